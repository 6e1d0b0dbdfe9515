/** The caller: set once both headers of a session are verified. */
export interface Session {
  readonly sessionId: string;
  readonly checkoutId: string;
  readonly applicationId: string;
  readonly merchantId: string;
  /** Whether a proof of identity is due; until then the session may read nothing else. */
  readonly locked: boolean;
  /** The code that is due in a locked session: to the phone, then to the address of the customer's account. */
  readonly proofDue: 'phone' | 'email' | null;
  /** The secure frames that called, and whether the customer's phone was verified in them; null for the page. */
  readonly frame: { readonly id: string; readonly proven: boolean } | null;
}
