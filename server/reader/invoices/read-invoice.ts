import type { DocumentWords } from '../document/document-words';
import { hasHandwrittenAmount } from './fields/amounts/handwriting';
import { findTotals } from './fields/amounts/totals';
import { findCurrency } from './fields/currency';
import { findDocumentKind } from './fields/document-kind';
import { findInvoiceDates } from './fields/invoice-dates';
import { findInvoiceNumber } from './fields/invoice-number';
import { findMerchant } from './fields/merchant';
import { buildLayout } from './layout/document-layout';
import { type FieldValue, type InvoiceReading, prefillConfidence } from './values/invoice-reading';

/** Below the prefill threshold: fields of anything but a clear invoice are not prefilled. */
const MAX_UNCLEAR_CONFIDENCE = prefillConfidence - 0.15;
const MIN_KIND_CONFIDENCE = 0.55;

/** Reads the fields of an invoice from its words. Pure; contradictions lower the confidence. */
export function readInvoice(document: DocumentWords): InvoiceReading {
  const layout = buildLayout(document);
  const totals = findTotals(layout);
  const kind = findDocumentKind(layout, totals);
  const isInvoice = kind.value === 'invoice' && kind.confidence >= MIN_KIND_CONFIDENCE;
  const areAmountsClear = isInvoice && !hasHandwrittenAmount(layout, totals.entries);
  const capConfidence = <T>(field: FieldValue<T> | null, isClear: boolean): FieldValue<T> | null =>
    field && !isClear ? { ...field, confidence: Math.min(field.confidence, MAX_UNCLEAR_CONFIDENCE) } : field;
  const applySign = <T>(field: FieldValue<T> | null, sign: (value: T) => T): FieldValue<T> | null =>
    field && { ...field, value: sign(field.value) };
  const negateCredit = (cents: number): number => (kind.value === 'creditNote' && cents > 0 ? -cents : cents);
  return {
    source: document.source,
    pageCount: document.pageCount,
    kind,
    number: capConfidence(findInvoiceNumber(layout), isInvoice),
    total: capConfidence(applySign(totals.total, negateCredit), areAmountsClear),
    amountDue: capConfidence(applySign(totals.amountDue, negateCredit), areAmountsClear),
    currency: findCurrency(layout, totals),
    merchant: findMerchant(layout),
    ...findInvoiceDates(layout),
  };
}
