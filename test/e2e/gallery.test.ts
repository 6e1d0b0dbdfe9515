import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameUrl, type GalleryScreen, languages, listScreens } from '../../examples/gallery/list.mjs';
import { startGallery } from '../../examples/gallery/serve.mjs';
import { openBrowserForFile } from './support/browser';

const open = openBrowserForFile();
const screens = await listScreens();
let gallery: Awaited<ReturnType<typeof startGallery>>;

beforeAll(async () => {
  gallery = await startGallery(0);
});
afterAll(() => gallery.stop());

/** What is wrong with one state: that it does not play to its end, and all that axe finds. */
async function findings(page: Page, screen: GalleryScreen, state: string, language: Language) {
  await page.goto(gallery.url + frameUrl(screen, { name: state }, language));
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const failed = await page.evaluate(() => document.documentElement.dataset['error']);
  // the frames are the gallery's own; the bank's page has tests of its own
  const axe = new AxeBuilder({ page }).setLegacyMode().include('[data-tamarack]');
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
  return [...(failed ? [failed] : []), ...found].map((each) => `${language} ${state}: ${each}`);
}

describe('each state of each screen plays to its end, and axe finds nothing on it', () => {
  it.each(screens)('$id', async (screen) => {
    const work = screen.states.flatMap(({ name }) => languages.map((language) => ({ name, language })));
    const context = await open.openContext('phone');
    const queue = work.values();
    const found: string[] = [];
    const look = async (): Promise<void> => {
      const page = await context.newPage();
      for (const { name, language } of queue) found.push(...(await findings(page, screen, name, language)));
    };
    await Promise.all([look(), look(), look()]);
    expect(found).toEqual([]);
  });
});
