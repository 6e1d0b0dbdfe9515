/** Who calls: set by the session plug-in once both headers proved right. */
export interface Session {
  readonly sessionId: string;
  readonly checkoutId: string;
  readonly applicationId: string;
  readonly merchantId: string;
}
