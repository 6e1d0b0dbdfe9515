import type { Transferable } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import type { Answerer } from './limited';
import { threadEntry } from './thread-entry';

/**
 * A pool of one thread that runs a file of ours, whose export `answer` is made by `answerEach`.
 *
 * @param handOver what of a question it takes over: nothing of it is left here
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
    // between two questions its event loop goes on, so that what the last one held is let go of
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  let ended = false;
  const stop = (): Promise<void> => {
    ended = true;
    return pool.destroy();
  };
  // one that dies between two questions is not replaced by the pool, but by whoever asks next
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
