import { answerEach } from '../../threads/answer-each';
import { type PdfText, readPdfText } from './pdf-text';
import type { Months } from './period-months';
import { statementMonths } from './statement-months';

export type Answer =
  | { readonly state: 'read'; readonly pages: number; readonly months: Months | null }
  | Exclude<PdfText, { readonly state: 'read' }>;

export const answer = answerEach<Uint8Array, Answer>(async (bytes) => {
  const read = await readPdfText(bytes);
  return read.state === 'read'
    ? { state: 'read', pages: read.pages, months: statementMonths(read.text) }
    : read;
});
