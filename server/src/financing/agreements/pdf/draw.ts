import { Worker } from 'node:worker_threads';
import type { renderPdf } from './render';
import type { Drawn, DrawRequest } from './worker-thread';

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

let running: ((input: DrawRequest['input']) => Promise<Buffer>) | null = null;

/**
 * `renderPdf` in a thread of its own: drawing takes a tenth of a second, in which nobody else would be answered. The
 * thread starts with the first document and does not keep the process alive; after its death the next one gets anew.
 */
export const drawPdf: typeof renderPdf = (...input) => {
  running ??= startThread(() => {
    running = null;
  });
  return running(input);
};

function startThread(onEnd: () => void): (input: DrawRequest['input']) => Promise<Buffer> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let dead = false;

  const settle = (): void => {
    if (waiting.size === 0) worker.unref();
  };
  const die = (error: Error): void => {
    // an error is followed by the exit, when another thread may be at work already
    if (!dead) onEnd();
    dead = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (drawn: Drawn) => {
    const caller = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    settle();
    if ('failure' in drawn) return caller?.reject(new Error(drawn.failure));
    caller?.resolve(Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength));
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`the thread that draws ended with code ${code}`)));

  return (input) =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, input } satisfies DrawRequest);
    });
}
