import type { Readable } from 'node:stream';
import { createLimitedWorker, startProcess, WorkerFailure } from '../../threads';
import { readStream } from '../document/read-stream';
import type { StatementResult } from './statement-thread';

/** Result of reading a statement; `months` is null if not found. */
export type StatementReading = StatementResult;

interface StatementReader extends ReturnType<typeof createStatementReader> {}

/** Limits for reading one file. */
export interface ReadingLimits {
  /** CPU time: on a busy machine the process, of lower priority, waits for its core. */
  readonly cpuMilliseconds: number;
  /** Time in all, waiting included. */
  readonly milliseconds: number;
  /** Memory limit of the heap. */
  readonly heapMegabytes: number;
  /** Memory limit of its process: unpacked content is outside the heap. */
  readonly memoryMegabytes: number;
}

export const defaultLimits: ReadingLimits = {
  cpuMilliseconds: 5_000,
  milliseconds: 60_000,
  heapMegabytes: 128,
  memoryMegabytes: 640,
};

/** Time after which the process of an unused reader ends. */
const idleMilliseconds = 120_000;

const thread = new URL('./statement-thread.ts', import.meta.url);

/**
 * A reader with its own process, so that its memory is its own. It starts with the first file and is reused; replaced
 * after a crash.
 */
export function createStatementReader(limits: ReadingLimits = defaultLimits) {
  const worker = createLimitedWorker({
    start: () => startProcess<Uint8Array, StatementResult>(thread, limits),
    failure: 'a statement was not read',
    milliseconds: limits.milliseconds,
    idleMilliseconds,
  });
  return {
    /**
     * Reads a PDF of `size` bytes. One file at a time, in the order of the calls.
     *
     * @throws Error if the content is shorter or longer than `size` or cannot be read, or if the file exceeds a limit;
     * the next call is unaffected
     */
    read: (content: Readable, size: number): Promise<StatementReading> => {
      // an error while queued is reported when the request runs
      content.on('error', () => undefined);
      const reading = worker.run(() => readStream(content, size));
      reading.catch(() => content.destroy());
      return reading;
    },
    close: worker.close,
  };
}

/** Readers of this process that are not in use. */
const idleReaders: StatementReader[] = [];

/**
 * Reads with the default limits, and as many readers as there are calls at the same time.
 *
 * @returns null for a file that takes longer than its time limit: no retry would read it
 * @throws Error as `StatementReader.read` does, in any other case
 */
export async function readStatement(content: Readable, size: number): Promise<StatementReading | null> {
  const reader = idleReaders.pop() ?? createStatementReader();
  try {
    return await reader.read(content, size);
  } catch (error) {
    if (error instanceof WorkerFailure && error.timedOut) return null;
    throw error;
  } finally {
    idleReaders.push(reader);
  }
}
