import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';

/** A value with its confidence, 0 to 1. */
export interface FieldValue<T> {
  readonly value: T;
  readonly confidence: number;
}

/** Minimum confidence of a prefilled field; the applicant enters the rest. */
export const prefillConfidence = 0.9;

export type DocumentKind = 'invoice' | 'creditNote' | 'statement' | 'quote' | 'receipt' | 'other';

/** The fields of an invoice; null if not found. */
export interface InvoiceReading {
  /** Stored; `recognition` is OCR. */
  readonly source: 'textLayer' | 'recognition';
  readonly pageCount: number;
  readonly kind: FieldValue<DocumentKind>;
  readonly number: FieldValue<string> | null;
  /** With taxes; negative on a credit note. */
  readonly total: FieldValue<Cents> | null;
  /** Total less payments and holdback, never with an earlier balance. */
  readonly amountDue: FieldValue<Cents> | null;
  /** ISO 4217. */
  readonly currency: FieldValue<string> | null;
  /** The payee's name as printed. */
  readonly merchant: FieldValue<string> | null;
  readonly issuedOn: FieldValue<PlainDate> | null;
  readonly dueOn: FieldValue<PlainDate> | null;
}
