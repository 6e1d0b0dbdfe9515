import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GalleryScreen, type GalleryState, listScreens } from '../../examples/gallery/list.mjs';
import { axeScript } from './support/axe';
import { countFooterButtons, listUnevenButtons } from './support/footer-buttons';
import { desktop, type GalleryPages, openGallery } from './support/gallery-page';
import { listOverflows } from './support/overflow';
import { openStateScreenshots } from './support/state-screenshots';

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
const nameState = (screen: GalleryScreen, state: GalleryState): string => `${screen.id} ${state.name}`;
const screenshots = openStateScreenshots(
  screens.flatMap((screen) => screen.states.map((state) => nameState(screen, state))),
);
/** The narrowest that WCAG 1.4.10 names. */
const narrow = { width: 320, height: 740 };
let gallery: GalleryPages;
/** Kept for the file: each state opens the dialog anew in the same document, as a merchant's page may. */
const pages: { readonly look: Look; readonly page: Page }[] = [];

const openFrame = async (page: Page): Promise<void> => {
  await gallery.openFrame(page);
  // not as a script of each document: that would be the secure frames of each state as well
  await page.evaluate(axeScript);
};

beforeAll(async () => {
  gallery = await openGallery();
  for (const look of looks)
    for (const page of await gallery.open(3, { viewport: narrow, colorScheme: look.colorScheme })) {
      await page.evaluate(axeScript);
      pages.push({ look, page });
    }
});
afterAll(() => gallery?.close());
afterAll(() => screenshots.save());

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

/** What is wrong with one state: that it does not play to its end, all that axe finds, a changed screenshot, and what scrolls or breaks. */
async function findings(page: Page, screen: GalleryScreen, state: GalleryState, look: Look) {
  const { language, appearance } = look;
  const failed = await page.evaluate((each) => window.show(each), {
    id: screen.id,
    name: state.name,
    language,
    appearance,
  });
  // before axe, which takes time on a loaded machine: some screens go on by themselves
  const changed = await screenshots.compare(page, look, nameState(screen, state));
  const violations = await findViolations(page, look);
  const wide = await page.evaluate(listOverflows);
  const uneven = await findUneven(page);
  // a policy stays with its document
  if (state.policy !== undefined) await openFrame(page);
  return [...(failed === null ? [] : [failed]), ...violations, ...changed, ...wide, ...uneven].map(
    (each) => `${language}, ${look.colorScheme}, ${state.name}: ${each}`,
  );
}

describe('each state renders without axe findings, looks as recorded, fits 320 px with text spacing, and has its buttons on one line at 1280 px', () => {
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
