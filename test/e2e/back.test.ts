import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { launchBrowser } from '../../examples/browser.mjs';
import type { Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile, shortLived } from './support/browser';
import { waitForCode } from './support/outbox';
import { getStack } from './support/stack';

// keeps no page for Back and Forward
const open = openBrowserForFile();

it('a merchant’s page that is loaded again by Back has no dialog, scrolls, and goes on at the customer’s step', async () => {
  const page = await open.openPage(await open.openContext());
  const person = createApplicant({ page, stack: getStack() });
  const start = async (): Promise<void> => {
    await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
    await page.evaluate(() => {
      const tamarack = window.Tamarack as Tamarack;
      tamarack.checkout({ cartTotal: 2500 });
      void tamarack.run();
    });
  };
  await page.goto(getStack().bare);
  await start();
  await person.welcome();
  await person.eligibility();
  await person.askPhoneCode();
  await person.phoneCode();
  await person.arrive('verify.verifyEmail.title');
  await page.goto(`${getStack().elsewhere}/?another`);
  await page.goBack();
  expect(new URL(page.url()).origin).toBe(getStack().bare);
  expect(await page.locator('[data-tamarack]').count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  await start();
  await person.arrive('verify.verifyEmail.title');
});

it('the hosted page goes on at the customer’s step', async () => {
  const { api, bare, publishableKey } = getStack();
  const page = await open.openPage(await open.openContext());
  const person = createApplicant({ page, stack: getStack() });
  await page.goto(`${api}/pre-qualify?merchantKey=${publishableKey}`);
  await person.arrive('start.welcome.title.preQualification');
  await person.press('start.welcome.start');
  await person.eligibility();
  await person.arrive('verify.verifyPhone.title');
  await page.goto(bare);
  await page.goBack();
  await person.arrive('verify.verifyPhone.title');
});

it('from the address that a checkout redirects to, Back leads to the shop without a dialog, which opens again', async () => {
  const person = await open.person({ bankUser: 'rejected_revenue' });
  await person.until('qualification');
  await person.arrive('outcome.rejected.title');
  await person.press('outcome.rejected.close');
  await person.page.waitForURL(/status=tamarack-rejected|order\/confirmation/);
  await person.page.goBack();
  await person.page.locator('[data-pay]').waitFor();
  expect(await person.page.locator('[data-tamarack]').count()).toBe(0);
  await person.pay();
  await person.dialog.getByRole('heading', { level: 1 }).waitFor();
});

// test/browsers/back.test.ts has Firefox and WebKit
describe('in a browser that keeps left pages for Back and Forward', () => {
  const keeping = openBrowserForFile(() => launchBrowser({ args: shortLived, keepsPages: true }));

  /** Why the page was not kept: nothing if it was. */
  const leaveAndComeBack = async (page: Page): Promise<readonly string[]> => {
    const reasons: string[] = [];
    const cdp = await page.context().newCDPSession(page);
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await cdp.send('Page.enable');
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${getStack().elsewhere}/?another`);
    // a restored page does not load again
    await page.goBack({ waitUntil: 'commit' });
    if (!(await page.evaluate(() => 'isKept' in window))) await expect.poll(() => reasons).not.toEqual([]);
    return reasons;
  };

  it.each([
    ['an open dialog', undefined],
    ['the checkout in one of its elements', '#host'],
  ])('a page with %s is kept, goes on with its fields and its session, and is kept without one', async (_, mount) => {
    const { bare } = getStack();
    const page = await keeping.openPage(await keeping.openContext());
    await page.goto(bare);
    await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
    const start = (): Promise<void> =>
      page.evaluate((place) => {
        const tamarack = window.Tamarack as Tamarack;
        tamarack.checkout({ cartTotal: 2500, ...(place && { mount: place }) });
        void tamarack.run().then(({ status }) => {
          document.title = status;
        });
      }, mount);
    await start();
    const person = createApplicant({
      page,
      stack: getStack(),
      ...(mount && { place: page.locator('section.inline') }),
    });
    await person.welcome();
    await person.eligibility();
    await person.askPhoneCode();
    await person.secureField('verify.code.label').waitFor();
    const code = await waitForCode(getStack().api, person.phone);
    expect(await leaveAndComeBack(page)).toEqual([]);
    // Playwright does not know the frames of a restored page
    await page.locator('iframe[src*="/frames/code"]').click();
    await page.keyboard.type(code);
    await person.arrive('verify.verifyEmail.title');
    await page.evaluate(() => (window.Tamarack as Tamarack).close());
    await expect.poll(() => page.title()).toBe('closed');

    expect(await leaveAndComeBack(page)).toEqual([]);
    expect(await page.title()).toBe('closed');
    await start();
    await person.arrive('verify.verifyEmail.title');
  });
});
