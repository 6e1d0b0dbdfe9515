import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sandboxOperator } from '../../../server/sandbox/data/seed';
import { findViolations } from './axe';
import { getStack } from './stack';

/** The operators' console in a browser, logged in, at one application. */
export async function openReview(page: Page, reviewId: string): Promise<void> {
  const { api } = getStack();
  await page.goto(`${api}/operator/reviews/${reviewId}`);
  await page.getByLabel('Operator key').fill(sandboxOperator.key);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`**/operator/reviews/${reviewId}`);
}

/** Opens one of the forms below an application. */
export async function openForm(
  page: Page,
  name: 'Approve with a limit' | 'Request information' | 'Reject with reasons',
) {
  const form = page.locator('details', { has: page.getByText(name, { exact: true }) });
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
  return form;
}

/** Everything axe finds on a page of the console or a dashboard. */
export async function expectNoFindings(page: Page, name: string): Promise<void> {
  const violations = await findViolations(page);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id} at ${html}`));
  expect(found).toEqual([]);
}
