import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { Language } from '@tamarack/core/language';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../examples/browser.mjs';
import { screenshotTime } from '../../../examples/gallery/cells.mjs';
import { startGallery } from '../../../examples/gallery/serve.mjs';

declare global {
  interface Window {
    /** Of the gallery's frame: plays a state to its end and answers null, or what went wrong. */
    readonly show: (state: ShownState) => Promise<string | null>;
  }
}

interface ShownState {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly appearance: Appearance;
}

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

export interface GalleryPages {
  /** Pages of one context, which share what they have loaded. */
  readonly open: (count: number, options: BrowserContextOptions) => Promise<readonly Page[]>;
  readonly openFrame: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A server of the gallery, and a browser that shows its states. */
export async function openGallery(): Promise<GalleryPages> {
  const gallery = await startGallery(0, 3600);
  const browser: Browser = await launchBrowser();
  const openFrame = async (page: Page): Promise<void> => {
    await page.goto(`${gallery.url}/frame`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
  };
  return {
    openFrame,
    async open(count, options) {
      const context = await browser.newContext({ locale: 'en-CA', reducedMotion: 'reduce', ...options });
      // a loaded machine renders late
      context.setDefaultTimeout(90_000);
      // countdowns and dates are those of the recorded screenshots; timers run
      await context.clock.setFixedTime(screenshotTime);
      const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
      await Promise.all(pages.map(openFrame));
      return pages;
    },
    async close() {
      await browser.close();
      gallery.stop();
    },
  };
}
