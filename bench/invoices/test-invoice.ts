import type { DocumentKind } from '../../server/reader/invoices/values/invoice-reading';

/** A generated document as a PDF, and its correct reading. */
export interface TestInvoice {
  readonly name: string;
  /** Always gives the same bytes. */
  readonly make: () => Promise<Buffer>;
  readonly truth: GroundTruth;
}

export interface GroundTruth {
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
  /** `YYYY-MM-DD`; also if it only follows from terms such as Net 30. */
  readonly dueOn: string | null;
}
