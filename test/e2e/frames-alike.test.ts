import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, type GalleryPages, openGallery, phone } from './support/gallery-page';

type State = readonly [screen: string, state: string];

/** Each kind of secure frame: at rest, with errors, with the focus in a field, with what was typed. */
const states: readonly State[] = [
  ['verify/verify-phone', 'wrong code'],
  ['verify/verify-email', 'code'],
  ['verify/verify-email', 'account found, email lost'],
  ['profile/personal-info', 'empty'],
  ['profile/personal-info', 'wrong values'],
  ['documents/cheque', 'uploaded'],
  ['documents/cheque', 'wrong numbers'],
  ['documents/cheque', 'confirm'],
  ['outcome/sin-entry', 'too short'],
  ['offer/display-options', 'a person checks, or a passkey'],
  ['offer/sign-agreement', 'nothing signed'],
  ['outcome/final', 'done, passkey offered'],
];

/** Each language, width and theme once for all states. */
const looks = [
  { language: 'en', viewport: phone, colorScheme: 'dark' },
  { language: 'fr', viewport: desktop, colorScheme: 'light' },
] as const;
type Look = (typeof looks)[number];

/** Of 255 in one channel. */
const TOLERANCE = 16;

let gallery: GalleryPages;
const pages = new Map<Look, Page>();
beforeAll(async () => {
  gallery = await openGallery();
  for (const look of looks) {
    const { viewport, colorScheme } = look;
    const [page] = await gallery.open(1, { viewport, colorScheme });
    if (page) pages.set(look, page);
  }
});
afterAll(() => gallery?.close());

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
    // of the cheque's picture, marked by the frame's script, which stays behind
    const marked = [...inner.querySelectorAll('[data-active]')];
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
    for (const part of marked) part.setAttribute('data-active', '');
  }
  return frames.length;
}

/**
 * The header, which has no frame, gets a layer of its own: the browser smooths its logo by what else is drawn in the layer, which
 * differs with and without a frame.
 */
async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const head = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector<HTMLElement>('.head');
    if (head) head.style.willChange = 'transform';
  });
  return page.screenshot({ animations: 'disabled' });
}

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
async function compare([id, name]: State, look: Look, change = ''): Promise<number> {
  const page = pages.get(look);
  if (!page) throw new Error('no page');
  await gallery.openFrame(page);
  const state = { id, name, language: look.language, appearance: { theme: 'auto' } as const };
  expect(await page.evaluate((shown) => window.show(shown), state)).toBeNull();
  await page.waitForTimeout(300);
  const framed = await takePicture(page);
  expect(await page.evaluate(replaceFrames, change)).toBeGreaterThan(0);
  return countDifferentPixels(framed, await takePicture(page));
}

describe('a screen with a secure frame looks as if its fields stood in the dialog itself', () => {
  it.each(states)('%s, %s', async (...state) => {
    const pixels = await Promise.all(looks.map((look) => compare(state, look)));
    expect(pixels).toEqual(looks.map(() => 0));
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
