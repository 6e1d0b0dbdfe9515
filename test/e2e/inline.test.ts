import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile();

/** A page with a policy and an element of the given width between two paragraphs. */
async function openInline(width: number, windowHeight = 800): Promise<{ tab: Page; place: Locator }> {
  const tab = await open.openPage(await open.openContext());
  await tab.setViewportSize({ width: 1280, height: windowHeight });
  await tab.goto(`${getStack().bare}/?policy`, { waitUntil: 'networkidle' });
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  await tab.evaluate((pixels) => {
    document.body.innerHTML =
      '<p>Before</p><div id="financing"></div><p id="after"><button>After</button></p><p id="high"></p>';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`#financing{width:${pixels}px} #high{height:2000px}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout({ cartTotal: 2500, mount: '#financing' });
    void tamarack.run().then(({ status }) => {
      document.title = status;
    });
  }, width);
  return { tab, place: tab.locator('section.inline') };
}

it('a checkout in an element of the page, whose height follows it, without focus trap or scroll lock', async () => {
  const { tab, place } = await openInline(640);
  const me = createApplicant({ page: tab, stack: getStack(), place });
  const heights: number[] = [];
  const measure = async (): Promise<void> => {
    heights.push((await place.boundingBox())?.height ?? 0);
    const isHigher = await place.evaluate((section) => section.scrollHeight > section.clientHeight + 1);
    expect(isHigher).toBe(false);
  };

  await me.arrive('start.welcome.title.cart');
  expect(await tab.getByRole('dialog').count()).toBe(0);
  // the page's own focus and scrolling
  expect(await tab.evaluate(() => document.activeElement === document.body)).toBe(true);
  await tab.mouse.move(20, 20);
  await tab.mouse.wheel(0, 300);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0);
  await measure();

  await me.welcome();
  await me.eligibility();
  await measure();
  await me.askPhoneCode();
  await me.phoneCode();
  await me.arrive('verify.verifyEmail.title');
  await measure();
  expect(new Set(heights).size).toBeGreaterThan(1);
  // a later screen has the focus, and is in view
  expect(await place.locator(':focus').count()).toBe(1);
  expect((await place.boundingBox())?.y).toBeGreaterThanOrEqual(0);

  const after = tab.getByRole('button', { name: 'After' });
  for (let stops = 0; stops < 12 && !(await after.evaluate((button) => button.matches(':focus'))); stops++)
    await tab.keyboard.press('Tab');
  expect(await after.evaluate((button) => button.matches(':focus'))).toBe(true);

  await place.getByRole('button', { name: 'Close', exact: true }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Yes, I want to leave' }).click();
  await expect.poll(() => tab.title()).toBe('abandoned');
  expect(await place.count()).toBe(0);
});

it('a purchase in an element of the page goes through every secure frame to its end', async () => {
  // a driver that scrolls and presses at once hits the frame that was there before
  const { tab, place } = await openInline(640, 2400);
  const me = createApplicant({ page: tab, stack: getStack(), place });
  await me.from('welcome', 'scoring');
  await me.from('qualification', 'end');
  await me.arrive('final.title');
  expect(await tab.getByRole('dialog').count()).toBe(0);
  await place.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => tab.title()).toBe('approved');
});

it.each([
  [640, true],
  [340, false],
])('a width of %i px in a wide window has the layout of that width', async (width, isWide) => {
  const { tab, place } = await openInline(width);
  const me = createApplicant({ page: tab, stack: getStack(), place });
  await me.arrive('start.welcome.title.cart');
  const title = place.getByRole('heading', { level: 1 });
  // The flow's own heading replaces the first view's, and a heading that left the page has no style.
  await expect
    .poll(() => title.evaluate((heading) => getComputedStyle(heading).fontSize))
    .toBe(isWide ? '32px' : '26px');
  expect(await place.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
});
