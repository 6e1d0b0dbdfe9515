import { Worker } from 'node:worker_threads';
import { toThreadEntry } from '../../../../threads';
import { type Engine, withSession } from './engine';
import type { EngineMessage, EngineRequest } from './worker-thread';

interface PendingCall {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Runs the engine in a worker thread, so that it does not block requests. */
export async function openWorkerEngine(folder: string): Promise<Engine> {
  const { filename, execArgv } = toThreadEntry(new URL('./worker-thread.ts', import.meta.url));
  const worker = new Worker(filename, { workerData: folder, execArgv });
  const pending = new Map<number, PendingCall>();
  let next = 0;
  let failure: Error | null = null;

  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  const call = (bytes: Uint8Array | null): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      const id = next++;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, bytes } satisfies EngineRequest);
    });

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: EngineMessage) => {
      if (message.kind === 'ready') return resolve();
      if (message.kind === 'failed') return reject(new Error(message.message));
      const caller = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'done') caller?.resolve(message.bytes);
      else caller?.reject(new Error(message.message));
    });
  }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the embedded database ended with code ${code}`)));

  return withSession({
    exec: call,
    close: async () => {
      await call(null);
      await worker.terminate();
    },
  });
}
