import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../examples/gallery/list.mjs';
import { desktop, type GalleryPages, openGallery, phone } from './support/gallery-page';
import { countColours, readLayout } from './support/layout';
import { countNameLines, countNumberLines } from './support/name-lines';

let gallery: GalleryPages;
let page: Page;

beforeAll(async () => {
  gallery = await openGallery();
  [page] = (await gallery.open(1, { viewport: phone })) as [Page];
});
afterAll(() => gallery?.close());

const show = async (id: string, name: string, language: Language = 'en', size = phone): Promise<void> => {
  await page.setViewportSize(size);
  expect(
    await page.evaluate((state) => window.show(state), { id, name, language, appearance: {} }),
  ).toBeNull();
};

describe('at 1280 px', () => {
  const screens = [
    ['verify/verify-business', 'asked'],
    ['profile/personal-info', 'empty'],
    ['bank/value-proposition', 'offered'],
    ['offer/qualification', 'instantly approved'],
    ['offer/display-options', 'plans'],
  ] as const;

  it('the dialog is as high as its screen, and neither its top nor the names of the steps move', async () => {
    const layouts = [];
    for (const [id, name] of screens) {
      await show(id, name, 'en', desktop);
      layouts.push(await page.evaluate(readLayout));
    }
    expect(new Set(layouts.map(({ top }) => top)).size).toBe(1);
    expect(new Set(layouts.map(({ steps }) => steps.join())).size).toBe(1);
    // of a low screen nothing is empty, and a high one scrolls
    expect(layouts[0]?.height).toBeLessThan(desktop.height * 0.75);
    expect(layouts.filter(({ empty }) => empty > 1)).toEqual([]);
    expect(new Set(layouts.map(({ height }) => height)).size).toBeGreaterThan(1);
  });

  it.each(screens)('the buttons of %s (%s) stand under the column of its text', async (id, name) => {
    await show(id, name, 'fr', desktop);
    const { column, buttons } = await page.evaluate(readLayout);
    expect(buttons).toEqual(column);
  });

  it('no ring is drawn around the dialog when it has the focus', async () => {
    await show('verify/verify-business', 'asked', 'en', desktop);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const dialog = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('dialog');
      if (!dialog) throw new Error('no dialog');
      dialog.tabIndex = -1;
      dialog.focus();
      return dialog.matches(':focus-visible') && getComputedStyle(dialog).outlineStyle;
    });
    expect(outline).toBe('none');
  });

  it.each([
    ['invoice/invoice-pending', 'own', 'en', 1],
    ['invoice/invoice-pending', 'own', 'fr', 1],
    ['offer/qualification', 'pre-qualified, fits', 'en', 2],
    ['offer/qualification', 'pre-qualified, fits', 'fr', 2],
  ] as const)('the two buttons of %s (%s, %s) stand in %i rows, as wide as each other', async (id, name, language, rows) => {
    await show(id, name, language, desktop);
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
});

describe('in forced colours', () => {
  it.each([
    ['profile/personal-info', 'empty', '[role=progressbar]', 2],
    ['offer/qualification', 'instantly approved', 'form [aria-hidden=true]:has(> :nth-child(3))', 3],
    ['offer/display-options', 'plans', 'fieldset:has(label + label):has(input:checked + span)', 3],
  ])('%s (%s): %s keeps its parts apart', async (id, name, selector, colours) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await show(id, name);
    const part = page.locator(`[data-tamarack] ${selector}`).first();
    expect(await countColours(await part.screenshot())).toBeGreaterThanOrEqual(colours);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('what turns while the customer waits has a gap', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await show('outcome/final', 'completing');
    const [right, top] = await page
      .locator('[data-tamarack] [role=status] > span:first-child')
      .first()
      .evaluate((ring) => {
        const { borderRightColor, borderTopColor } = getComputedStyle(ring);
        return [borderRightColor, borderTopColor];
      });
    expect(right).not.toBe(top);
    await page.emulateMedia({ forcedColors: 'none' });
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
});

describe('on a phone', () => {
  it.each(
    languages.flatMap((language) => [
      [language, 360, 'bank/banking-info', 'account not created'] as const,
      // no progress bar lies between header and title
      [language, 360, 'outcome/ends', 'rejected, not sent'] as const,
      [language, 320, 'outcome/ends', 'rejected, not sent'] as const,
    ]),
  )('a message with an action leaves the title uncovered (%s, %i px, %s)', async (language, width, id, name) => {
    await show(id, name, language, { ...phone, width });
    const [message, title] = await page.evaluate(() => {
      const root = document.querySelector('[data-tamarack]')?.shadowRoot;
      const shown = [...(root?.querySelectorAll('[role=alert] > *') ?? [])].at(-1);
      return [shown, root?.querySelector('h1')].map((node) => node?.getBoundingClientRect());
    });
    if (!message || !title) throw new Error('no message or no title');
    expect(message.height).toBeGreaterThan(44);
    expect(message.bottom <= title.top || message.top >= title.bottom).toBe(true);
  });

  it.each([
    ['invoice/invoice-qualification', 'in part'],
    ['invoice/invoice-pending', 'own'],
    ['invoice/congratulations', 'done'],
    ['offer/display-options', 'of an invoice'],
  ])('an invoice’s number stays on one line in a sentence of %s, however narrow', async (id, name) => {
    await show(id, name, 'fr');
    for (let width = 320; width <= 480; width += 8) {
      await page.setViewportSize({ ...phone, width });
      expect(await page.evaluate(countNumberLines, 'NW-20418'), `${width} px`).toBe(1);
    }
  });

  it.each(languages)('names stay on one line beside their values (%s)', async (language) => {
    for (const [id, name] of [
      ['verify/welcome', 'cart'],
      ['invoice/invoice-info', 'link'],
      ['invoice/invoice-info', 'confirm, in part'],
      ['invoice/invoice-pending', 'confirmed by the merchant, in part'],
    ] as const) {
      await show(id, name, language);
      expect(await page.evaluate(countNameLines), `${id}, ${name}`).toEqual([1]);
    }
  });
});

it.each([
  ['bank/value-proposition', 'offered'],
  ['bank/scoring', 'preparing'],
  ['bank/scoring', 'reviewing'],
  ['bank/scoring', 'calculating'],
  ['documents/statements', 'checking'],
])('the picture of %s (%s) moves, and stands still for who wants less motion', async (id, name) => {
  const countMoving = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .querySelector('[data-tamarack]')
          ?.shadowRoot?.getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof SVGElement)
          .length ?? -1,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await show(id, name);
  await expect.poll(countMoving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(countMoving).toBe(0);
});
