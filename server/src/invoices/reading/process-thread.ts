import { answerEach } from '../../reading/answer-each';
import { createRecogniser } from '../../reading/recognise';
import { type PictureFile, recogniseFile } from '../../reading/recognise-file';
import type { InvoiceReading } from './invoice-reading';
import { readInvoice } from './read-invoice';

/** Null where the file is broken. */
export type Recognised = InvoiceReading | null;

const recogniser = await createRecogniser();

answerEach<PictureFile, Recognised>(async (file) => {
  const document = await recogniseFile(recogniser, file);
  return document && readInvoice(document);
});
