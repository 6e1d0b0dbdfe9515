/**
 * The reader's door for the server. It starts threads and loads none of what reads files: neither a PDF engine nor OCR.
 * `readInvoice`, `readPdfWords` and `renderPages` do, so benchmarks and tests import those from their files.
 */
export type { InvoiceReader, UnreadableFile } from './invoices/invoice-reader';
export { createInvoiceReader } from './invoices/reader';
export {
  type DocumentKind,
  type Found,
  type InvoiceReading,
  prefillConfidence,
} from './invoices/values/invoice-reading';
export { numberKey } from './invoices/values/number-key';
export { readStatement, type StatementRead } from './statements/read-statement';
