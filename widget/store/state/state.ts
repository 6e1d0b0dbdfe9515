import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Facts } from '@tamarack/core/flow/facts';
import type { LocalState } from '@tamarack/core/flow/local-state';
import type { PageFailureCode, SessionFailureCode } from '@tamarack/core/protocol/session-failure';
import type { StoreApi } from 'zustand/vanilla';
import type { Api } from '../../api/api';
import type { ApplicationView } from '../../api/types';
import type { Uploads } from './upload-item';

/** Result of `send`, which never rejects. `problem` is null when there was no response (network). */
export type SendResult = { readonly ok: true } | { readonly ok: false; readonly problem: Problem | null };

/** Sends an event to the store. Resolves when its effect has ended; never rejects. */
export type Send = (event: FlowEvent) => Promise<SendResult>;

/** A toast with its message key; `retry` sends the same event again. */
interface Toast {
  /** Changes with each message, so that a repeated message restarts its timer. */
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
  | { readonly kind: 'errorGeneral'; readonly retryable: boolean }
  /** A mistake in the merchant's setup: its code (`TC-1000…` or `invalidRequest`) and a message for its developer. */
  | { readonly kind: 'errorSetup'; readonly code: string | null; readonly message: string }
  | {
      readonly kind: 'errorRequest';
      readonly retryable: boolean;
      /** There was no answer: the network is down, or something blocks the API. */
      readonly unreachable: boolean;
    }
  /** The session or the checkout has expired. */
  | { readonly kind: 'expired' }
  /** The purchase of the session is complete. */
  | { readonly kind: 'reused' }
  | { readonly kind: PageFailureCode };

/** The kinds of the invoice-link error (specification, section 2). */
export type InvoiceLinkCode = Extract<SessionFailureCode, `invoiceLink${string}` | 'general'>;

export interface WidgetState {
  readonly loading: Loading;
  readonly local: LocalState;
  /** Types of the pending events. */
  readonly pending: readonly FlowEvent['type'][];
  readonly toast: Toast | null;
  readonly offline: boolean;
  /** Unsaved input by screen. In memory only: it may hold a SIN. */
  readonly drafts: Readonly<Record<string, object>>;
  readonly api: Api | null;
  /** An outcome was reported: the session's token is ended, and only the secure frames still call the API. */
  readonly ended: boolean;
  /** Null until the engine is loaded. */
  readonly uploads: Uploads | null;
}

/** The browser's storage. Throws if the browser denies access. */
export type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One mount's store. */
export interface WidgetStore {
  readonly state: StoreApi<WidgetState>;
  readonly send: Send;
  readonly storage: GetStorage;
}
