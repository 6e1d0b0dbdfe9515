import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Facts } from '@tamarack/core/flow/facts';
import type { LocalState } from '@tamarack/core/flow/local-state';
import type { SessionFailureCode } from '@tamarack/core/protocol/session-failure';
import type { Api } from '../api/api';
import type { ApplicationView } from '../api/types';
import type { Uploads } from './upload-item';

/** What `send` resolves to; it never rejects. `problem` null: no answer came (the network). */
export type SendResult = { readonly ok: true } | { readonly ok: false; readonly problem: Problem | null };

/** A message on top, by its key in the locale files; `retry` sends the same press again. */
export interface Toast {
  /** Changes with each message, so the same message shown twice restarts its time. */
  readonly id: number;
  readonly messageKey: string;
  readonly retry: (() => void) | null;
}

export interface Loaded {
  readonly view: ApplicationView;
  readonly facts: Facts;
}

export type Loading =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & Loaded)
  | { readonly kind: 'invoiceLink'; readonly code: InvoiceLinkCode }
  /** `message`: the merchant's own, of a set-up error; null for the general text. */
  | { readonly kind: 'errorGeneral'; readonly message: string | null; readonly retryable: boolean }
  | { readonly kind: 'errorRequest'; readonly retryable: boolean }
  /** The session or the checkout is over. */
  | { readonly kind: 'expired' };

export type InvoiceLinkCode = Extract<SessionFailureCode, `invoiceLink${string}`>;

export interface WidgetState {
  readonly loading: Loading;
  readonly local: LocalState;
  /** Types of the events under way. */
  readonly pending: readonly FlowEvent['type'][];
  readonly toast: Toast | null;
  readonly offline: boolean;
  /** What was typed and not saved yet, by screen. In memory only: it may hold a SIN. */
  readonly drafts: Readonly<Record<string, object>>;
  readonly api: Api | null;
  /** Files on their way; there with the engine. */
  readonly uploads: Uploads | null;
}
