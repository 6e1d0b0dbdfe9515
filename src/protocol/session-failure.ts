/**
 * Why there is no session (specification, section 8). `merchant` shows its own `message` (codes that begin with
 * `TC-1000`); the others are shown by the widget's own words for their code.
 */
export type SessionFailureCode =
  | 'invoiceLinkUsed'
  | 'invoiceLinkRejected'
  | 'invoiceLinkDeactivated'
  | 'invoiceLinkExpired'
  | 'invoiceLinkInvalid'
  | 'general'
  | 'request'
  /** The link that was to lead back is over. */
  | 'expired'
  | 'merchant';

/** What the session's promise rejects with. Recognised by `code`, never by class: loader and widget are two bundles. */
export interface SessionFailure {
  readonly name: 'TamarackError';
  readonly code: SessionFailureCode;
  readonly message: string;
  /** Asking again can help: the network or the server failed, not the request. */
  readonly retryable: boolean;
}
