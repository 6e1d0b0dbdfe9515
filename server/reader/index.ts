/**
 * Entry point of the reader. It starts threads, but loads neither a PDF engine nor OCR. `readInvoice`, `readPdfWords`
 * and `renderPages` do, so benchmarks and tests import those from their files.
 */

export { createInvoiceReader } from './invoices/create-invoice-reader';
export type { FileProblem, InvoiceReader } from './invoices/invoice-reader';
export {
  type DocumentKind,
  type FieldValue,
  type InvoiceReading,
  prefillConfidence,
} from './invoices/values/invoice-reading';
export { toNumberKey } from './invoices/values/number-key';
export { readStatement, type StatementReading } from './statements/read-statement';
