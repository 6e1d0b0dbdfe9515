import { answerEach } from '../../threads';
import { findImageProblem } from '../image/check-image';
import { hasReadableText } from '../pdf/has-readable-text';
import { readPdfWords } from '../pdf/read-pdf-words';
import type { UnreadableFile } from './invoice-reader';
import { readInvoice } from './read-invoice';
import type { InvoiceReading } from './values/invoice-reading';

export interface FileToOpen {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly mostPages: number;
  readonly mostElements: number;
}

export type Opened =
  | { readonly state: 'read'; readonly reading: InvoiceReading }
  | { readonly state: 'refused'; readonly problem: UnreadableFile }
  /** It opens; its words have to be recognised. */
  | { readonly state: 'picture' };

export const answer = answerEach<FileToOpen, Opened>(
  async ({ bytes, mediaType, mostPages, mostElements }) => {
    if (mediaType !== 'application/pdf') {
      const problem = findImageProblem(bytes, mostElements);
      return problem ? { state: 'refused', problem } : { state: 'picture' };
    }
    const words = await readPdfWords(bytes, mostPages);
    if (words.state !== 'read') return { state: 'refused', problem: words.state };
    return hasReadableText(words.document)
      ? { state: 'read', reading: readInvoice(words.document) }
      : { state: 'picture' };
  },
);
