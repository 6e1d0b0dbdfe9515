import fs from 'node:fs';
import { expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');

/**
 * Of a frame of another site the browser says that it is covered wherever anything lies over a part of it. On a small
 * screen, box and button are never in view together.
 */
it('reads, downloads and signs in French on a small telephone, in the page of another site', async () => {
  const stack = getStack();
  const page = await open.openPage(await open.openContext('phone'));
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(stack.elsewhere);
  const person = createApplicant({ page, stack, language: 'fr' });
  await person.fastForward('scoring');
  await page.evaluate(() => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout({ cartTotal: 8418.5, language: 'fr' });
    void tamarack.run();
  });
  await person.from('qualification', 'sign');
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    person.secureFrame
      .getByRole('button', { name: person.t('offer.signAgreement.pdf'), exact: true })
      .click(),
  ]);
  expect(copy.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    fs
      .readFileSync(await copy.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await person.sign();
  await person.arrive('final.title');
});
