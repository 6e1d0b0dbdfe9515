import { answerEach } from '../../../../threads';
import { renderPdf } from './render';

export const answer = answerEach(
  async (input: Parameters<typeof renderPdf>) => new Uint8Array(await renderPdf(...input)),
);
