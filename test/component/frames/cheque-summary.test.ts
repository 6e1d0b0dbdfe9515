import type { Language } from '@tamarack/core/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { openDraft } from '../../../widget/frames/kit/draft';
import { chequeSummaryMarkup } from '../../../widget/frames/markup/cheque-summary';
import { setUpFrameDocument } from '../support/frame-document';

const draftKey = btoa('k'.repeat(32));
const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/cheque-summary'),
  () => '',
);
afterEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

async function sumUp(language: Language, [transit = '', institution = '', account = '']: readonly string[]) {
  api.reads['application/identity'] = () => Response.json({ draftKey });
  const draft = openDraft<'transit' | 'institution' | 'account'>('cheque:', draftKey);
  draft.save({ transit, institution, account });
  await draft.load();
  location.hash = '#file=ch%C3%A8que.pdf';
  document.documentElement.lang = `${language}-CA`;
  const { fields } = chequeSummaryMarkup(language);
  document.body.innerHTML = `${renderToStaticMarkup(fields)}<script id="texts">{}</script>`;
  const before = document.querySelector('#account')?.textContent ?? '';
  const { received, say } = await open();
  say({ type: 'start', ticket: 'T' });
  const read = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await expect.poll(() => document.querySelector('#account')?.textContent).not.toBe(before);
  const values = read();
  return { values, received };
}

test.each([
  ['en', 'RBC Royal Bank'],
  ['fr', 'RBC Banque Royale'],
] as const)('shows the file, the bank and the numbers that were typed (%s)', async (language, bank) => {
  const { values, received } = await sumUp(language, [' 00012', '0-0-3', '000 1234-567']);
  expect(values).toEqual(['chèque.pdf', '00012', '003', '0001\u00a02345\u00a067', bank]);
  expect(JSON.stringify(received)).not.toMatch(/0012|003|1234/);
});

test('names no bank that we do not know', async () => {
  const { values } = await sumUp('en', ['00012', '999', '1234567']);
  expect(values.at(-1)).toBe('Not recognized');
});
