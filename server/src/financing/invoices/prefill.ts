import type { Cents } from '@tamarack/core/money/cents';
import { normalizeInvoiceNumber, validateInvoiceNumber } from '@tamarack/core/validation/invoice';
import { limits } from '@tamarack/core/validation/limits';
import { type DocumentKind, type FieldValue, type InvoiceReading, prefillConfidence } from '../../../reader';

/** A value if it is certain, otherwise null. */
export const toCertainValue = <T>(found: FieldValue<T> | null): T | null =>
  found !== null && found.confidence >= prefillConfidence ? found.value : null;

/** A document kind below this confidence counts as `other`. The kind only triggers a warning. */
const minKindConfidence = 0.5;

/** Detected kind of a document. */
export const toDocumentKind = ({ kind }: InvoiceReading): DocumentKind =>
  kind.confidence >= minKindConfidence ? kind.value : 'other';

/** Minimum confidence that the currency is Canadian dollars. */
const minCurrencyConfidence = 0.65;

/** Whether the amounts may be in another currency. Not certain enough to refuse the file. */
const isPossiblyForeign = ({ currency }: InvoiceReading): boolean =>
  currency !== null && (currency.value !== 'CAD' || currency.confidence < minCurrencyConfidence);

export interface PrefillValues {
  readonly number: string | null;
  readonly amount: Cents | null;
}

const emptyPrefill: PrefillValues = { number: null, amount: null };

/** The amount due, or the total; null if an uncertain amount due differs from the total. */
function findAmount({ amountDue, total }: InvoiceReading): Cents | null {
  const due = toCertainValue(amountDue);
  if (due !== null) return due;
  return amountDue !== null && amountDue.value !== total?.value ? null : toCertainValue(total);
}

/**
 * Values to prefill for the applicant's confirmation: certain values of an invoice that can be financed. Nothing is
 * prefilled from credit notes, quotes and other papers, nor from an invoice that is paid or below the minimum; no
 * amount that may be of another currency.
 */
export function prefill(reading: InvoiceReading | null): PrefillValues {
  if (reading === null || toDocumentKind(reading) !== 'invoice') return emptyPrefill;
  const amount = findAmount(reading);
  if (amount !== null && amount < limits.invoiceMinimum) return emptyPrefill;
  const number = toCertainValue(reading.number);
  const isForeign = isPossiblyForeign(reading);
  return {
    number: number !== null && validateInvoiceNumber(number) === null ? normalizeInvoiceNumber(number) : null,
    amount: isForeign ? null : amount,
  };
}
