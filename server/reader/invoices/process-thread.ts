import { answerEach } from '../../threads/answer-each';
import { createRecogniser } from '../pages/recognise';
import { type PictureFile, recogniseFile } from '../pages/recognise-file';
import type { InvoiceReading } from './invoice-reading';
import { readInvoice } from './read-invoice';

/** Null where the file is broken. */
export type Recognised = InvoiceReading | null;

const recogniser = await createRecogniser();

export const answer = answerEach<PictureFile, Recognised>(async (file) => {
  const document = await recogniseFile(recogniser, file);
  return document && readInvoice(document);
});
