import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { TimeLimitError, type Worker } from './limited-worker';
import { toThreadEntry } from './thread-entry';

export interface ProcessLimits {
  /** Limit of its thread's heap. */
  readonly heapMegabytes: number;
  /** Limit of the whole process: it ends when it exceeds it. */
  readonly memoryMegabytes: number;
  /**
   * CPU time of one request, however long the process waits for a core of a busy machine. The process ends when it exceeds
   * it. Default: unlimited.
   */
  readonly cpuMilliseconds?: number;
}

const processFile = fileURLToPath(new URL('./process-main.mjs', import.meta.url));

/**
 * A lower-priority process that runs one of our files in a thread, which responds through `createRequestHandler`. It
 * gets none of this process's environment, and ends with it. A request beyond its CPU time rejects with a
 * `TimeLimitError`.
 *
 * @throws Error if it does not start
 */
export async function startProcess<Input extends object, Output>(
  file: URL,
  { heapMegabytes, memoryMegabytes, cpuMilliseconds = Number.POSITIVE_INFINITY }: ProcessLimits,
): Promise<Worker<Input, Output>> {
  const { filename, execArgv } = toThreadEntry(file);
  const limits = [heapMegabytes, memoryMegabytes, cpuMilliseconds].map(String);
  const child = fork(processFile, [filename, JSON.stringify(execArgv), ...limits], {
    execArgv: [],
    env: { TMPDIR: os.tmpdir() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ending = exited.then(() =>
    Promise.reject(child.signalCode === 'SIGVTALRM' ? new TimeLimitError() : new Error('the process ended')),
  );
  ending.catch(() => undefined);
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const keepAlive = (alive: boolean): void => {
    child[alive ? 'ref' : 'unref']();
    child.channel?.[alive ? 'ref' : 'unref']();
  };
  // the process sends its first message when it is ready
  await Promise.race([once(child, 'message'), ending, failed]);
  keepAlive(false);
  return {
    get ended() {
      return child.exitCode !== null || child.signalCode !== null || !child.connected;
    },
    run: async (request) => {
      keepAlive(true);
      try {
        const message = once(child, 'message');
        child.send(request);
        const [response] = await Promise.race([message, ending, failed]);
        return response as Output;
      } finally {
        keepAlive(false);
      }
    },
    stop: async () => {
      // a caller that waits for it must not end first
      keepAlive(true);
      child.kill('SIGKILL');
      await exited;
    },
  };
}
