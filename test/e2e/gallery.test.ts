import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { Language } from '@tamarack/core/language';
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
import { axeScript } from './support/axe';
import { countFooterButtons, listUnevenButtons } from './support/footer-buttons';
import { countNameLines } from './support/name-lines';
import { listOverflows } from './support/overflow';

declare global {
  interface Window {
    /** Of the gallery's frame: plays a state to its end and returns null, or what went wrong. */
    readonly show: (state: {
      readonly id: string;
      readonly name: string;
      readonly language: Language;
      readonly appearance: Appearance;
    }) => Promise<string | null>;
  }
}

/**
 * How a state is looked at. Contrast is a matter of the colours alone, and in the light a theme that follows the device has the
 * default's (`test/unit/appearance/theme.test.ts`): each state needs one look in the dark and one in the light, and each language.
 */
const looks = [
  { language: 'en', colorScheme: 'dark', appearance: { theme: 'auto' } },
  { language: 'fr', colorScheme: 'light', appearance: {} },
] as const satisfies readonly {
  readonly language: Language;
  readonly colorScheme: 'dark' | 'light';
  readonly appearance: Appearance;
}[];
type Look = (typeof looks)[number];

const screens = await listScreens();
/** The narrowest that WCAG 1.4.10 names. */
const narrow = { width: 320, height: 740 };
const desktop = { width: 1280, height: 900 };
let gallery: Awaited<ReturnType<typeof startGallery>>;
let browser: Browser;
/** Kept for the file: each state opens the dialog anew in the same document, as a merchant's page may. */
const pages: { readonly look: Look; readonly page: Page }[] = [];

const openFrame = async (page: Page): Promise<void> => {
  await page.goto(`${gallery.url}/frame`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  // not as a script of each document: that would be the secure frames of each state as well
  await page.evaluate(axeScript);
};

beforeAll(async () => {
  gallery = await startGallery(0, 3600);
  browser = await launchBrowser();
  for (const look of looks) {
    const context = await browser.newContext({
      viewport: narrow,
      locale: 'en-CA',
      reducedMotion: 'reduce',
      colorScheme: look.colorScheme,
    });
    // a loaded machine renders late
    context.setDefaultTimeout(90_000);
    for (let count = 0; count < 3; count++) pages.push({ look, page: await context.newPage() });
  }
  await Promise.all(pages.map(({ page }) => openFrame(page)));
});
afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

/** A page in the light, for what one state shows. */
const findPage = (): Page => {
  const found = pages.find(({ look }) => look.colorScheme === 'light');
  if (!found) throw new Error('no page');
  return found.page;
};

/** All that axe finds, and whether the dialog has the colours of the look. */
const findViolations = (page: Page, { colorScheme }: Look): Promise<string[]> =>
  page.evaluate(async (scheme) => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    const shell = root?.querySelector('.shell');
    const isDark = shell instanceof Element && getComputedStyle(shell).colorScheme === 'dark';
    const { violations } = await window.axe.run('[data-tamarack]', {
      resultTypes: ['violations'],
      selectors: false,
      // one frame is the gallery's stand-in for the bank's page; whole-path.test.ts looks into the secure ones
      iframes: false,
      // files are loaded for a rule about sound, of which there is none
      preload: false,
    });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
    return [
      ...(isDark === (scheme === 'dark') ? [] : [`is not ${scheme}`]),
      ...(root?.querySelector('audio, video') ? ['has sound, for whose rule axe has to load it'] : []),
      ...found,
    ];
  }, colorScheme);

/** What is wrong with the buttons of the same state in a large window; the last look, because frames follow a new width late. */
async function findUneven(page: Page): Promise<string[]> {
  if ((await page.evaluate(countFooterButtons)) < 2) return [];
  await page.setViewportSize(desktop);
  const found = await page.evaluate(listUnevenButtons);
  await page.setViewportSize(narrow);
  return found.map((each) => `at 1280 px: ${each}`);
}

/** What is wrong with one state: that it does not play to its end, all that axe finds, and what scrolls sideways or breaks. */
async function findings(page: Page, { id }: GalleryScreen, state: GalleryState, look: Look) {
  const { language, appearance } = look;
  const failed = await page.evaluate((each) => window.show(each), {
    id,
    name: state.name,
    language,
    appearance,
  });
  const violations = await findViolations(page, look);
  const wide = await page.evaluate(listOverflows);
  const uneven = await findUneven(page);
  // a policy stays with its document
  if (state.policy !== undefined) await openFrame(page);
  return [...(failed === null ? [] : [failed]), ...violations, ...wide, ...uneven].map(
    (each) => `${language}, ${look.colorScheme}, ${state.name}: ${each}`,
  );
}

describe('each state renders without axe findings, fits 320 px with text spacing, and has its buttons on one line at 1280 px', () => {
  it.each(screens)('$id', async (screen) => {
    const queues = new Map(looks.map((look) => [look, screen.states.values()] as const));
    const found: string[] = [];
    const work = async ({ look, page }: (typeof pages)[number]): Promise<void> => {
      for (const state of queues.get(look) ?? []) found.push(...(await findings(page, screen, state, look)));
    };
    await Promise.all(pages.map(work));
    expect(found).toEqual([]);
  });
});

it('an open dialog changes with a device that changes to dark, and can still be read', async () => {
  const page = findPage();
  const [dark, light] = looks;
  const { language, appearance } = dark;
  const state = { id: 'offer/display-options', name: 'plans', language, appearance };
  expect(await page.evaluate((each) => window.show(each), state)).toBeNull();
  expect(await findViolations(page, light)).toEqual([]);
  await page.emulateMedia({ colorScheme: dark.colorScheme });
  expect(await findViolations(page, dark)).toEqual([]);
  await page.emulateMedia({ colorScheme: light.colorScheme });
});

it.each([
  ['invoice/invoice-pending', 'own', 'en', 1],
  ['invoice/invoice-pending', 'own', 'fr', 1],
  ['offer/qualification', 'pre-qualified, fits', 'en', 2],
  ['offer/qualification', 'pre-qualified, fits', 'fr', 2],
] as const)('at 1280 px the two buttons of %s (%s, %s) stand in %i rows, as wide as each other', async (id, name, language, rows) => {
  const page = findPage();
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

it.each(languages)('a message with an action leaves the title uncovered at 360 px (%s)', async (language) => {
  const page = findPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const state = { id: 'bank/banking-info', name: 'account not created', language, appearance: {} };
  expect(await page.evaluate((each) => window.show(each), state)).toBeNull();
  const { message, title } = await page.evaluate(() => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    const shown = [...(root?.querySelectorAll('[role=alert] > *') ?? [])];
    return {
      message: shown.at(-1)?.getBoundingClientRect().bottom,
      title: root?.querySelector('h1')?.getBoundingClientRect().top,
    };
  });
  expect(message).toBeLessThan(title ?? 0);
});

it.each(languages)('names stay on one line beside their values at 360 px (%s)', async (language) => {
  const page = findPage();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [id, name] of [
    ['verify/welcome', 'cart'],
    ['invoice/invoice-info', 'link'],
    ['invoice/invoice-info', 'confirm, in part'],
    ['invoice/invoice-pending', 'confirmed by the merchant, in part'],
  ] as const) {
    const state = { id, name, language, appearance: {} };
    expect(await page.evaluate((each) => window.show(each), state)).toBeNull();
    expect(await page.evaluate(countNameLines), `${id}, ${name}`).toEqual([1]);
  }
});

it.each([
  ['bank/value-proposition', 'offered'],
  ['bank/scoring', 'preparing'],
  ['bank/scoring', 'reviewing'],
  ['bank/scoring', 'calculating'],
  ['documents/statements', 'checking'],
])('the illustration of %s (%s) moves, and is still for people who prefer less motion', async (id, name) => {
  const page = findPage();
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
