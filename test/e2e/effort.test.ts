import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowserForFile } from './support/browser';
import { watchEffort } from './support/effort';

const open = openBrowserForFile();

const question = '<dialog open><h2>Is it so?</h2><button>Yes</button></dialog>';

/** A page with our dialog, and the documents of its frames. */
const documents: Readonly<Record<string, string>> = {
  '/': `<p>The merchant’s words are no words of ours</p>
    <div data-tamarack><template shadowrootmode="open"><dialog open>
      <h1>Two words</h1>
      <label>Name <input name="name"></label>
      <select><option>One of many</option><option>Another of many</option></select>
      <input type="checkbox"> <input type="file"> <span hidden>not to be seen</span>
      <iframe src="/frames/code"></iframe> <iframe src="/frames/agreement"></iframe>
      <iframe src="/frames/passkey" hidden></iframe>
      <div id="place"></div>
    </dialog></template></div>`,
  '/frames/code': '<label>Your code <input></label>',
  '/frames/agreement': '<p>Four words are agreed</p>',
  '/frames/passkey': '<p>not shown</p>',
};

async function openCounted(): Promise<{ page: Page; effort: Awaited<ReturnType<typeof watchEffort>> }> {
  const page = await open.openPage(await open.openContext());
  const effort = await watchEffort(page);
  await page.route('http://counted.localhost/**', (route) => {
    const body = documents[new URL(route.request().url()).pathname];
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: body ?? '' });
  });
  await page.goto('http://counted.localhost/');
  return { page, effort };
}

it('counts words of ours, of the agreement by themselves and of a question alone', async () => {
  const { page, effort } = await openCounted();
  await effort.onScreen('first');
  expect(effort.sum()).toMatchObject({ screens: 1, words: 5, agreementWords: 4 });
  await page.locator('#place').evaluate((place, html) => {
    place.innerHTML = html;
  }, question);
  await effort.onScreen('question');
  expect(effort.sum()).toMatchObject({ screens: 2, words: 9, agreementWords: 4 });
});

it.each([
  ['un total de 1\u00a0234\u00a0567,89\u00a0$', 4],
  ['composez le 416\u00a0555-0142', 4],
  ['6\u00a0mois, 12\u00a0paiements', 4],
])('counts “%s” as %i words: a number is one, however its thousands are grouped', async (text, words) => {
  const { page, effort } = await openCounted();
  await page.locator('h1').evaluate((title, shown) => {
    title.textContent = shown;
  }, text);
  await effort.onScreen('first');
  // of the rest of the page: `Name`, and two of the frame
  expect(effort.sum().words).toBe(words + 3);
});

it('counts a field once, and boxes, buttons and files as presses', async () => {
  const { page, effort } = await openCounted();
  await page.locator('input[name=name]').fill('Marie');
  await page.locator('input[name=name]').fill('Marie-Ève');
  await page.locator('select').selectOption('Another of many');
  await page.locator('input[type=checkbox]').check();
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.frameLocator('iframe[src="/frames/code"]').locator('input').fill('123456');
  await expect.poll(() => effort.sum()).toMatchObject({ fields: 3, characters: 15, presses: 2 });
});

it('a screen that goes on by itself has only its own words', async () => {
  const { page, effort } = await openCounted();
  const settled = effort.onScreen('first');
  await page.locator('h1').evaluate((title) => {
    title.insertAdjacentText('afterend', 'a word more each time '.repeat(20));
    title.textContent = 'Next';
  });
  await settled;
  expect(effort.sum()).toMatchObject({ screens: 1, words: 5 });
});
