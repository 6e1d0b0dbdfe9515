import type { Page } from 'playwright-core';
import {
  describeDifference,
  pack,
  readScreenshots,
  toCells,
  writeScreenshots,
} from '../../../examples/gallery/cells.mjs';
import { desktop, phone } from './gallery-page';

const colours = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** How a state is shown when its screenshot is taken. */
interface Setting {
  readonly size: typeof phone;
  readonly colours: keyof typeof colours;
}

/**
 * Six of the twelve settings: each language at each width, each language in all colours, and each width in all colours. What all
 * twelve would show beyond them is a matter of three at once. In an order that changes little from one to the next; beside an English
 * one at a place, the French one at the next place has the other width.
 */
const settings = {
  en: [
    { size: phone, colours: 'dark' },
    { size: phone, colours: 'forced' },
    { size: desktop, colours: 'light' },
  ],
  fr: [
    { size: phone, colours: 'light' },
    { size: desktop, colours: 'forced' },
    { size: desktop, colours: 'dark' },
  ],
} as const satisfies Readonly<Record<string, readonly Setting[]>>;
type Language = keyof typeof settings;

/** Looks before a screenshot counts as another one: a loaded machine lays a frame out late. */
const LOOKS = 8;

/** Record them in place of comparing them. */
export const isRecording = process.env['GALLERY_RECORD'] !== undefined;
/** Compare every state in all settings of its language. */
const isComparingAll = isRecording || process.env['GALLERY_ALL'] !== undefined;

/** In the page: the beginning of the screen, and of the dialog where it scrolls as a whole; then its frames had time to follow. */
async function settle(): Promise<void> {
  const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
  await nextFrame();
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  // where a field with an error is scrolled to differs from one run to the next
  for (const part of root?.querySelectorAll('dialog, .body') ?? []) part.scrollTop = 0;
  await nextFrame();
}

const toFile = (language: Language, { size, colours: shown }: Setting): string =>
  `states-${language}-${size.width}-${shown}`;

function listSettings(language: Language, turn: number | null): readonly Setting[] {
  const all = settings[language];
  if (turn === null || isComparingAll) return all;
  return [all[(language === 'en' ? turn : turn + 1) % all.length] ?? all[0]];
}

/** The page as a setting shows it. */
const apply = async (page: Page, setting: Setting): Promise<void> => {
  await page.setViewportSize(setting.size);
  await page.emulateMedia(colours[setting.colours]);
};

/** The recorded screenshots of all states, one file for each setting. `states`: those there are; recording forgets others. */
export function openStateScreenshots(states: readonly string[]) {
  const known = new Set(states);
  const files = new Map<string, Map<string, string>>();
  const getFile = (name: string): Map<string, string> => {
    const file = files.get(name) ?? readScreenshots(name);
    files.set(name, file);
    return file;
  };
  const take = async (page: Page): Promise<Buffer> => {
    await page.evaluate(settle);
    return toCells(await page.screenshot({ animations: 'disabled' }));
  };
  const find = async (page: Page, recorded: string | undefined): Promise<string | null> => {
    let found: string | null = null;
    for (let looks = 0; looks < LOOKS; looks++) {
      if (looks > 0) await page.waitForTimeout(250);
      found = describeDifference(recorded, await take(page));
      if (found === null) return null;
    }
    return found;
  };
  return {
    /**
     * How the page differs from the recorded screenshots of its state. It is left as the last setting shows it.
     *
     * @param turn which setting of each language has its turn; null: all of them
     */
    async compare(
      page: Page,
      language: Language,
      state: string,
      turn: number | null,
    ): Promise<readonly string[]> {
      const differences: string[] = [];
      for (const setting of listSettings(language, turn)) {
        const name = toFile(language, setting);
        const file = getFile(name);
        await apply(page, setting);
        if (isRecording) {
          await page.waitForTimeout(400);
          file.set(state, pack(await take(page)));
        } else {
          const found = await find(page, file.get(state));
          if (found !== null) differences.push(`the screenshot in ${name} has changed: ${found}`);
        }
      }
      return differences;
    },
    save(): void {
      if (!isRecording) return;
      for (const [name, file] of files)
        writeScreenshots(name, new Map([...file].filter(([state]) => known.has(state))));
    },
  };
}
