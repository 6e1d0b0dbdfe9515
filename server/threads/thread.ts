import type { Transferable } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import type { Answerer } from './limited';
import { threadEntry } from './thread-entry';

/**
 * A pool of one thread that runs one of our files, whose export `answer` is made by `answerEach`.
 *
 * @param handOver the parts of a request to transfer: they are unusable here afterwards
 * @throws Error where it does not start
 */
export async function startThread<Q, A>(
  file: URL,
  heapMegabytes: number,
  handOver: (question: Q) => Transferable[] = () => [],
): Promise<Answerer<Q, A>> {
  const pool = new Tinypool({
    ...threadEntry(file),
    name: 'answer',
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
    ask: (question) => pool.run(question, { transferList: handOver(question) }),
    stop,
  };
}
