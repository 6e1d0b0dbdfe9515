import { randomUUID } from 'node:crypto';
import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitUntil } from '../../support/wait-until';
import { expectNoFindings } from './console';
import { callAsOperator } from './operator';
import { listMessages } from './outbox';
import { getStack } from './stack';

/** A new merchant, and the address of the owner who is invited to its dashboard. */
export async function addMerchant(
  language: Language,
  origins: readonly string[] = [],
): Promise<{ readonly merchantId: string; readonly email: string }> {
  const created = await callAsOperator('merchants', {
    name: 'Boréal Ébénisterie',
    legalName: '9141-2233 Québec inc.',
    origins,
  });
  const { merchantId } = (await created.json()) as { readonly merchantId: string };
  const email = `${randomUUID()}@boreal.example`;
  await callAsOperator(`merchants/${merchantId}/members`, { email, language });
  return { merchantId, email };
}

/** The link to log in with, once it is mailed. */
export async function waitForLoginLink(email: string): Promise<string> {
  const { api } = getStack();
  const find = async (): Promise<string | undefined> =>
    (await listMessages(api, email)).flatMap(
      ({ text }) => /\S+\/merchant\/login\/link#[\w-]+/.exec(text)?.[0] ?? [],
    )[0];
  return (await waitUntil(find, (link) => link !== undefined)) ?? '';
}

/** Logs a member in, from the English log-in page. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${getStack().api}/merchant`);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await waitForLoginLink(email));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
}

/** How far a page is wider than its window, at a text size in percent of the browser's. */
const measureOverflow = (page: Page, textSize: number): Promise<unknown> =>
  page.evaluate(`(() => {
    const root = document.documentElement;
    root.style.fontSize = '${textSize}%';
    const overflow = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return overflow;
  })()`);

/** Nothing for axe to find, and nothing that is wider than the window. */
export async function expectSound(page: Page, name: string, textSize = 100): Promise<void> {
  await expectNoFindings(page, name);
  await expectNoOverflow(page, name);
  await expectNoOverflow(page, name, textSize);
}

/** Nothing that is wider than the window. */
export async function expectNoOverflow(page: Page, name: string, textSize = 100): Promise<void> {
  expect([name, textSize, await measureOverflow(page, textSize)]).toEqual([name, textSize, 0]);
}

/** Status of a request with a merchant's secret key. */
export async function tryKey(key: string): Promise<number> {
  const response = await fetch(`${getStack().api}/v1/merchant/checkouts`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return response.status;
}
