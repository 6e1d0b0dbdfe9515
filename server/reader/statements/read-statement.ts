import type { Readable } from 'node:stream';
import { createLimitedWorker, startThread } from '../../threads';
import { readStream } from '../document/read-stream';
import type { StatementResult } from './statement-thread';

/** Result of reading a statement; `months` is null if not found. */
export type StatementReading = StatementResult;

export interface StatementReader {
  /**
   * Reads a PDF of `size` bytes. One file at a time, in the order of the calls.
   *
   * @throws Error if the content is shorter or longer than `size` or cannot be read, or if the file exceeds a limit;
   * the next call is unaffected
   */
  read(content: Readable, size: number): Promise<StatementReading>;
  close(): Promise<void>;
}

/** Limits for reading one file. */
export interface ReadingLimits {
  readonly milliseconds: number;
  /** Of the thread's heap. */
  readonly heapMegabytes: number;
  /** Maximum growth of the whole process: unpacked content is outside the heap. */
  readonly growthMegabytes: number;
}

export const defaultLimits: ReadingLimits = {
  milliseconds: 20_000,
  heapMegabytes: 128,
  growthMegabytes: 384,
};

const thread = new URL('./statement-thread.ts', import.meta.url);

/** A reader with its own thread, which starts with the first file and is reused; replaced after a crash. */
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
      // an error while queued is reported when the request runs
      content.on('error', () => undefined);
      const reading = worker.run(() => readStream(content, size));
      reading.catch(() => content.destroy());
      return reading;
    },
    close: worker.close,
  };
}

const defaultReader = createStatementReader();

/** `StatementReader.read` of the process's shared reader, with the default limits. */
export const readStatement: StatementReader['read'] = (content, size) => defaultReader.read(content, size);
