/**
 * Why no session could be created (specification, section 8). `merchant` shows its `message` (codes
 * `TC-1000…`); the widget has a text for each of the others.
 */
export type SessionFailureCode =
  | 'invoiceLinkUsed'
  | 'invoiceLinkRejected'
  | 'invoiceLinkDeactivated'
  | 'invoiceLinkExpired'
  | 'invoiceLinkInvalid'
  | 'general'
  | 'request'
  /** The resume link has expired. */
  | 'expired'
  | 'merchant';

/** Rejection of the session promise. Identified by `code`, since loader and widget are separate bundles. */
export interface SessionFailure {
  readonly name: 'TamarackError';
  readonly code: SessionFailureCode;
  readonly message: string;
  /** A retry can succeed: the network or the server failed, not the request. */
  readonly retryable: boolean;
}
