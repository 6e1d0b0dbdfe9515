import type { Cents } from '@tamarack/core/money/cents';
import { normalizeInvoiceNumber, validateInvoiceNumber } from '@tamarack/core/validation/invoice';
import { limits } from '@tamarack/core/validation/limits';
import { type DocumentKind, type Found, type InvoiceReading, prefillConfidence } from '../../../reader';

/** What was found, where it is sure. */
export const sure = <T>(found: Found<T> | null): T | null =>
  found !== null && found.confidence >= prefillConfidence ? found.value : null;

/** More likely that than anything else. A warning is all that hangs on it; what is prefilled is sure by itself. */
const likelyFrom = 0.5;

/** What a document is taken for. */
export const kindOf = ({ kind }: InvoiceReading): DocumentKind =>
  kind.confidence >= likelyFrom ? kind.value : 'other';

export interface Prefilled {
  readonly number: string | null;
  readonly amount: Cents | null;
}

const nothing: Prefilled = { number: null, amount: null };

/**
 * What is filled in for the applicant to confirm: what an invoice says for sure and what can be financed. Of credit
 * notes, quotes and other papers nothing is, nor of an invoice that was paid or is of too little.
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
