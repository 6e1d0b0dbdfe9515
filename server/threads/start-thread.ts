import { Tinypool } from 'tinypool';
import type { Worker } from './limited-worker';
import { toThreadEntry } from './thread-entry';

/**
 * A pool of one thread that runs one of our files, whose export `handle` comes from `createRequestHandler`.
 *
 * @throws Error if it does not start
 */
export async function startThread<Input, Output>(
  file: URL,
  heapMegabytes: number,
): Promise<Worker<Input, Output>> {
  const pool = new Tinypool({
    ...toThreadEntry(file),
    name: 'handle',
    minThreads: 1,
    maxThreads: 1,
    // between two requests its event loop continues, so that the last request's memory is released
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  let ended = false;
  const stop = (): Promise<void> => {
    ended = true;
    return pool.destroy();
  };
  // a thread that dies between two requests is replaced by the next caller, not by the pool
  pool.on('error', () => void stop());
  try {
    await pool.run(null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    get ended() {
      return ended;
    },
    run: (request: Input) => pool.run(request),
    stop,
  };
}
