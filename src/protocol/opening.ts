import type { MountOptions, SessionInfo } from './mount';
import type { CheckoutBody, Diagnostics, HttpResponse } from './request';
import type { CheckoutFailureCode } from './session-failure';
import type { Ending } from './standalone';

/** A failure as the page receives it, a `TamarackError`. */
export type Failure = Error & {
  readonly name: 'TamarackError';
  readonly code: CheckoutFailureCode;
  readonly retryable: boolean;
};

/** The detail of an ending that the page receives. */
export type EndingDetail = Pick<Ending, 'sessionToken' | 'checkoutId'>;

/** Result of a checkout; `CheckoutOutcome` documents it. */
export type Outcome =
  | ({ readonly status: Ending['type'] } & EndingDetail)
  | { readonly status: 'failed'; readonly error: Failure }
  | { readonly status: 'closed' };

/** Subset of `AbortSignal`, without DOM types. */
interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** What the loader passes to `openCheckout` of the widget, for a dialog, or of `standalone.mjs`, for a window. */
export interface OpenOptions extends Omit<MountOptions, 'session' | 'retrySession' | 'onEvent'> {
  readonly body: CheckoutBody;
  /** To the request, which the loader posts while the code downloads. */
  readonly response: Promise<HttpResponse>;
  /** Posts the request again. */
  readonly post: () => Promise<HttpResponse>;
  /** Aborted when the page closes the checkout, perhaps before the code has loaded. */
  readonly signal: StopSignal;
  /** The window, which the loader opens during the press; null for a dialog. */
  readonly child: object | null;
  readonly downloads: {
    code(
      inWindow: true,
    ): Promise<{ follow(child: object, apiUrl: string, session: Promise<SessionInfo>): Promise<Outcome> }>;
    diagnostics(): Promise<Diagnostics>;
  };
}

/**
 * Opens a checkout and resolves once it is closed. Rejects if the API refuses the request. Any other failure of an open
 * checkout is the outcome `failed`.
 */
export type OpenCheckout = (options: OpenOptions) => Promise<Outcome>;

/** The outcome that the page receives of an ending, or without one. */
export const toOutcome = (ending: Ending | undefined): Outcome =>
  ending
    ? { status: ending.type, sessionToken: ending.sessionToken, checkoutId: ending.checkoutId }
    : { status: 'closed' };
