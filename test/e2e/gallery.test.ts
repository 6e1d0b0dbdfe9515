import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { Language } from '@tamarack/core/language';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../examples/browser.mjs';
import {
  type GalleryScreen,
  type GalleryState,
  languages,
  listScreens,
} from '../../examples/gallery/list.mjs';
import { startGallery } from '../../examples/gallery/serve.mjs';
import { shortLived } from './support/browser';
import { countFooterButtons, listUnevenButtons } from './support/footer-buttons';
import { listOverflows } from './support/overflow';

declare global {
  interface Window {
    /** Of the gallery's frame: plays a state to its end and answers null, or what went wrong. */
    readonly show: (state: {
      readonly id: string;
      readonly name: string;
      readonly language: Language;
      readonly appearance: Appearance;
    }) => Promise<string | null>;
  }
}

const screens = await listScreens();
/** The narrowest that WCAG 1.4.10 names. */
const narrow = { width: 320, height: 740 };
const desktop = { width: 1280, height: 900 };
let gallery: Awaited<ReturnType<typeof startGallery>>;
let browser: Browser;
/** Kept for the file: each state opens the dialog anew in the same document, as a merchant's page may. */
const pages: Page[] = [];

const openFrame = async (page: Page): Promise<void> => {
  await page.goto(`${gallery.url}/frame`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
};

beforeAll(async () => {
  gallery = await startGallery(0, 3600);
  browser = await launchBrowser({ args: shortLived });
  const context = await browser.newContext({
    viewport: narrow,
    locale: 'en-CA',
    reducedMotion: 'reduce',
  });
  // a loaded machine renders late
  context.setDefaultTimeout(90_000);
  await context.addInitScript({ content: axe.source });
  for (let count = 0; count < 6; count++) pages.push(await context.newPage());
  await Promise.all(pages.map(openFrame));
});
afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

/** What cannot be read of the same state in the dark. */
async function findUnreadable(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const found = await page.evaluate(async () => {
    const shell = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('.shell');
    const isDark = shell !== null && shell !== undefined && getComputedStyle(shell).colorScheme === 'dark';
    const results = await window.axe.run('[data-tamarack]', {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      iframes: false,
    });
    const nodes = results.violations.flatMap((violation) => violation.nodes.map(({ html }) => html));
    return [...(isDark ? [] : ['is not dark']), ...nodes.map((html) => `in the dark: contrast at ${html}`)];
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

/** What is wrong with the buttons of the same state in a large window; the last look, because frames follow a new width late. */
async function findUneven(page: Page): Promise<string[]> {
  if ((await page.evaluate(countFooterButtons)) < 2) return [];
  await page.setViewportSize(desktop);
  const found = await page.evaluate(listUnevenButtons);
  await page.setViewportSize(narrow);
  return found.map((each) => `at 1280 px: ${each}`);
}

/** What is wrong with one state: that it does not play to its end, all that axe finds, and what scrolls sideways or breaks. */
async function findings(page: Page, { id }: GalleryScreen, state: GalleryState, language: Language) {
  const failed = await page.evaluate((each) => window.show(each), {
    id,
    name: state.name,
    language,
    // in English on a device that changes to dark, in French as it is by default
    appearance: language === 'en' ? ({ theme: 'auto' } as const) : {},
  });
  const violations = await page.evaluate(async () => {
    // one frame is the gallery's stand-in for the bank's page; whole-path.test.ts looks into the secure ones
    const results = await window.axe.run('[data-tamarack]', { resultTypes: ['violations'], iframes: false });
    return results.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  const wide = await page.evaluate(listOverflows);
  const unreadable = language === 'en' ? await findUnreadable(page) : [];
  const uneven = await findUneven(page);
  // a policy stays with its document
  if (state.policy !== undefined) await openFrame(page);
  const found = violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule} at ${html}`));
  return [...(failed === null ? [] : [failed]), ...found, ...wide, ...unreadable, ...uneven].map(
    (each) => `${language} ${state.name}: ${each}`,
  );
}

describe('each state renders without axe findings, fits 320 px with text spacing, and has its buttons on one line at 1280 px', () => {
  it.each(screens)('$id', async (screen) => {
    const work = screen.states.flatMap((state) => languages.map((language) => ({ state, language })));
    const queue = work.values();
    const found: string[] = [];
    const look = async (page: Page): Promise<void> => {
      for (const { state, language } of queue) found.push(...(await findings(page, screen, state, language)));
    };
    await Promise.all(pages.map(look));
    expect(found).toEqual([]);
  });
});

it.each([
  ['invoice/invoice-pending', 'own', 'en', 1],
  ['invoice/invoice-pending', 'own', 'fr', 1],
  ['offer/qualification', 'pre-qualified, fits', 'en', 2],
  ['offer/qualification', 'pre-qualified, fits', 'fr', 2],
] as const)('at 1280 px the two buttons of %s (%s, %s) stand in %i rows, as wide as each other', async (id, name, language, rows) => {
  const [page] = pages;
  if (!page) throw new Error('no page');
  await page.setViewportSize(desktop);
  expect(await page.evaluate((each) => window.show(each), { id, name, language, appearance: {} })).toBeNull();
  const boxes = await page.evaluate(() =>
    [
      ...(document
        .querySelector('[data-tamarack]')
        ?.shadowRoot?.querySelectorAll('form > div:last-child button') ?? []),
    ].map((button) => button.getBoundingClientRect()),
  );
  expect(boxes).toHaveLength(2);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(rows);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});

it.each(
  languages,
)('the question before an invoice is paid keeps names on one line at 360 px (%s)', async (language) => {
  const [page] = pages;
  if (!page) throw new Error('no page');
  await page.setViewportSize({ width: 360, height: 740 });
  const state = { id: 'invoice/invoice-info', name: 'confirm, in part', language, appearance: {} };
  expect(await page.evaluate((each) => window.show(each), state)).toBeNull();
  const lines = await page.evaluate(() =>
    [
      ...(document.querySelector('[data-tamarack]')?.shadowRoot?.querySelectorAll('dialog dialog dt') ?? []),
    ].map((name) =>
      Math.round(name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight)),
    ),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines)).toEqual(new Set([1]));
});

it.each([
  ['bank/value-proposition', 'offered'],
  ['bank/scoring', 'preparing'],
  ['bank/scoring', 'reviewing'],
  ['bank/scoring', 'calculating'],
  ['documents/statements', 'checking'],
])('the picture of %s (%s) moves, and stands still for who wants less motion', async (id, name) => {
  const [page] = pages;
  if (!page) throw new Error('no page');
  const countMoving = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .querySelector('[data-tamarack]')
          ?.shadowRoot?.getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof SVGElement)
          .length ?? -1,
    );
  const state = { id, name, language: 'en', appearance: {} } as const;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate((each) => window.show(each), state)).toBeNull();
  await expect.poll(countMoving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(countMoving).toBe(0);
});
