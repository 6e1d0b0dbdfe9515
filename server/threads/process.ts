import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answerer } from './limited';
import { threadEntry } from './thread-entry';

export interface ProcessLimits {
  /** Limit of its thread's heap. */
  readonly heapMegabytes: number;
  /** Limit of the whole process: it ends when it exceeds it. */
  readonly memoryMegabytes: number;
}

const main = fileURLToPath(new URL('./process-main.mjs', import.meta.url));

/**
 * A lower-priority process that runs one of our files in a thread, which responds through `answerEach`. It gets none of
 * this process's environment, and ends with it.
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
  // it reports when it is ready
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
      // a caller that waits for it must not end first
      hold(true);
      child.kill('SIGKILL');
      await gone;
    },
  };
}
