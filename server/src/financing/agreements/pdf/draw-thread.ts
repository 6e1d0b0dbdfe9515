import { createRequestHandler } from '../../../../threads';
import { renderPdf } from './render-pdf';

export const handle = createRequestHandler(
  async (input: Parameters<typeof renderPdf>) => new Uint8Array(await renderPdf(...input)),
);
