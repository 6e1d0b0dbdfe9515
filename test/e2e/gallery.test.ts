import type { Language } from '@tamarack/core/language';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameUrl, type GalleryScreen, languages, listScreens } from '../../examples/gallery/list.mjs';
import { startGallery } from '../../examples/gallery/serve.mjs';
import { openBrowserForFile } from './support/browser';

const open = openBrowserForFile();
const screens = await listScreens();
let gallery: Awaited<ReturnType<typeof startGallery>>;

beforeAll(async () => {
  gallery = await startGallery(0, 3600);
});
afterAll(() => gallery.stop());

/** What is wrong with one state: that it does not play to its end, and all that axe finds. */
async function findings(page: Page, screen: GalleryScreen, state: string, language: Language) {
  await page.goto(gallery.url + frameUrl(screen, { name: state }, language));
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const failed = await page.evaluate(() => document.documentElement.dataset['error']);
  const violations = await page.evaluate(async () => {
    // one frame is the gallery's stand-in for the bank's page; whole-path.test.ts looks into the secure ones
    const results = await window.axe.run('[data-tamarack]', { resultTypes: ['violations'], iframes: false });
    return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
  return [...(failed ? [failed] : []), ...found].map((each) => `${language} ${state}: ${each}`);
}

describe('each state of each screen renders without axe findings', () => {
  it.each(screens)('$id', async (screen) => {
    const work = screen.states.flatMap(({ name }) => languages.map((language) => ({ name, language })));
    const context = await open.openContext('phone');
    await context.addInitScript({ content: axe.source });
    const queue = work.values();
    const found: string[] = [];
    const look = async (): Promise<void> => {
      const page = await context.newPage();
      for (const { name, language } of queue) found.push(...(await findings(page, screen, name, language)));
    };
    await Promise.all(Array.from({ length: 6 }, look));
    expect(found).toEqual([]);
  });
});
