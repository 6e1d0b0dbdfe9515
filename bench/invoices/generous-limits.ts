import { defaultLimits, type InvoiceReaderLimits } from '../../server/reader/invoices/create-invoice-reader';

/** Limits for measuring a reader's accuracy, not its speed. */
export const generousLimits: InvoiceReaderLimits = {
  ...defaultLimits,
  text: { ...defaultLimits.text, milliseconds: 120_000 },
  ocr: { ...defaultLimits.ocr, milliseconds: 300_000 },
};
