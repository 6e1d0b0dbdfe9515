import { Worker } from 'node:worker_threads';
import { threadEntry } from '../../../../threads';
import { type Engine, withSession } from './engine';
import type { FromWorker, ToWorker } from './worker-thread';

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Runs the engine in a worker thread, so that it does not block requests. */
export async function openWorkerEngine(folder: string): Promise<Engine> {
  const { filename, execArgv } = threadEntry(new URL('./worker-thread.ts', import.meta.url));
  const worker = new Worker(filename, { workerData: folder, execArgv });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let dead: Error | null = null;

  const die = (error: Error): void => {
    dead ??= error;
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
  };
  const call = (bytes: Uint8Array | null): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (dead) return reject(dead);
      const id = next++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, bytes } satisfies ToWorker);
    });

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') return resolve();
      if (message.kind === 'failed') return reject(new Error(message.message));
      const caller = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'done') caller?.resolve(message.bytes);
      else caller?.reject(new Error(message.message));
    });
  }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`the embedded database ended with code ${code}`)));

  return withSession({
    exec: call,
    close: async () => {
      await call(null);
      await worker.terminate();
    },
  });
}
