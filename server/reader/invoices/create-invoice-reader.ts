import { createLimitedWorker, startProcess, startThread, WorkerFailure } from '../../threads';
import { readStream } from '../document/read-stream';
import type { InvoiceFileResult, InvoiceReader } from './invoice-reader';
import type { OcrResult } from './ocr-thread';
import type { TextRequest, TextResult } from './text-thread';

/** Limits for reading one file. */
export interface InvoiceReaderLimits {
  /** Maximum pages of a PDF. */
  readonly maxPages: number;
  /** Maximum pixels of an image: width times height. */
  readonly maxPixels: number;
  /** A text layer, in a thread of the server. */
  readonly text: {
    readonly milliseconds: number;
    readonly heapMegabytes: number;
    /** Maximum growth of the whole process: unpacked content is outside the heap. */
    readonly growthMegabytes: number;
    readonly maxWaiting: number;
  };
  /** OCR, in a separate process that stops when idle. */
  readonly ocr: {
    readonly milliseconds: number;
    readonly heapMegabytes: number;
    readonly memoryMegabytes: number;
    readonly maxWaiting: number;
    readonly idleMilliseconds: number;
  };
}

export const defaultLimits: InvoiceReaderLimits = {
  maxPages: 50,
  maxPixels: 60_000_000,
  text: { milliseconds: 6_000, heapMegabytes: 128, growthMegabytes: 384, maxWaiting: 8 },
  ocr: {
    milliseconds: 25_000,
    heapMegabytes: 384,
    memoryMegabytes: 1_400,
    maxWaiting: 4,
    idleMilliseconds: 120_000,
  },
};

const textThread = new URL('./text-thread.ts', import.meta.url);
const ocrThread = new URL('./ocr-thread.ts', import.meta.url);

const failure = 'an invoice was not read';

/** Each part starts with the first file that needs it; after a crash it is replaced for the next file. */
export function createInvoiceReader(limits: InvoiceReaderLimits = defaultLimits): InvoiceReader {
  const { maxPages, maxPixels, text, ocr } = limits;
  const textWorker = createLimitedWorker<TextRequest, TextResult>({
    ...text,
    failure,
    start: () => startThread(textThread, text.heapMegabytes),
  });
  const ocrWorker = createLimitedWorker<{ bytes: Uint8Array; mediaType: string }, OcrResult>({
    ...ocr,
    failure,
    start: () => startProcess(ocrThread, ocr),
  });

  const readFile: InvoiceReader['read'] = async (content, { size, mediaType }) => {
    let bytes = new Uint8Array();
    const result = await textWorker.run(async () => {
      bytes = await readStream(content, size);
      return { bytes, mediaType, maxPages, maxPixels };
    });
    if (result.state !== 'image') return result;
    const reading = await ocrWorker.run(async () => ({ bytes, mediaType }));
    return reading ? { state: 'read', reading } : { state: 'refused', problem: 'broken' };
  };

  return {
    read: async (content, file): Promise<InvoiceFileResult> => {
      // an error while queued is reported when the request runs
      content.on('error', () => undefined);
      try {
        return await readFile(content, file);
      } catch (error) {
        content.destroy();
        if (error instanceof WorkerFailure) return { state: 'unread' };
        throw error;
      }
    },
    close: async () => void (await Promise.all([textWorker.close(), ocrWorker.close()])),
  };
}
