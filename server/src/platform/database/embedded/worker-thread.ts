import { parentPort, workerData } from 'node:worker_threads';
import { openInlineEngine, ownBuffer } from './engine';

/** From the owner: bytes to execute, or null to close. */
export interface ToWorker {
  readonly id: number;
  readonly bytes: Uint8Array | null;
}

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const answer = (message: FromWorker, bytes?: Uint8Array<ArrayBuffer>): void =>
  port.postMessage(message, bytes ? [bytes.buffer] : []);

try {
  const engine = await openInlineEngine(workerData as string);
  port.on('message', async ({ id, bytes }: ToWorker) => {
    try {
      if (bytes === null) await engine.close();
      const out = bytes === null ? new Uint8Array() : ownBuffer(await engine.exec(bytes));
      answer({ kind: 'done', id, bytes: out }, out);
    } catch (error) {
      answer({ kind: 'error', id, message: String(error) });
    }
  });
  answer({ kind: 'ready' });
} catch (error) {
  answer({ kind: 'failed', message: String(error) });
}
