import { createLimitedWorker, startThread } from '../../../../threads';
import type { DrawRequest } from './draw-thread';
import type { renderDocument, renderPdf } from './render-pdf';

const pdfWorker = createLimitedWorker<DrawRequest, Uint8Array>({
  start: () => startThread(new URL('./draw-thread.ts', import.meta.url), 256),
  failure: 'a document was not drawn',
  milliseconds: 60_000,
  idleMilliseconds: 300_000,
});

/**
 * Renders in a worker thread: that takes a tenth of a second, which would block every request. The thread starts with the
 * first document, ends when idle, and does not keep the process alive.
 */
async function draw(request: DrawRequest): Promise<Buffer> {
  const bytes = await pdfWorker.run(async () => request);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Runs `renderPdf` in the thread. */
export const drawPdf: typeof renderPdf = (...input) => draw({ agreement: input });

/** Runs `renderDocument` in the thread. */
export const drawDocument: typeof renderDocument = (...input) => draw({ document: input });
