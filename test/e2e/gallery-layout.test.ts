import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../examples/gallery/list.mjs';
import { desktop, type GalleryPages, openGallery, phone } from './support/gallery-page';
import { readLayout, readPlans } from './support/layout';
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

  it.each(
    languages,
  )('the longest name of a bank fits one line of the question about a cheque (%s)', async (language) => {
    await show('documents/cheque', 'confirm', language, desktop);
    const [bank, transit] = await page.evaluate(() =>
      ['bank', 'transit'].map((id) => {
        const root = document.querySelector('[data-tamarack]')?.shadowRoot;
        const frame = root?.querySelector<HTMLIFrameElement>('dialog dialog iframe');
        return frame?.contentDocument?.getElementById(id)?.closest('dd')?.offsetHeight;
      }),
    );
    expect(transit).toBeGreaterThan(0);
    expect(bank).toBe(transit);
  });

  it('no ring is drawn around the dialog when it has the focus', async () => {
    await show('verify/verify-business', 'asked', 'en', desktop);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const dialog = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('dialog');
      if (!dialog) throw new Error('no dialog');
      dialog.tabIndex = -1;
      dialog.focus();
      return dialog.matches(':focus-visible') && getComputedStyle(dialog).outlineColor;
    });
    // forced colours show it
    expect(outline).toBe('rgba(0, 0, 0, 0)');
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

  it.each([
    ['documents/more-information', 'asked', 'sending', 'en'],
    ['documents/more-information', 'asked', 'sending', 'fr'],
    ['verify/verify-phone', 'number', 'sending', 'fr'],
  ] as const)('a button is as wide while its action is pending (%s, %s and %s, %s)', async (id, before, pending, language) => {
    const measure = async (name: string) => {
      await show(id, name, language, desktop);
      return page.evaluate(() => {
        const button = document
          .querySelector('[data-tamarack]')
          ?.shadowRoot?.querySelector('form > div:last-child button[type=submit]');
        if (!button) throw new Error('no button');
        return [button.getAttribute('aria-busy'), Math.round(button.getBoundingClientRect().width)] as const;
      });
    };
    const [, width] = await measure(before);
    expect(await measure(pending)).toEqual(['true', width]);
  });
});

describe('what is drawn', () => {
  it('the only line of a step is in the middle of its mark', async () => {
    await show('bank/scoring', 'preparing', 'en', desktop);
    const offsets = await page.evaluate(() => {
      const steps = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelectorAll('ol > li') ?? [];
      const middles = [...steps].map((step) =>
        [step.firstElementChild, step.querySelector('strong')].map((part) => {
          const { top = Number.NaN, bottom = Number.NaN } = part?.getBoundingClientRect() ?? {};
          return (top + bottom) / 2;
        }),
      );
      return middles.map(([mark = Number.NaN, line = Number.NaN]) => Math.abs(mark - line));
    });
    expect(offsets).toHaveLength(3);
    expect(Math.max(...offsets)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['wrapper/errors', 'invoiceLinkUsed'],
    ['outcome/ends', 'small cart'],
    ['bank/banking-info', 'refused'],
  ])('the picture of %s (%s) fills its square like that of a question', async (id, name) => {
    const measure = () =>
      page.evaluate(() => {
        const picture = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('form svg path');
        return picture?.getBoundingClientRect().height ?? 0;
      });
    await show('verify/verify-phone', 'number');
    const usual = await measure();
    await show(id, name);
    expect(await measure()).toBeGreaterThanOrEqual(usual);
  });

  it('the ring around a box does not touch the error below it', async () => {
    await show('offer/sign-agreement', 'nothing signed');
    const gap = await page.evaluate(() => {
      const frame = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('iframe');
      const label = frame?.contentDocument?.querySelector('label:has(input[type=checkbox])');
      const view = frame?.contentWindow;
      if (!label?.nextElementSibling || !view) throw new Error('no error');
      const { outlineOffset, outlineStyle, outlineWidth } = view.getComputedStyle(label);
      if (outlineStyle !== 'solid') throw new Error('no ring');
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { top } = label.nextElementSibling.getBoundingClientRect();
      return top - label.getBoundingClientRect().bottom - ring;
    });
    expect(gap).toBeGreaterThan(0);
  });

  it('a bar begins with what there is, with round ends', async () => {
    await show('invoice/invoice-qualification', 'no credit left');
    const widths = await page.evaluate(() =>
      [
        ...(document
          .querySelector('[data-tamarack]')
          ?.shadowRoot?.querySelector('form [aria-hidden=true]:has(+ ul)')?.children ?? []),
      ].map((share) => share.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });

  it.each(
    languages,
  )('the last line of a message in the middle is no shorter than half of the others (%s)', async (language) => {
    await show('wrapper/errors', 'invoiceLinkExpired', language, desktop);
    const widths = await page.evaluate(() => {
      const lead = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('h1 + div');
      const text = document.createRange();
      text.selectNodeContents(lead as Element);
      return [...text.getClientRects()].map(({ width }) => width);
    });
    expect(widths.length).toBeGreaterThan(1);
    expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) / 2);
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
      const shown = [...(root?.querySelectorAll('.overlay [role=alert] > *') ?? [])].at(-1);
      return [shown, root?.querySelector('h1')].map((node) => node?.getBoundingClientRect());
    });
    if (!message || !title) throw new Error('no message or no title');
    expect(message.height).toBeGreaterThan(44);
    expect(message.bottom <= title.top || message.top >= title.bottom).toBe(true);
  });

  it.each(languages)('plans are compact rows, with the chosen one open below them (%s)', async (language) => {
    await show('offer/display-options', 'plans', language);
    const { rows, details, around } = await page.evaluate(readPlans);
    expect(rows).toHaveLength(8);
    // the amount above the fee (45 px), in 8 px of padding, and a line
    expect(Math.max(...rows)).toBeLessThanOrEqual(62);
    // seven facts, the payment dates and the balance
    expect(details).toBeLessThanOrEqual(680);
    // progress, title, lead and unit above, buttons below
    expect(around).toBeLessThanOrEqual(420);
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

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('nothing moves on a %s', (_, size) => {
  it.each(languages)('when the plans come (%s)', async (language) => {
    const readPlace = async (name: string): Promise<DOMRect> => {
      await show('offer/display-options', name, language, size);
      return page
        .locator('[data-tamarack] h1 ~ div')
        .last()
        .evaluate((content) => content.getBoundingClientRect().toJSON());
    };
    const [before, after] = [await readPlace('loading'), await readPlace('plans')];
    expect(before.top).toBe(after.top);
    // what is below is pushed down out of sight alone
    expect(before.bottom).toBeGreaterThan(size.height - 100);
    expect(before.height).toBeLessThanOrEqual(after.height);
  });

  it.each(languages)('when a date of birth is typed (%s)', async (language) => {
    await show('profile/personal-info', 'empty', language, size);
    const frame = page.frameLocator('iframe[src*="/frames/identity"]');
    const readPlace = () => frame.locator('[name=email]').boundingBox();
    const before = await readPlace();
    await frame.locator('[name=dob]').fill('1985-03-07');
    await frame.locator('output:not(:empty)').waitFor();
    expect(await readPlace()).toEqual(before);
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
