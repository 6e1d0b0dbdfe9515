import { answerEach } from '../../../../threads/answer-each';
import { renderPdf } from './render';

export const answer = answerEach(
  async (input: Parameters<typeof renderPdf>) => new Uint8Array(await renderPdf(...input)),
);
