import { once } from 'node:events';
import { type Transferable, Worker } from 'node:worker_threads';
import type { Answerer } from './limited';

/**
 * A thread that runs a TypeScript file of ours, which answers by `answerEach`.
 *
 * @param handOver what of a question it takes over: nothing of it is left here
 * @throws Error where it does not start
 */
export async function startThread<Q, A>(
  file: URL,
  heapMegabytes: number,
  handOver: (question: Q) => Transferable[] = () => [],
): Promise<Answerer<Q, A>> {
  const worker = new Worker(new URL('./thread-loader.mjs', import.meta.url), {
    workerData: file.href,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  // it says so when it is there
  await once(worker, 'message');
  worker.unref();
  let ended = false;
  // one that dies between two questions is found ended by the next
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    ended = true;
  });
  return {
    get ended() {
      return ended;
    },
    ask: (question) =>
      new Promise<A>((resolve, reject) => {
        const settle = (end: () => void): void => {
          worker.off('message', answered).off('error', failed).off('exit', exited);
          worker.unref();
          end();
        };
        const answered = (answer: A): void => settle(() => resolve(answer));
        const failed = (error: Error): void => settle(() => reject(error));
        const exited = (code: number): void => failed(new Error(`the thread ended with code ${code}`));
        worker.on('message', answered).on('error', failed).on('exit', exited);
        worker.ref();
        worker.postMessage(question, handOver(question));
      }),
    stop: async () => void (await worker.terminate()),
  };
}
