import type { DocumentKind } from '../../server/reader/invoices/values/invoice-reading';

/** A made-up document as a PDF, and what a careful person reads on it. */
export interface TestInvoice {
  readonly name: string;
  /** The same bytes each time. */
  readonly make: () => Promise<Buffer>;
  readonly truth: Truth;
}

export interface Truth {
  readonly kind: DocumentKind;
  readonly number: string | null;
  /** Cents; negative on a credit note. */
  readonly total: number | null;
  /** Cents. */
  readonly amountDue: number | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly merchant: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string | null;
  /** `YYYY-MM-DD`; also where only terms such as Net 30 tell it. */
  readonly dueOn: string | null;
}
