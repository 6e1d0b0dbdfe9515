import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import type { OpenedSession } from './support/fast-forward';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');

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

/** A window whose customer has a decision, over a page that stays at the end, to be asked what it heard. */
async function openScoredWindow() {
  const merchant = await openMerchantPage();
  await merchant.route(/\?status=/, (route) => route.fulfill({ status: 204 }));
  const exchanged = merchant.context().waitForEvent('response', (one) => one.url().endsWith('/v1/hosted'));
  const page = await openWindow(merchant, 'en', 8418.5);
  const person = createApplicant({ page, stack: getStack() });
  await person.fastForward('scoring', (await (await exchanged).json()) as OpenedSession);
  await page.reload();
  return { merchant, page, person };
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

  it('a page whose opener policy cuts the window off is told on the console, and the window goes on', async () => {
    const merchant = await open.openPage(await open.openContext());
    await merchant.goto(`${getStack().bare}/?isolated`);
    await merchant.waitForFunction('window.Tamarack?.run');
    const warned = merchant.waitForEvent('console', (message) =>
      message.text().includes('same-origin-allow-popups'),
    );
    const page = await openWindow(merchant, 'en');
    await warned;
    await expect.poll(() => merchant.evaluate('heard')).toEqual(['result closed']);
    await createApplicant({ page, stack: getStack() }).welcome();
  });

  it.each([
    ['the customer closes it', ({ page }: { page: Page }) => page.close()],
    ['the page closes it', ({ merchant }: { merchant: Page }) => merchant.evaluate('Tamarack.close()')],
  ])('a window that is closed while the signature is on its way tells the page of it: %s', async (_, close) => {
    const { merchant, page, person } = await openScoredWindow();
    await person.from('qualification', 'sign');
    // a slow network: the window is gone when the signature arrives
    await page.context().route('**/v1/agreement/sign', async (route) => {
      await close({ page, merchant });
      await closed;
      await new Promise((resolve) => setTimeout(resolve, 4000));
      // its response has nobody to go to, and may outlast the test
      await route.fetch().catch(() => {});
    });
    const closed = page.waitForEvent('close');
    void person.sign().catch(() => {}); // looks in vain for what the press changed
    await closed;
    await expect
      .poll(() => merchant.evaluate('heard'), { timeout: 20_000 })
      .toEqual(['event approved', 'result approved']);
  });

  it('the page hears of the signature at once, over a refresh too, and the window’s own × ends it as approved', async () => {
    const { merchant, page, person } = await openScoredWindow();
    await person.from('qualification', 'end');
    await person.arrive('final.title');
    const listReceived = (): Promise<unknown> => merchant.evaluate('heard');
    await expect.poll(listReceived).toEqual(['event approved']);
    await page.reload();
    await person.arrive('final.title');
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

it.each([
  ['fr', '/connect'],
  ['en', '/pre-qualify'],
] as const)('opened without parameters, in a browser in %s, %s says where to begin', async (language, path) => {
  const page = await open.openPage(await open.openContext('phone'));
  await page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
  }, `${language}-CA`);
  await page.goto(`${getStack().api}${path}`);
  const { dialog, t } = createApplicant({ page, stack: getStack(), language });
  await dialog.getByRole('heading', { level: 1, name: t('outcome.noMerchant.title') }).waitFor();
  await dialog.getByText(t('outcome.noMerchant.message', { product: 'Tamarack' })).waitFor();
  expect(await dialog.innerText()).not.toMatch(/merchantKey|TC-1000/);
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
