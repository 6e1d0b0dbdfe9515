import { parentPort } from 'node:worker_threads';
import { renderPdf } from './render';

/** One document to draw. */
export interface DrawRequest {
  readonly id: number;
  readonly input: Parameters<typeof renderPdf>;
}

export type Drawn =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

port.on('message', async ({ id, input }: DrawRequest) => {
  try {
    const bytes = new Uint8Array(await renderPdf(...input));
    port.postMessage({ id, bytes } satisfies Drawn, [bytes.buffer]);
  } catch (error) {
    port.postMessage({ id, failure: String(error) } satisfies Drawn);
  }
});
