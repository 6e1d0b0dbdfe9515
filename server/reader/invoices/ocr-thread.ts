import { createRequestHandler } from '../../threads';
import { createOcrEngine } from '../ocr/ocr-engine';
import { type OcrInput, readWordsByOcr } from '../ocr/read-words-by-ocr';
import { readInvoice } from './read-invoice';
import type { InvoiceReading } from './values/invoice-reading';

/** Null if the file is damaged. */
export type OcrResult = InvoiceReading | null;

const engine = await createOcrEngine();

export const handle = createRequestHandler<OcrInput, OcrResult>(async (file) => {
  const document = await readWordsByOcr(engine, file);
  return document && readInvoice(document);
});
