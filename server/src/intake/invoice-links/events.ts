/** A link at the time of an event. */
export interface InvoiceLinkSnapshot {
  readonly linkId: string;
  readonly status: 'open' | 'used' | 'rejected' | 'deactivated';
  readonly invoiceNumber: string;
  readonly site: string | null;
  /** Dollars. */
  readonly amount: number;
  readonly currency: 'CAD';
  /** The checkout that used it. */
  readonly checkoutId: string | null;
}

/** Events of a merchant's link, published in the same transaction. */
export interface InvoiceLinkEvent {
  readonly type: 'created' | 'used' | 'rejected' | 'deactivated';
  readonly merchantId: string;
  readonly link: InvoiceLinkSnapshot;
}
