import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { leaveText } from '../../../widget/host/leave/leave-text';
import { text } from '../../../widget/host/text';
import type { openBrowserForFile } from './browser';
import { getStack } from './stack';
import { loadTexts } from './texts';

interface ExamplePage {
  readonly tab: Page;
  /** Paths that the page requested of the provider, in order. */
  readonly requested: readonly string[];
}

/**
 * Opens what is served as an origin that is registered.
 *
 * @param options.late a script, and what it waits for
 */
export async function visitExample(
  open: ReturnType<typeof openBrowserForFile>,
  served: string,
  {
    path = '/',
    late,
  }: { readonly path?: string; readonly late?: readonly [script: string, Promise<void>] } = {},
): Promise<ExamplePage> {
  const { api, bare } = getStack();
  const tab = await open.openPage(await open.openContext());
  const requested: string[] = [];
  tab.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === api) requested.push(pathname);
  });
  await tab.route(`${bare}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: served + pathname + search });
  });
  if (late)
    await tab.route(`**/${late[0]}`, async (route) => {
      await late[1];
      await route.fallback();
    });
  // a script that is held back holds back the load event
  await tab.goto(bare + path, { waitUntil: late ? 'domcontentloaded' : 'load' });
  return { tab, requested };
}

/** From the first screen on, the customer is asked first. */
export async function leaveCheckout(tab: Page, language: Language): Promise<void> {
  const dialog = tab.getByRole('dialog');
  const start = loadTexts(language)('start.welcome.start');
  await dialog.getByRole('button', { name: start }).waitFor();
  await dialog.getByRole('button', { name: text[language].close }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: leaveText[language].leave }).click();
}

/** The loader has taken the place of the page's queue. */
export async function waitForLoader(tab: Page): Promise<void> {
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
}

/** `act` opens a checkout with what the page asks for, and the customer leaves it. Returns the whole request. */
export async function expectCheckout(tab: Page, asked: object, act: () => Promise<unknown>): Promise<object> {
  const posted = tab.waitForResponse('**/v1/checkout?*');
  await act();
  const response = await posted;
  expect(response.status()).toBe(200);
  const body: object = response.request().postDataJSON();
  expect(body).toMatchObject(asked);
  await leaveCheckout(tab, 'en');
  await tab.getByRole('dialog').waitFor({ state: 'hidden' });
  return body;
}
