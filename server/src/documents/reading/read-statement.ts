import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Answer } from './worker-thread';

/** What a PDF tells; `months` null where its words do not say. */
export type StatementRead = Answer;

export interface StatementReader {
  /**
   * Reads a PDF of so many bytes. One file at a time, in the order of the calls.
   *
   * @throws Error where the content ends early, is longer, or cannot be read, and where the file takes more time or memory
   * than a statement needs; the next call is not touched by it
   */
  read(content: Readable, size: number): Promise<StatementRead>;
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

export const usualLimits: ReadingLimits = { milliseconds: 20_000, heapMegabytes: 128, growthMegabytes: 384 };

const WATCH_MS = 50;

/** A reader with a thread of its own, started with the first file and kept; after its death the next file gets anew. */
export function createStatementReader(limits: ReadingLimits = usualLimits): StatementReader {
  let worker: Worker | null = null;
  let tail: Promise<unknown> = Promise.resolve();

  const start = async (): Promise<Worker> => {
    const started = new Worker(new URL('./worker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    // it says so when it is there; its start counts for no file
    await once(started, 'message');
    started.unref();
    // one that dies between two files is no longer there for the next
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };
  const readOne = async (content: Readable, size: number): Promise<StatementRead> => {
    const bytes = await collected(content, size);
    worker ??= await start();
    return answerOf(worker, bytes, limits).catch((error: unknown) => {
      worker = null;
      throw error;
    });
  };

  return {
    read: (content, size) => {
      // what fails while it waits is told to the caller when its turn comes
      content.on('error', () => undefined);
      const reading = tail.then(() => readOne(content, size));
      tail = reading.catch(() => content.destroy());
      return reading;
    },
    close: async () => {
      await tail;
      await worker?.terminate();
    },
  };
}

const usual = createStatementReader();

/** `StatementReader.read` of the reader that all of this process share, with the usual limits. */
export const readStatement: StatementReader['read'] = (content, size) => usual.read(content, size);

/** The content in one array of its own, written once. */
async function collected(content: Readable, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    if (at + chunk.length > size) throw new Error('the content is longer than was said');
    bytes.set(chunk, at);
    at += chunk.length;
  }
  if (at < size) throw new Error('the content is shorter than was said');
  return bytes;
}

function answerOf(
  worker: Worker,
  bytes: Uint8Array<ArrayBuffer>,
  limits: ReadingLimits,
): Promise<StatementRead> {
  return new Promise((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const deadline = performance.now() + limits.milliseconds;
    const settle = (end: () => void): void => {
      clearInterval(watch);
      worker.off('message', answered).off('error', failed).off('exit', exited);
      worker.unref();
      end();
    };
    const stop = (reason: string): void => {
      const failure = new Error(`a PDF was not read: ${reason}`);
      // what it held is free before the next begins
      settle(() => void worker.terminate().finally(() => reject(failure)));
    };
    const answered = (answer: Answer): void => settle(() => resolve(answer));
    const failed = (error: Error): void => stop(error.message);
    const exited = (code: number): void => stop(`the thread ended with code ${code}`);
    const watch = setInterval(() => {
      if (performance.now() > deadline) return stop('it took too long');
      if (process.memoryUsage.rss() - before > limits.growthMegabytes * 1_000_000)
        stop('it took too much memory');
    }, WATCH_MS);
    worker.on('message', answered).on('error', failed).on('exit', exited);
    worker.ref();
    worker.postMessage(bytes, [bytes.buffer]);
  });
}
