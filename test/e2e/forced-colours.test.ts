import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, type GalleryPages, openGallery, phone } from './support/gallery-page';
import { countColours } from './support/layout';

let gallery: GalleryPages;
let page: Page;

beforeAll(async () => {
  gallery = await openGallery();
  [page] = (await gallery.open(1, { viewport: phone, forcedColors: 'active' })) as [Page];
});
afterAll(() => gallery?.close());

const show = async (id: string, name: string, size = phone): Promise<void> => {
  await page.setViewportSize(size);
  expect(
    await page.evaluate((state) => window.show(state), { id, name, language: 'en' as const, appearance: {} }),
  ).toBeNull();
};

/** In the page: whether each button is filled that ends a screen or a question, or that stands in a secure frame. */
function listFills(frame: string): boolean[] {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  const inner = root?.querySelector<HTMLIFrameElement>(`iframe[src*="/frames/${frame}?"]`)?.contentDocument;
  const question = [...(root?.querySelectorAll('dialog dialog[open]') ?? [])].at(-1);
  const buttons =
    inner?.querySelectorAll('button') ??
    question?.querySelectorAll('button') ??
    root?.querySelectorAll('form > div:last-child button') ??
    [];
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
  const fill = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...buttons]
    .filter((button) => button.getClientRects().length > 0)
    .map((button) => getComputedStyle(button).backgroundColor === fill);
}

it.each([
  ['profile/personal-info', 'empty', '[role=progressbar]', 2],
  ['offer/qualification', 'instantly approved', 'form [aria-hidden=true]:has(> :nth-child(3))', 3],
  ['offer/display-options', 'plans', 'fieldset:has(label + label):has(input:checked + span)', 3],
])('%s (%s): %s keeps its parts apart', async (id, name, selector, colours) => {
  await show(id, name);
  const part = page.locator(`[data-tamarack] ${selector}`).first();
  expect(await countColours(await part.screenshot())).toBeGreaterThanOrEqual(colours);
});

it('what turns while the customer waits has a gap', async () => {
  await show('outcome/final', 'completing');
  const [right, top] = await page
    .locator('[data-tamarack] [role=status] > span:first-child')
    .first()
    .evaluate((ring) => {
      const { borderRightColor, borderTopColor } = getComputedStyle(ring);
      return [borderRightColor, borderTopColor];
    });
  expect(right).not.toBe(top);
});

it.each([false, true])('the dialog has an edge in a large window (focused: %s)', async (focused) => {
  await show('verify/verify-business', 'asked', desktop);
  await page.keyboard.press('Tab');
  const edge = await page.evaluate((hasFocus) => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    const dialog = root?.querySelector<HTMLElement>('dialog.shell');
    if (!dialog) throw new Error('no dialog');
    if (hasFocus) {
      dialog.tabIndex = -1;
      dialog.focus();
    }
    const { outlineStyle, outlineOffset } = getComputedStyle(dialog);
    return [dialog.matches(':focus-visible'), outlineStyle, outlineOffset];
  }, focused);
  expect(edge).toEqual([focused, 'solid', '0px']);
});

it('both buttons of the question before leaving have an edge', async () => {
  await show('wrapper/leave', 'asked');
  const edges = await page.evaluate(() => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    if (root?.activeElement instanceof HTMLElement) root.activeElement.blur();
    return [...(root?.querySelectorAll('dialog.leave button') ?? [])].map((button) => {
      const { borderTopStyle, outlineStyle } = getComputedStyle(button);
      return [borderTopStyle, outlineStyle].includes('solid');
    });
  });
  expect(edges).toEqual([true, true]);
});

it.each([
  ['invoice/invoice-qualification', 'a balance remains'],
  ['wrapper/leave', 'asked'],
])('the question of %s (%s) has an edge', async (id, name) => {
  await show(id, name);
  const edge = await page.evaluate(() => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    const question = [...(root?.querySelectorAll('dialog[open]') ?? [])].at(-1);
    if (!question || question.matches('.shell')) throw new Error('no question');
    return getComputedStyle(question).borderTopStyle;
  });
  expect(edge).toBe('solid');
});

it('an action that looks like a link has no edge, and begins where the text above it does', async () => {
  await show('invoice/invoice-info', 'link');
  const { edges, offsets } = await page.evaluate(() => {
    const form = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('form');
    const column = form?.querySelector('h1')?.getBoundingClientRect().left ?? Number.NaN;
    const links = [...(form?.querySelectorAll('button') ?? [])].filter(
      (button) => getComputedStyle(button).textDecorationLine === 'underline',
    );
    const begin = (link: Element): number => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().left;
    };
    return {
      edges: links.map((link) => getComputedStyle(link).borderTopWidth),
      offsets: links.map((link) => begin(link) - column),
    };
  });
  expect(edges).toEqual(['0px']);
  expect(offsets).toEqual([0]);
});

it.each([
  // at the end of a screen
  ['offer/qualification', 'pre-qualified, fits', ''],
  // in a question of the application, and in that before leaving
  ['invoice/invoice-qualification', 'a balance remains', ''],
  ['bank/disconnect', 'asked', ''],
  ['wrapper/leave', 'asked', ''],
  // in a secure frame
  ['offer/sign-agreement', 'Ontario', 'agreement'],
])('the main button of %s (%s) is filled, and no other one', async (id, name, frame) => {
  await show(id, name);
  const fills = await page.evaluate(listFills, frame);
  expect(fills.filter(Boolean)).toHaveLength(1);
  expect(fills.length).toBeGreaterThan(1);
});
