import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import {
  describeDifference,
  pack,
  readScreenshots,
  toCells,
  writeScreenshots,
} from '../../../examples/gallery/cells.mjs';

interface Look {
  readonly language: Language;
  readonly colorScheme: 'dark' | 'light';
}

/** Looks before a screenshot counts as another one: a loaded machine lays a frame out late. */
const LOOKS = 4;

/** Record them in place of comparing them. */
const isRecording = process.env['GALLERY_RECORD'] !== undefined;

/** In the page: the beginning of the screen, and of the dialog where it scrolls as a whole. */
function scrollToTop(): void {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  for (const part of root?.querySelectorAll('dialog, .body') ?? []) part.scrollTop = 0;
}

const toFile = ({ language, colorScheme }: Look): string => `states-${language}-${colorScheme}`;

/** The recorded screenshots of all states, one file for each look. `states`: those there are; recording forgets others. */
export function openStateScreenshots(states: readonly string[]) {
  const known = new Set(states);
  const files = new Map<string, Map<string, string>>();
  const getFile = (look: Look): Map<string, string> => {
    const name = toFile(look);
    const file = files.get(name) ?? readScreenshots(name);
    files.set(name, file);
    return file;
  };
  return {
    /** How the page differs from the recorded screenshot of its state; empty if it does not. */
    async compare(page: Page, look: Look, state: string): Promise<readonly string[]> {
      const file = getFile(look);
      const take = async (): Promise<Buffer> => {
        // where a field with an error is scrolled to differs from one run to the next
        await page.evaluate(scrollToTop);
        return toCells(await page.screenshot({ animations: 'disabled' }));
      };
      if (isRecording) {
        await page.waitForTimeout(400);
        file.set(state, pack(await take()));
        return [];
      }
      let found: string | null = null;
      for (let looks = 0; looks < LOOKS; looks++) {
        if (looks > 0) await page.waitForTimeout(250);
        found = describeDifference(file.get(state), await take());
        if (found === null) return [];
      }
      return [`the screenshot has changed: ${found}`];
    },
    save(): void {
      if (!isRecording) return;
      for (const [name, file] of files)
        writeScreenshots(name, new Map([...file].filter(([state]) => known.has(state))));
    },
  };
}
