import type { DocumentWords } from '../document/document-words';
import { findCurrency } from './fields/currency';
import { findDocumentKind } from './fields/document-kind';
import { findInvoiceDates } from './fields/invoice-dates';
import { findInvoiceNumber } from './fields/invoice-number';
import { findMerchant } from './fields/merchant';
import { findTotals } from './fields/totals';
import { buildLayout } from './layout/document-layout';
import { type Found, type InvoiceReading, prefillConfidence } from './values/invoice-reading';

/** Of what is not clearly an invoice nothing is prefilled. */
const UNSURE = prefillConfidence - 0.15;
const CLEAR_KIND = 0.55;

/** Reads an invoice from the words of its pages. Pure; what is not found, or contradicts itself, is not sure. */
export function readInvoice(document: DocumentWords): InvoiceReading {
  const layout = buildLayout(document);
  const totals = findTotals(layout);
  const kind = findDocumentKind(layout, totals);
  const isInvoice = kind.value === 'invoice' && kind.confidence >= CLEAR_KIND;
  const kept = <T>(found: Found<T> | null): Found<T> | null =>
    found && !isInvoice ? { ...found, confidence: Math.min(found.confidence, UNSURE) } : found;
  const signed = <T>(found: Found<T> | null, sign: (value: T) => T): Found<T> | null =>
    found && { ...found, value: sign(found.value) };
  const owed = (cents: number): number => (kind.value === 'creditNote' && cents > 0 ? -cents : cents);
  return {
    source: document.source,
    pageCount: document.pageCount,
    kind,
    number: kept(findInvoiceNumber(layout)),
    total: kept(signed(totals.total, owed)),
    amountDue: kept(signed(totals.findAmountDue, owed)),
    currency: findCurrency(layout, totals),
    merchant: findMerchant(layout),
    ...findInvoiceDates(layout),
  };
}
