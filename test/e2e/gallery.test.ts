import type { Language } from '@tamarack/core/language';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../examples/browser.mjs';
import { frameUrl, type GalleryScreen, languages, listScreens } from '../../examples/gallery/list.mjs';
import { startGallery } from '../../examples/gallery/serve.mjs';
import { shortLived, viewports } from './support/browser';

const screens = await listScreens();
let gallery: Awaited<ReturnType<typeof startGallery>>;
let browser: Browser;
/** Kept for the file: pages of a new context would compile the widget anew. */
const pages: Page[] = [];

beforeAll(async () => {
  gallery = await startGallery(0, 3600);
  browser = await launchBrowser({ args: shortLived });
  const context = await browser.newContext({
    viewport: viewports.phone,
    locale: 'en-CA',
    reducedMotion: 'reduce',
  });
  // a loaded machine renders late
  context.setDefaultTimeout(90_000);
  await context.addInitScript({ content: axe.source });
  for (let count = 0; count < 6; count++) pages.push(await context.newPage());
});
/** A screen begins with nothing that another one stored. */
beforeEach(async () => {
  for (const page of pages) {
    await page.goto(`${gallery.url}/gallery/gallery.css`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});
afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

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
    const queue = work.values();
    const found: string[] = [];
    const look = async (page: Page): Promise<void> => {
      for (const { name, language } of queue) found.push(...(await findings(page, screen, name, language)));
    };
    await Promise.all(pages.map(look));
    expect(found).toEqual([]);
  });
});
