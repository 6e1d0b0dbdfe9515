/**
 * Why no session could be created (specification, section 8). `merchant` (codes `TC-1000…`) and `invalidRequest` are
 * mistakes of the merchant's page: the dialog tells the customer to contact the merchant, and shows the `message`, which is
 * the developer's, in small print. The widget has a text for each of the others.
 */
export type SessionFailureCode =
  | 'invoiceLinkUsed'
  | 'invoiceLinkRejected'
  | 'invoiceLinkDeactivated'
  | 'invoiceLinkExpired'
  | 'invoiceLinkInvalid'
  | 'general'
  | 'request'
  /** The resume link or the client token has expired, or the checkout was cancelled. */
  | 'expired'
  | 'merchant'
  /** The API refuses an option that the page cannot check; the message names it. */
  | 'invalidRequest';

/** The address of the hosted page names no merchant: it has neither a key nor a link. */
export type PageFailureCode = 'noMerchant';

/** The reason why the customer could not continue in an open checkout. */
export type CheckoutFailureCode = SessionFailureCode | 'loadFailed';

/** Rejection of the session promise. Identified by `code`, since loader and widget are separate bundles. */
export interface SessionFailure {
  readonly name: 'TamarackError';
  readonly code: SessionFailureCode;
  readonly message: string;
  /** A retry can succeed: the network or the server failed, not the request. */
  readonly retryable: boolean;
  /** With `general`: the request was for an invoice's link, and the title says so. */
  readonly isInvoice?: boolean | undefined;
}
