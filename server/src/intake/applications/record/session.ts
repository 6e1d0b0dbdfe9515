/** The caller: set once both headers of a session are verified. */
export interface Session {
  readonly sessionId: string;
  readonly checkoutId: string;
  readonly applicationId: string;
  readonly merchantId: string;
  /** Opened by a link from a mail, and the application's phone is not verified in it yet: it may see nothing else. */
  readonly locked: boolean;
  /** The secure frames that called, and whether the customer's phone was verified in them; null for the page. */
  readonly frame: { readonly id: string; readonly proven: boolean } | null;
}
