import { createRequestHandler } from '../../threads';
import { findImageProblem } from '../image/find-image-problem';
import { hasReadableText } from '../pdf/has-readable-text';
import { readPdfWords } from '../pdf/read-pdf-words';
import type { FileProblem } from './invoice-reader';
import { readInvoice } from './read-invoice';
import type { InvoiceReading } from './values/invoice-reading';

export interface TextRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly maxPages: number;
  readonly maxPixels: number;
}

export type TextResult =
  | { readonly state: 'read'; readonly reading: InvoiceReading }
  | { readonly state: 'refused'; readonly problem: FileProblem }
  /** A valid file that needs OCR. */
  | { readonly state: 'image' };

export const handle = createRequestHandler<TextRequest, TextResult>(
  async ({ bytes, mediaType, maxPages, maxPixels }) => {
    if (mediaType !== 'application/pdf') {
      const problem = findImageProblem(bytes, maxPixels);
      return problem ? { state: 'refused', problem } : { state: 'image' };
    }
    const words = await readPdfWords(bytes, maxPages);
    if (words.state !== 'read') return { state: 'refused', problem: words.state };
    return hasReadableText(words.document)
      ? { state: 'read', reading: readInvoice(words.document) }
      : { state: 'image' };
  },
);
