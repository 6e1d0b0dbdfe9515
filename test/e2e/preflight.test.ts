import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { CheckoutRequest, Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile();

/** The browser's requests of the API in order, those by which it asks for permission (`OPTIONS`) included, and the answers. */
async function recordCalls(tab: Page): Promise<readonly string[]> {
  const calls: string[] = [];
  const record = (what: string, url: string): void => {
    const { origin, pathname } = new URL(url);
    if (origin === getStack().api && pathname.startsWith('/v1/')) calls.push(`${what} ${pathname}`);
  };
  // pages and Playwright's own events do not tell of them
  const cdp = await tab.context().newCDPSession(tab);
  cdp.on('Network.requestWillBeSent', ({ request }) => record(request.method, request.url));
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type !== 'Preflight') record('answer', response.url);
  });
  await cdp.send('Network.enable');
  return calls;
}

async function openElsewhere(): Promise<Page> {
  const tab = await open.openPage(await open.openContext());
  await tab.goto(getStack().elsewhere);
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  return tab;
}

const start = (
  tab: Page,
  request: Omit<CheckoutRequest, 'mount'> & { readonly mount?: string },
): Promise<void> =>
  tab.evaluate((given) => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout(given);
    void tamarack.run();
  }, request);

/** In a page of another site than the API's, each request with a header of ours costs a round trip before it. */
it.each([
  ['a dialog', {}],
  ['an element of the page', { mount: '#place' }],
])('in %s on another site, the browser asks the API for no permission before the first screen', async (_, place) => {
  const tab = await openElsewhere();
  const calls = await recordCalls(tab);
  await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="place"></div>'));
  await start(tab, { cartTotal: 2500, ...place });
  const shell = tab.locator('[data-tamarack]');
  await shell.getByRole('button', { name: 'Get started' }).waitFor();
  const opening = ['POST /v1/checkout', 'answer /v1/checkout'];
  expect(calls.slice(0, 2)).toEqual(opening);
  // the calls of the session are asked for
  await createApplicant({ page: tab, stack: getStack(), place: shell }).welcome();
  await expect.poll(() => calls.some((call) => call.startsWith('OPTIONS '))).toBe(true);
  expect(calls.filter((call) => call.endsWith(' /v1/checkout'))).toEqual(opening);
});

it('for a window, the browser asks the API for none at all', async () => {
  const tab = await openElsewhere();
  const calls = await recordCalls(tab);
  const [page] = await Promise.all([
    tab.waitForEvent('popup'),
    start(tab, { cartTotal: 2500, platform: { renderType: 'Standalone' } }),
  ]);
  await createApplicant({ page, stack: getStack() }).arrive('start.welcome.title.cart');
  expect(calls).toEqual(['POST /v1/checkout', 'answer /v1/checkout']);
});

it('for the rates of a price message, the browser asks the API for none', async () => {
  const tab = await openElsewhere();
  const calls = await recordCalls(tab);
  await tab.evaluate((api) => {
    const message = document.createElement('tamarack-message');
    message.setAttribute('amount', '2500');
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      src: `${api}/sdk/message.mjs`,
    });
    document.body.append(script, message);
  }, getStack().api);
  await tab.getByText('a week with Tamarack').waitFor();
  expect(calls).toEqual(['GET /v1/rates', 'answer /v1/rates']);
});
