import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';

/** What was read, and how sure it is: 0 to 1. */
export interface Found<T> {
  readonly value: T;
  readonly confidence: number;
}

/** From here on a field is prefilled; what is less sure is left to the person. */
export const prefillConfidence = 0.9;

export type DocumentKind = 'invoice' | 'creditNote' | 'statement' | 'quote' | 'receipt' | 'other';

/** What an invoice says. A field that was not found is null. */
export interface InvoiceReading {
  readonly source: 'textLayer' | 'recognition';
  readonly pageCount: number;
  readonly kind: Found<DocumentKind>;
  readonly number: Found<string> | null;
  /** All of the invoice, taxes included; negative on a credit note. */
  readonly total: Found<Cents> | null;
  /** What is still to be paid of it. */
  readonly amountDue: Found<Cents> | null;
  /** ISO 4217. */
  readonly currency: Found<string> | null;
  /** Who is to be paid, as it names itself. */
  readonly merchant: Found<string> | null;
  readonly issuedOn: Found<PlainDate> | null;
  readonly dueOn: Found<PlainDate> | null;
}
