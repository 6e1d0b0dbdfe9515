/** Who calls: set once both headers of a session proved right. */
export interface Session {
  readonly sessionId: string;
  readonly checkoutId: string;
  readonly applicationId: string;
  readonly merchantId: string;
  /** It came by a link from a mail, and the application's phone is not proven in it yet: it may know nothing more. */
  readonly locked: boolean;
}
