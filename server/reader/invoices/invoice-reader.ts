import type { Readable } from 'node:stream';
import type { InvoiceReading } from './values/invoice-reading';

/** Why a file is refused; the applicant can fix each. */
export type FileProblem =
  | 'passwordProtected'
  | 'broken'
  | 'tooManyPages'
  /** More pixels than can be read. */
  | 'imageTooLarge';

export type InvoiceFileResult =
  | { readonly state: 'read'; readonly reading: InvoiceReading }
  | { readonly state: 'refused'; readonly problem: FileProblem }
  /** Reading took too much time or memory: the content is unknown. */
  | { readonly state: 'unread' };

export interface InvoiceReader {
  /**
   * Reads a file outside the server's main thread. Never rejects because of the file's content.
   *
   * @param mediaType detected from the content: `application/pdf`, `image/png`, `image/jpeg` or `image/webp`
   * @throws Error if the content is shorter or longer than `size`, or the stream fails
   */
  read(
    content: Readable,
    file: { readonly size: number; readonly mediaType: string },
  ): Promise<InvoiceFileResult>;
  close(): Promise<void>;
}
