import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textsByLanguage } from '../../sdk/button/text';
import type { CheckoutRequest, Tamarack } from '../../sdk/index';
import { text } from '../../widget/host/text';
import { createApplicant } from './support/applicant';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');
const languages: readonly Language[] = ['en', 'fr'];

/** A merchant's page whose browser, or whose network, refuses some requests. */
async function openPage(blocked: RegExp) {
  const page = await open.openPage(await open.openContext('phone'));
  const refused: string[] = [];
  await page.route(blocked, (route) => {
    refused.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  await page.goto(getStack().bare, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  return { page, refused };
}

/** The page runs a checkout, and keeps what it hears. */
const run = (page: Page, request: Omit<CheckoutRequest, 'mount'>): Promise<void> =>
  page.evaluate((given) => {
    const tamarack = window.Tamarack as Tamarack;
    const heard: string[] = [];
    Object.assign(window, { heard });
    tamarack.on('error', ({ code }) => heard.push(`error ${code}`));
    tamarack.checkout({ cartTotal: 2500, ...given });
    tamarack.run().then(
      (outcome) => heard.push(outcome.status === 'failed' ? `failed ${outcome.error.code}` : outcome.status),
      ({ code }) => heard.push(`rejected ${code}`),
    );
  }, request);
const listHeard = (page: Page): Promise<readonly string[]> => page.evaluate('window.heard');
const close = (page: Page): Promise<void> => page.evaluate(() => (window.Tamarack as Tamarack).close());

describe.each(languages)('what a blocker keeps from the checkout (%s)', (language) => {
  it('all files but the loader: the page’s code learns of it, and the pay button says what to do', async () => {
    const { api } = getStack();
    const { page } = await openPage(/\/sdk\/widget\//);
    await run(page, { language });
    await expect.poll(() => listHeard(page)).toEqual(['rejected loadFailed']);
    expect(await page.locator('[data-tamarack]').count()).toBe(0);
    await page.evaluate(
      ([src, lang]) => {
        const button = document.createElement('tamarack-button');
        button.setAttribute('amount', '2500');
        button.setAttribute('language', lang);
        document.body.append(
          Object.assign(document.createElement('script'), { type: 'module', src }),
          button,
        );
      },
      [`${api}/sdk/button.mjs`, language] as const,
    );
    await page.locator('tamarack-button button').click();
    await page.getByRole('alert').filter({ hasText: textsByLanguage[language].failed }).waitFor();
  });

  it('the files after the first: the dialog says what to do, and goes on once they are let in', async () => {
    const later = /\/sdk\/widget\/(?!widget-|words-)/;
    const { page } = await openPage(later);
    await run(page, { language });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').filter({ hasText: text[language].failed }).waitFor();
    await expect.poll(() => listHeard(page)).toEqual(['error loadFailed']);
    await close(page);
    await expect.poll(() => listHeard(page)).toEqual(['error loadFailed', 'failed loadFailed']);

    await run(page, { language });
    await dialog.getByRole('alert').filter({ hasText: text[language].failed }).waitFor();
    await page.unroute(later);
    await dialog.getByRole('button', { name: text[language].retry, exact: true }).click();
    const person = createApplicant({ page, stack: getStack(), language });
    await person.welcome();
    await person.arrive('verify.verifyBusiness.title');
    await close(page);
    await expect.poll(() => listHeard(page)).toEqual(['error loadFailed', 'closed']);
  });

  it('the API: the dialog says what to do, and goes on once it is let in', async () => {
    const calls = /\/v1\//;
    const { page } = await openPage(calls);
    await run(page, { language });
    const person = createApplicant({ page, stack: getStack(), language });
    const { dialog, t } = person;
    await dialog.getByRole('heading', { level: 1, name: t('common.wrapper.request') }).waitFor();
    await dialog.getByText(t('common.wrapper.unreachable'), { exact: true }).waitFor();
    await expectNoAxeFindings(page, 'unreachable');
    await expect.poll(() => listHeard(page)).toEqual(['error request']);
    await dialog
      .getByRole('button', { name: t('common.wrapper.close'), exact: true })
      .last()
      .click();
    await expect.poll(() => listHeard(page)).toEqual(['error request', 'failed request']);

    await run(page, { language });
    await person.waitForScreen('common.wrapper.request');
    await page.unroute(calls);
    await person.press('common.wrapper.retry');
    await person.arrive('start.welcome.title.cart');
  });

  it('the secure fields: the screen says what to do, the page hears of it, and the fields come once they are let in', async () => {
    const frames = /\/frames\//;
    const { page } = await openPage(frames);
    await run(page, { language });
    const person = createApplicant({ page, stack: getStack(), language });
    const { dialog, t } = person;
    await person.welcome();
    await person.eligibility();
    await person.askPhoneCode();
    const notice = dialog.getByRole('alert').filter({ hasText: t('messages.frame.unreachable') });
    await notice.waitFor();
    await expectNoAxeFindings(page, 'no secure fields');
    await expect.poll(() => listHeard(page)).toEqual(['error loadFailed']);
    await close(page);
    await expect.poll(() => listHeard(page)).toEqual(['error loadFailed', 'failed loadFailed']);

    await run(page, { language });
    await notice.waitFor();
    await page.unroute(frames);
    await notice.getByRole('button', { name: t('common.buttons.retry'), exact: true }).click();
    await person.phoneCode();
    await person.arrive('verify.verifyEmail.title');
    await close(page);
    await expect.poll(() => listHeard(page)).toEqual(['error loadFailed', 'closed']);
  });
});

it('counting screens may be blocked: nothing changes', async () => {
  const { page, refused } = await openPage(/\/v1\/analytics|\/v1\/recording/);
  await run(page, { language: 'en', analytics: true });
  const person = createApplicant({ page, stack: getStack() });
  await person.welcome();
  await person.eligibility();
  await person.askPhoneCode();
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await person.phoneCode();
  await person.arrive('verify.verifyEmail.title');
  expect(await person.dialog.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  await close(page);
  await expect.poll(() => listHeard(page)).toEqual(['closed']);
});
