import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile();

/** A checkout in a window of its own, as a press on the merchant's page opens it. */
async function openWindow(merchant: Page, language: Language): Promise<Page> {
  const { bare } = getStack();
  await merchant.goto(bare);
  await merchant.waitForFunction('window.Tamarack?.run');
  const [page] = await Promise.all([
    merchant.waitForEvent('popup'),
    merchant.evaluate(`
      Tamarack.checkout({ cartTotal: 2500, language: '${language}', platform: { renderType: 'Standalone' } });
      void Tamarack.run();`),
  ]);
  return page;
}

describe('a checkout in its own window', () => {
  it('the window uses the request’s language, resumes after a refresh, and exposes no token to its address or scripts', async () => {
    const language = 'fr';
    const page = await openWindow(await open.openPage(await open.openContext()), language);
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
    await page.getByRole('dialog').getByText('is on no origin you have registered').waitFor();
  });
});
