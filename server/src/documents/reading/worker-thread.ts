import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { type PdfText, readPdfText } from './pdf-text';
import type { Months } from './period-months';
import { statementMonths } from './statement-months';

/** From the owner, its bytes handed over. */
export type ToWorker = Uint8Array<ArrayBuffer>;

export type Answer =
  | { readonly state: 'read'; readonly pages: number; readonly months: Months | null }
  | Exclude<PdfText, { readonly state: 'read' }>;

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

// A file's bytes lie outside the heap, where nothing hurries to collect them: three or four files would wait for it.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

port.on('message', async (bytes: ToWorker) => {
  const read = await readPdfText(bytes);
  const answer: Answer =
    read.state === 'read' ? { state: 'read', pages: read.pages, months: statementMonths(read.text) } : read;
  // after what is still on its way in this turn has let go of the file
  setImmediate(() => {
    collect();
    port.postMessage(answer);
  });
});

port.postMessage('ready');
