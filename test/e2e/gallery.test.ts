import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { Language } from '@tamarack/core/language';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GalleryScreen, type GalleryState, listScreens } from '../../examples/gallery/list.mjs';
import { axeScript } from './support/axe';
import { countFooterButtons, listUnevenButtons } from './support/footer-buttons';
import { desktop, type GalleryPages, openGallery } from './support/gallery-page';
import { findOverflows } from './support/overflow';
import { isRecording, openStateScreenshots } from './support/state-screenshots';
import { listTreeFindings } from './support/tree-findings';

/**
 * How a state is looked at. Contrast is a matter of the colours alone: each state needs one look in the dark and one in the light, and
 * each language. Both languages show the same elements, so one of them is looked at by all of axe's rules; of the other the
 * accessibility tree is read.
 */
const looks = [
  { language: 'en', colorScheme: 'dark', rules: ['color-contrast'], hasTree: true },
  { language: 'fr', colorScheme: 'light', rules: null, hasTree: false },
] as const satisfies readonly {
  readonly language: Language;
  readonly colorScheme: 'dark' | 'light';
  /** Null: all of them. */
  readonly rules: readonly string[] | null;
  readonly hasTree: boolean;
}[];
/** In the light it has the default's colours (`test/unit/appearance/theme.test.ts`). */
const appearance: Appearance = { theme: 'auto' };
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
const pages: Shown[] = [];

interface Shown {
  readonly look: Look;
  readonly page: Page;
  readonly client: CDPSession;
}

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
      pages.push({ look, page, client: await page.context().newCDPSession(page) });
    }
});
afterAll(() => gallery?.close());
afterAll(() => screenshots.save());

/** A page for what one state shows. */
const findPage = (language: Language): Page => {
  const found = pages.find(({ look }) => look.language === language);
  if (!found) throw new Error('no page');
  return found.page;
};

/** What axe finds, and whether the dialog has the colours of the look. */
const findViolations = (page: Page, { colorScheme, rules }: Look): Promise<string[]> =>
  page.evaluate(
    async ([scheme, runOnly]) => {
      const root = document.querySelector('[data-tamarack]')?.shadowRoot;
      const shell = root?.querySelector('.shell');
      const isDark = shell instanceof Element && getComputedStyle(shell).colorScheme === 'dark';
      const { violations } = await window.axe.run('[data-tamarack]', {
        ...(runOnly && { runOnly: [...runOnly] }),
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
    },
    [colorScheme, rules] as const,
  );

/** What is wrong with the buttons in a large window. */
async function findUneven(page: Page): Promise<string[]> {
  if ((await page.evaluate(countFooterButtons)) < 2) return [];
  await page.setViewportSize(desktop);
  return page.evaluate(listUnevenButtons);
}

/** What is wrong with one state: how it plays, looks, is read out and fits. */
async function findings({ page, look, client }: Shown, screen: GalleryScreen, state: GalleryState) {
  const { language, colorScheme, hasTree } = look;
  const shown = { id: screen.id, name: state.name, language, appearance };
  const failed = await page.evaluate((each) => window.show(each), shown);
  // before axe, which takes time on a loaded machine: some screens go on by themselves
  // all settings of the first state of a screen, and of the others one in turn
  const turn = screen.states.indexOf(state);
  const changed = await screenshots.compare(
    page,
    language,
    nameState(screen, state),
    turn === 0 ? null : turn,
  );
  const uneven = await findUneven(page);
  await page.emulateMedia({ colorScheme, forcedColors: 'none' });
  await page.setViewportSize(narrow);
  const isEntered = state === screen.states[0] && (state.play ?? []).length === 0;
  const tree = hasTree ? await listTreeFindings(client, isEntered) : [];
  const violations = await findViolations(page, look);
  const wide = await findOverflows(page);
  // a policy stays with its document
  if (state.policy !== undefined) await openFrame(page);
  return [
    ...(failed === null ? [] : [failed]),
    ...changed,
    ...uneven.map((each) => `at 1280 px: ${each}`),
    ...tree,
    ...violations,
    ...wide,
  ].map((each) => `${language}, ${state.name}: ${each}`);
}

describe('each state looks as recorded at 360 and 1280 px, has names in the accessibility tree, no axe findings, and fits 320 px with text spacing', () => {
  it.each(screens)('$id', async (screen) => {
    const queues = new Map(looks.map((look) => [look, screen.states.values()] as const));
    const found: string[] = [];
    const work = async (shown: Shown): Promise<void> => {
      // the pages are shared: no state may still be shown when the next screen begins
      for (const state of queues.get(shown.look) ?? [])
        found.push(...(await findings(shown, screen, state).catch((error) => [`${state.name}: ${error}`])));
    };
    await Promise.all(pages.map(work));
    expect(found).toEqual([]);
  });
});

it.skipIf(isRecording)('a button that moves by 12 px is seen in every screenshot of its state', async () => {
  const move = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('form > div:last-child button { position: relative; top: 12px }');
      document.querySelector('[data-tamarack]')?.shadowRoot?.adoptedStyleSheets.push(sheet);
    });
  const state = { id: 'verify/welcome', name: 'cart' };
  const work = async ({ language }: Look): Promise<readonly string[]> => {
    const page = findPage(language);
    expect(await page.evaluate((each) => window.show(each), { ...state, language, appearance })).toBeNull();
    await move(page);
    return screenshots.compare(page, language, 'verify/welcome cart', null);
  };
  const differences = (await Promise.all(looks.map(work))).flat();
  // forced colours leave a button its thin outline
  expect(differences.filter((each) => !each.includes('forced'))).toHaveLength(4);
});

it('an open dialog changes with a device that changes to dark, and can still be read', async () => {
  const [dark, light] = looks;
  const page = findPage(light.language);
  const state = { id: 'offer/display-options', name: 'plans', language: dark.language, appearance };
  await page.emulateMedia({ colorScheme: light.colorScheme, forcedColors: 'none' });
  expect(await page.evaluate((each) => window.show(each), state)).toBeNull();
  expect(await findViolations(page, light)).toEqual([]);
  await page.emulateMedia({ colorScheme: dark.colorScheme });
  expect(await findViolations(page, dark)).toEqual([]);
  await page.emulateMedia({ colorScheme: light.colorScheme });
});
