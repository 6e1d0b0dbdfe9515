import type { Readable } from 'node:stream';
import { createLimitedWorker, startThread } from '../../threads';
import { readStream } from '../document/read-stream';
import type { StatementResult } from './statement-thread';

/** What a PDF tells; `months` null where its words do not say. */
export type StatementReading = StatementResult;

export interface StatementReader {
  /**
   * Reads a PDF of so many bytes. One file at a time, in the order of the calls.
   *
   * @throws Error where the content ends early, is longer, or cannot be read, and where the file takes more time or memory
   * than a statement needs; the next call is not touched by it
   */
  read(content: Readable, size: number): Promise<StatementReading>;
  close(): Promise<void>;
}

/** Limits of one reading. */
export interface ReadingLimits {
  readonly milliseconds: number;
  /** Of the thread's heap. */
  readonly heapMegabytes: number;
  /** By which the whole process may grow meanwhile: what a file unpacks to lies outside the heap. */
  readonly growthMegabytes: number;
}

export const defaultLimits: ReadingLimits = {
  milliseconds: 20_000,
  heapMegabytes: 128,
  growthMegabytes: 384,
};

const thread = new URL('./statement-thread.ts', import.meta.url);

/** A reader with a thread of its own, started with the first file and kept; after its death the next file gets anew. */
export function createStatementReader(limits: ReadingLimits = defaultLimits): StatementReader {
  const { milliseconds, growthMegabytes } = limits;
  const worker = createLimitedWorker({
    start: () =>
      startThread<Uint8Array<ArrayBuffer>, StatementResult>(thread, limits.heapMegabytes, ({ buffer }) => [
        buffer,
      ]),
    failure: 'a statement was not read',
    milliseconds,
    growthMegabytes,
  });
  return {
    read: (content, size) => {
      // what fails while it waits is told to the caller when its turn comes
      content.on('error', () => undefined);
      const reading = worker.run(() => readStream(content, size));
      reading.catch(() => content.destroy());
      return reading;
    },
    close: worker.close,
  };
}

const defaultReader = createStatementReader();

/** `StatementReader.read` of the reader that all of this process share, with the usual limits. */
export const readStatement: StatementReader['read'] = (content, size) => defaultReader.read(content, size);
