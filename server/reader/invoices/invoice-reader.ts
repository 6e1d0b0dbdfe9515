import type { Readable } from 'node:stream';
import type { InvoiceReading } from './values/invoice-reading';

/** Why a file cannot be taken as an invoice; the applicant can do something about each. */
export type UnreadableFile =
  | 'passwordProtected'
  | 'broken'
  /** More pages than an invoice has. */
  | 'tooManyPages'
  /** More picture elements than can be read. */
  | 'imageTooLarge';

export type InvoiceFileRead =
  | { readonly state: 'read'; readonly reading: InvoiceReading }
  | { readonly state: 'refused'; readonly problem: UnreadableFile }
  /** Reading it took more time or memory than one file may have: nothing is known of it. */
  | { readonly state: 'unread' };

export interface InvoiceReader {
  /**
   * Reads a file of so many bytes, off the server's own thread. Never rejects for what the file is.
   * @param mediaType as its content tells it: `application/pdf`, `image/png`, `image/jpeg` or `image/webp`
   * @throws Error where the content ends early, is longer, or cannot be read
   */
  read(
    content: Readable,
    file: { readonly size: number; readonly mediaType: string },
  ): Promise<InvoiceFileRead>;
  close(): Promise<void>;
}
