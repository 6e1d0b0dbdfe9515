import type { Cents } from '@tamarack/core/money/cents';
import { normalizeInvoiceNumber, validateInvoiceNumber } from '@tamarack/core/validation/invoice';
import { limits } from '@tamarack/core/validation/limits';
import { type DocumentKind, type Found, type InvoiceReading, prefillConfidence } from '../../../reader';

/** The extracted values that are certain. */
export const sure = <T>(found: Found<T> | null): T | null =>
  found !== null && found.confidence >= prefillConfidence ? found.value : null;

/** More likely that than anything else. It only triggers a warning; prefilled values are certain by themselves. */
const likelyFrom = 0.5;

/** Detected kind of a document. */
export const kindOf = ({ kind }: InvoiceReading): DocumentKind =>
  kind.confidence >= likelyFrom ? kind.value : 'other';

export interface Prefilled {
  readonly number: string | null;
  readonly amount: Cents | null;
}

const nothing: Prefilled = { number: null, amount: null };

/**
 * Values to prefill for the applicant's confirmation: certain values of an invoice that can be financed. Nothing is
 * prefilled from credit notes, quotes and other papers, nor from an invoice that is paid or below the minimum.
 */
export function prefill(reading: InvoiceReading | null): Prefilled {
  if (reading === null || kindOf(reading) !== 'invoice') return nothing;
  const amount = sure(reading.amountDue) ?? sure(reading.total);
  if (amount !== null && amount < limits.invoiceMinimum) return nothing;
  const number = sure(reading.number);
  return {
    number: number !== null && validateInvoiceNumber(number) === null ? normalizeInvoiceNumber(number) : null,
    amount,
  };
}
