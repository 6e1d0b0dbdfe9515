import { answerEach } from '../../threads';
import { createOcrEngine } from '../ocr/ocr-engine';
import { type OcrInput, readWordsByOcr } from '../ocr/read-words';
import { readInvoice } from './read-invoice';
import type { InvoiceReading } from './values/invoice-reading';

/** Null where the file is broken. */
export type Recognised = InvoiceReading | null;

const recogniser = await createOcrEngine();

export const answer = answerEach<OcrInput, Recognised>(async (file) => {
  const document = await readWordsByOcr(recogniser, file);
  return document && readInvoice(document);
});
