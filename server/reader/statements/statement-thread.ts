import { createRequestHandler } from '../../threads';
import { findStatementMonths } from './find-statement-months';
import { type PdfText, readPdfText } from './read-pdf-text';
import type { Months } from './to-months';

export type StatementResult =
  | { readonly state: 'read'; readonly pages: number; readonly months: Months | null }
  | Exclude<PdfText, { readonly state: 'read' }>;

export const handle = createRequestHandler<Uint8Array, StatementResult>(async (bytes) => {
  const read = await readPdfText(bytes);
  return read.state === 'read'
    ? { state: 'read', pages: read.pages, months: findStatementMonths(read.text) }
    : read;
});
