import type { Language } from '@tamarack/core/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { keepTypedNumbers } from '../../../widget/frames/cheque/typed-numbers';
import { chequeSummaryMarkup } from '../../../widget/frames/markup/cheque-summary';
import { setUpFrameDocument } from '../support/frame-document';

const { open } = setUpFrameDocument(
  () => import('../../../widget/frames/cheque-summary'),
  () => '',
);
afterEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

async function sumUp(language: Language, [transit = '', institution = '', account = '']: readonly string[]) {
  keepTypedNumbers({ transit, institution, account });
  location.hash = '#file=ch%C3%A8que.pdf';
  document.documentElement.lang = `${language}-CA`;
  const { fields } = chequeSummaryMarkup(language);
  document.body.innerHTML = `${renderToStaticMarkup(fields)}<script id="texts">{}</script>`;
  const { received } = await open();
  const values = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  return { values, received };
}

test.each([
  ['en', 'RBC Royal Bank'],
  ['fr', 'RBC Banque Royale'],
] as const)('shows the file, the bank and the numbers that were typed (%s)', async (language, bank) => {
  const { values, received } = await sumUp(language, [' 00012', '0-0-3', '000 1234-567']);
  expect(values).toEqual(['chèque.pdf', bank, '00012', '003', '0001\u00a02345\u00a067']);
  expect(JSON.stringify(received)).not.toMatch(/0012|003|1234/);
});

test('names no bank that we do not know', async () => {
  const { values } = await sumUp('en', ['00012', '999', '1234567']);
  expect(values[1]).toBe('Not recognized');
});
