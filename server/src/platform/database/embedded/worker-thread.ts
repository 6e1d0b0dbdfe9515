import { parentPort, workerData } from 'node:worker_threads';
import { openInlineEngine, toOwnBuffer } from './engine';

/** From the owner: bytes to execute, or null to close. */
export interface EngineRequest {
  readonly id: number;
  readonly bytes: Uint8Array | null;
}

export type EngineMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const respond = (message: EngineMessage, bytes?: Uint8Array<ArrayBuffer>): void =>
  port.postMessage(message, bytes ? [bytes.buffer] : []);

try {
  const engine = await openInlineEngine(workerData as string);
  port.on('message', async ({ id, bytes }: EngineRequest) => {
    try {
      if (bytes === null) await engine.close();
      const out = bytes === null ? new Uint8Array() : toOwnBuffer(await engine.exec(bytes));
      respond({ kind: 'done', id, bytes: out }, out);
    } catch (error) {
      respond({ kind: 'error', id, message: String(error) });
    }
  });
  respond({ kind: 'ready' });
} catch (error) {
  respond({ kind: 'failed', message: String(error) });
}
