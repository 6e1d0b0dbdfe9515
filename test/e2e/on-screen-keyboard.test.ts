import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { replaceVisualViewport, setVisibleHeight } from '../support/visual-viewport';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');

/** An iPhone's, and what its keyboard leaves of it. */
const phone = { width: 390, height: 664 };
const visible = 330;

async function openPersonalDetails(page: Page) {
  const person = createApplicant({ page, stack: getStack() });
  await page.setViewportSize(phone);
  await page.goto(getStack().bare);
  await person.fastForward('verified');
  return {
    ...person,
    async start(): Promise<void> {
      await page.evaluate(() => {
        const tamarack = window.Tamarack as Tamarack;
        tamarack.checkout({ cartTotal: 8418.5, language: 'en' });
        void tamarack.run();
      });
      await person.arrive('profile.personal.title');
      await person.secureField('profile.personal.first').waitFor();
    },
  };
}

const measureBottom = async (target: Locator): Promise<number> => {
  const box = await target.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

it('all of a screen can stand above an on-screen keyboard, and what takes the focus in a frame does', async () => {
  const page = await open.openPage(await open.openContext());
  const { start, secureField, dialog, t } = await openPersonalDetails(page);
  const next = dialog.getByRole('button', { name: t('common.buttons.next'), exact: true });
  await page.evaluate(replaceVisualViewport);
  await start();
  expect(await measureBottom(next)).toBeGreaterThan(visible);

  await page.evaluate(setVisibleHeight, visible);
  await secureField('profile.personal.first').focus();
  for (const key of ['profile.personal.last', 'profile.personal.dob', 'profile.personal.sin']) {
    const hasFocus = () => secureField(key).evaluate((field) => field.matches(':focus'));
    // a date has three parts
    for (let presses = 0; presses < 3 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
    await expect.poll(hasFocus).toBe(true);
    await expect.poll(() => measureBottom(secureField(key))).toBeLessThanOrEqual(visible);
  }
  await next.evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
  expect(await measureBottom(next)).toBeLessThanOrEqual(visible);

  await page.evaluate(setVisibleHeight, phone.height);
  await expect.poll(() => measureBottom(next)).toBeGreaterThan(visible);
});

it('a page that is magnified has no room for a keyboard', async () => {
  const page = await open.openPage(await open.openContext());
  const { start, dialog } = await openPersonalDetails(page);
  await start();
  const body = dialog.locator('.body');
  const measure = (): Promise<number> => body.evaluate(({ scrollHeight }) => scrollHeight);
  const before = await measure();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.height)).toBeLessThan(visible + 3);
  expect(await measure()).toBe(before);
});
