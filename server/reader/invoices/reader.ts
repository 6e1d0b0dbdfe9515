import { createLimited, startProcess, startThread, Unanswered } from '../../threads';
import { readStream } from '../document/read-stream';
import type { InvoiceFileRead, InvoiceReader } from './invoice-reader';
import type { Recognised } from './process-thread';
import type { FileToOpen, Opened } from './reader-thread';

/** What reading one file may take. */
export interface InvoiceReaderLimits {
  /** Of a PDF. */
  readonly mostPages: number;
  /** Of a picture: width times height. */
  readonly mostElements: number;
  /** A text layer, in a thread of the server. */
  readonly text: {
    readonly milliseconds: number;
    readonly heapMegabytes: number;
    /** By which the whole process may grow meanwhile: what a file unpacks to lies outside the heap. */
    readonly growthMegabytes: number;
    readonly mostWaiting: number;
  };
  /** Recognition, in a process of its own that is there while it is needed. */
  readonly recognition: {
    readonly milliseconds: number;
    readonly heapMegabytes: number;
    readonly memoryMegabytes: number;
    readonly mostWaiting: number;
    readonly idleMilliseconds: number;
  };
}

export const usualLimits: InvoiceReaderLimits = {
  mostPages: 50,
  mostElements: 60_000_000,
  text: { milliseconds: 6_000, heapMegabytes: 128, growthMegabytes: 384, mostWaiting: 8 },
  recognition: {
    milliseconds: 25_000,
    heapMegabytes: 384,
    memoryMegabytes: 1_000,
    mostWaiting: 4,
    idleMilliseconds: 120_000,
  },
};

const textThread = new URL('./reader-thread.ts', import.meta.url);
const recognitionThread = new URL('./process-thread.ts', import.meta.url);

const failure = 'an invoice was not read';

/** Each part is started by the first file that needs it; one that dies is started anew by the next. */
export function createInvoiceReader(limits: InvoiceReaderLimits = usualLimits): InvoiceReader {
  const { mostPages, mostElements, text, recognition } = limits;
  const opening = createLimited<FileToOpen, Opened>({
    ...text,
    failure,
    start: () => startThread(textThread, text.heapMegabytes),
  });
  const recognising = createLimited<{ bytes: Uint8Array; mediaType: string }, Recognised>({
    ...recognition,
    failure,
    start: () => startProcess(recognitionThread, recognition),
  });

  const readOne: InvoiceReader['read'] = async (content, { size, mediaType }) => {
    let bytes = new Uint8Array();
    const opened = await opening.ask(async () => {
      bytes = await readStream(content, size);
      return { bytes, mediaType, mostPages, mostElements };
    });
    if (opened.state !== 'picture') return opened;
    const reading = await recognising.ask(async () => ({ bytes, mediaType }));
    return reading ? { state: 'read', reading } : { state: 'refused', problem: 'broken' };
  };

  return {
    read: async (content, file): Promise<InvoiceFileRead> => {
      // what fails while it waits is told when its turn comes
      content.on('error', () => undefined);
      try {
        return await readOne(content, file);
      } catch (error) {
        content.destroy();
        if (error instanceof Unanswered) return { state: 'unread' };
        throw error;
      }
    },
    close: async () => void (await Promise.all([opening.close(), recognising.close()])),
  };
}
