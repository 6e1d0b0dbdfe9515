import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import type { OpenedSession } from './support/fast-forward';
import { getStack } from './support/stack';

const open = openBrowserForFile();

async function openMerchantPage(): Promise<Page> {
  const merchant = await open.openPage(await open.openContext());
  await merchant.goto(getStack().bare);
  await merchant.waitForFunction('window.Tamarack?.run');
  return merchant;
}

/** A checkout in a window of its own, as a press on the merchant's page opens it; the page collects what it hears. */
async function openWindow(merchant: Page, language: Language, cartTotal = 2500): Promise<Page> {
  const [page] = await Promise.all([
    merchant.waitForEvent('popup'),
    merchant.evaluate(`
      window.heard = [];
      for (const end of ['approved', 'rejected', 'abandoned'])
        addEventListener('tamarack-' + end, () => heard.push('event ' + end));
      Tamarack.checkout({ cartTotal: ${cartTotal}, language: '${language}', platform: { renderType: 'Standalone' } });
      void Tamarack.run().then(({ status }) => heard.push('result ' + status));`),
  ]);
  return page;
}

describe('a checkout in its own window', () => {
  it('the window uses the request’s language, resumes after a refresh, and exposes no token to its address or scripts', async () => {
    const language = 'fr';
    const page = await openWindow(await openMerchantPage(), language);
    const person = createApplicant({ page, stack: getStack(), language });
    await person.welcome();
    await person.eligibility();
    await person.askPhoneCode();
    await person.phoneCode();
    await person.arrive('verify.verifyEmail.title');
    await page.reload();
    await person.arrive('verify.verifyEmail.title');
    await person.email();
    await person.arrive('profile.personal.title');
    expect(new URL(page.url()).search).toBe('');
    const kept = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]),
    );
    // 256 bits in base64url
    expect(kept).not.toMatch(/[\w-]{43}/);
  });

  it('the page hears of the signature at once, over a refresh too, and the window’s own × ends it as approved', async () => {
    const merchant = await openMerchantPage();
    // where the page would go to at the end: it stays, to be asked what it heard
    await merchant.route(/\?status=/, (route) => route.fulfill({ status: 204 }));
    const exchanged = merchant.context().waitForEvent('response', (one) => one.url().endsWith('/v1/hosted'));
    const page = await openWindow(merchant, 'en', 8418.5);
    const person = createApplicant({ page, stack: getStack() });
    await person.fastForward('scoring', (await (await exchanged).json()) as OpenedSession);
    await page.reload();
    await person.from('qualification', 'end');
    await person.arrive('outcome.final.title');
    const listReceived = (): Promise<unknown> => merchant.evaluate('heard');
    await expect.poll(listReceived).toEqual(['event approved']);
    await page.reload();
    await person.arrive('outcome.final.title');
    await page.close();
    await expect.poll(listReceived).toEqual(['event approved', 'result approved']);
  });
});

it('the hosted page is a page in a large window, not a dialog over emptiness', async () => {
  const { api, publishableKey } = getStack();
  const page = await open.openPage(await open.openContext('desktop'));
  await page.goto(`${api}/pre-qualify?merchantKey=${publishableKey}`);
  const person = createApplicant({ page, stack: getStack() });
  await person.waitForScreen('start.welcome.title.preQualification');
  const window = { x: 0, y: 0, ...page.viewportSize() };
  expect(await person.dialog.boundingBox()).toEqual(window);
  expect((await person.dialog.locator('.head').boundingBox())?.width).toBe(window.width);
});

describe('an unregistered page', () => {
  const strange = http.createServer((_, response) => {
    const { api, publishableKey } = getStack();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title>
      <script async crossorigin src="${api}/sdk/tamarack.js" data-merchant-key="${publishableKey}"></script>`);
  });
  beforeAll(() => new Promise<void>((resolve) => strange.listen(0, 'localhost', resolve)));
  afterAll(() => {
    strange.close();
    strange.closeAllConnections();
  });

  it('an unregistered page tells its developer why it is refused', async () => {
    const { port } = strange.address() as AddressInfo;
    const page = await open.openPage(await open.openContext());
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction('window.Tamarack?.run');
    await page.evaluate(`
      Tamarack.checkout({ cartTotal: 2500, language: 'en' });
      void Tamarack.run().catch(() => {});`);
    await page.getByRole('dialog').getByText('hasn’t registered the origin of this page').waitFor();
  });
});
