import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answerer } from './limited';
import { threadEntry } from './thread-entry';

export interface ProcessLimits {
  /** Of its thread's heap. */
  readonly heapMegabytes: number;
  /** Of the whole process: it ends where it takes more. */
  readonly memoryMegabytes: number;
}

const main = fileURLToPath(new URL('./process-main.mjs', import.meta.url));

/**
 * A process of lower priority that runs a file of ours in a thread, which answers by `answerEach`. It knows nothing of
 * this one's environment, and ends with it.
 *
 * @throws Error where it does not start
 */
export async function startProcess<Q extends object, A>(
  file: URL,
  { heapMegabytes, memoryMegabytes }: ProcessLimits,
): Promise<Answerer<Q, A>> {
  const { filename, execArgv } = threadEntry(file);
  const limits = [String(heapMegabytes), String(memoryMegabytes)];
  const child = fork(main, [filename, JSON.stringify(execArgv), ...limits], {
    execArgv: [],
    env: { TMPDIR: os.tmpdir() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ending = gone.then(() => Promise.reject(new Error('the process ended')));
  ending.catch(() => undefined);
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const hold = (held: boolean): void => {
    child[held ? 'ref' : 'unref']();
    child.channel?.[held ? 'ref' : 'unref']();
  };
  // it says so when it is there
  await Promise.race([once(child, 'message'), ending, failed]);
  hold(false);
  return {
    get ended() {
      return child.exitCode !== null || child.signalCode !== null || !child.connected;
    },
    ask: async (question) => {
      hold(true);
      try {
        const answered = once(child, 'message');
        child.send(question);
        const [answer] = await Promise.race([answered, ending, failed]);
        return answer as A;
      } finally {
        hold(false);
      }
    },
    stop: async () => {
      // whoever waits for it is not to end before it
      hold(true);
      child.kill('SIGKILL');
      await gone;
    },
  };
}
