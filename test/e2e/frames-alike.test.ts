import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../examples/browser.mjs';
import { startGallery } from '../../examples/gallery/serve.mjs';
import { viewports } from './support/browser';

type State = readonly [screen: string, state: string];

/** States with a secure frame: at rest, with errors, with the focus in a field of the frame. */
const states: readonly State[] = [
  ['verify/verify-phone', 'wrong code'],
  ['profile/personal-info', 'empty'],
  ['profile/personal-info', 'wrong values'],
  ['outcome/sin-entry', 'too short'],
  ['offer/sign-agreement', 'nothing signed'],
];

/** Each language, width and theme once for all states. */
const looks = [
  { language: 'en', size: 'phone', colorScheme: 'dark' },
  { language: 'fr', size: 'desktop', colorScheme: 'light' },
] as const;

/** Of 255 in one channel: the logo in the header, for one, is not drawn the same each time. */
const TOLERANCE = 16;

let gallery: Awaited<ReturnType<typeof startGallery>>;
let browser: Browser;
beforeAll(async () => {
  gallery = await startGallery(0, 3600);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

/**
 * In the gallery's page: has each secure frame begin at a whole pixel. A document of its own is drawn from one; the lines of the
 * dialog around it may begin between two, and are rounded one by one.
 */
function alignFrames(): void {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  for (const frame of root?.querySelectorAll<HTMLIFrameElement>('iframe[src*="/frames/"]') ?? []) {
    const { left, top } = frame.getBoundingClientRect();
    frame.style.position = 'relative';
    frame.style.left = `${Math.round(left) - left}px`;
    frame.style.top = `${Math.round(top) - top}px`;
  }
}

/**
 * In the gallery's page: puts what each secure frame shows into the dialog itself, in the frame's place. It keeps the rules of its
 * components alone: tokens, colours, font and what is inherited are then the dialog's. `change`: a style for it.
 */
function replaceFrames(change: string): number {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  const frames = [...(root?.querySelectorAll<HTMLIFrameElement>('iframe[src*="/frames/"]') ?? [])];
  for (const frame of frames) {
    const inner = frame.contentDocument as Document;
    const focused = inner.hasFocus() ? inner.activeElement : null;
    const rules = [...inner.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => !/^(?:html|body|:root)/.test(Reflect.get(rule, 'selectorText') ?? ''));
    const place = document.createElement('div');
    // as the frame around its document: 6 px for the focus ring
    place.style.cssText = `${frame.style.cssText}; padding: 6px; margin: -6px; width: calc(100% + 12px); box-sizing: border-box`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...rules.map(({ cssText }) => cssText), change].join('\n'));
    const shadow = place.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(...[...inner.body.childNodes].filter(({ nodeName }) => nodeName !== 'SCRIPT'));
    frame.replaceWith(place);
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
  }
  return frames.length;
}

const takePicture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

async function readPixels(png: Buffer): Promise<Uint8ClampedArray> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

async function countDifferentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = [await readPixels(one), await readPixels(other)];
  expect(after.length).toBe(before.length);
  const differing = new Set<number>();
  for (let at = 0; at < before.length; at++)
    if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > TOLERANCE) differing.add(at >> 2);
  return differing.size;
}

/** Pixels of a state that differ once its frames are replaced. */
async function compare(
  [id, name]: State,
  { language, size, colorScheme }: (typeof looks)[number],
  change = '',
): Promise<number> {
  const context = await browser.newContext({
    viewport: viewports[size],
    locale: 'en-CA',
    reducedMotion: 'reduce',
    colorScheme,
  });
  context.setDefaultTimeout(90_000);
  await context.clock.setFixedTime('2026-11-21T15:00:00Z');
  const page = await context.newPage();
  await page.goto(`${gallery.url}/frame`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const failed = await page.evaluate((state) => window.show(state), {
    id,
    name,
    language,
    appearance: { theme: 'auto' } as const,
  });
  expect(failed).toBeNull();
  await page.waitForTimeout(300);
  await page.evaluate(alignFrames);
  const framed = await takePicture(page);
  expect(await page.evaluate(replaceFrames, change)).toBeGreaterThan(0);
  const pixels = await countDifferentPixels(framed, await takePicture(page));
  await context.close();
  return pixels;
}

describe('a screen with a secure frame looks as if its fields stood in the dialog itself', () => {
  it.each(states)('%s, %s', async (...state) => {
    for (const look of looks) expect(await compare(state, look), look.language).toBe(0);
  });

  it('a border of another colour would be seen', async () => {
    const pixels = await compare(
      ['profile/personal-info', 'empty'],
      looks[0],
      'input { border-color: red !important }',
    );
    expect(pixels).toBeGreaterThan(100);
  });
});
