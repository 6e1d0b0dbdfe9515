import { createLimitedWorker, startThread } from '../../../../threads';
import type { renderPdf } from './render-pdf';

const pdfWorker = createLimitedWorker<Parameters<typeof renderPdf>, Uint8Array>({
  start: () => startThread(new URL('./draw-thread.ts', import.meta.url), 256),
  failure: 'an agreement was not drawn',
  milliseconds: 60_000,
  idleMilliseconds: 300_000,
});

/**
 * Runs `renderPdf` in a worker thread: rendering takes a tenth of a second, which would block every request. The thread
 * starts with the first document, ends when idle, and does not keep the process alive.
 */
export const drawPdf: typeof renderPdf = async (...input) => {
  const bytes = await pdfWorker.run(async () => input);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
