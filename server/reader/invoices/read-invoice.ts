import type { DocumentWords } from '../pages/page-words';
import { currencyOf } from './fields/currency';
import { invoiceDates } from './fields/invoice-dates';
import { documentKind } from './fields/kind';
import { merchantOf } from './fields/merchant';
import { invoiceNumber } from './fields/number';
import { totalsOf } from './fields/totals';
import { type Found, type InvoiceReading, sureFrom } from './invoice-reading';
import { sheetOf } from './layout/sheet';

/** Of what is not clearly an invoice nothing is prefilled. */
const UNSURE = sureFrom - 0.15;
const CLEAR_KIND = 0.55;

/** Reads an invoice from the words of its pages. Pure; what is not found, or contradicts itself, is not sure. */
export function readInvoice(document: DocumentWords): InvoiceReading {
  const sheet = sheetOf(document);
  const totals = totalsOf(sheet);
  const kind = documentKind(sheet, totals);
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
    number: kept(invoiceNumber(sheet)),
    total: kept(signed(totals.total, owed)),
    amountDue: kept(signed(totals.amountDue, owed)),
    currency: currencyOf(sheet, totals),
    merchant: merchantOf(sheet),
    ...invoiceDates(sheet),
  };
}
