import { expect, test } from 'vitest';
import { type Driver, keys, type Size } from '../attack/page/drivers/driver';
import { apply, verify, walkToCode } from '../attack/page/drivers/remote-steps';
import { waitForCode } from '../e2e/support/outbox';
import { getStack } from '../e2e/support/stack';
import { openBrowser } from './support/browsers';
import { expectFocusInView, expectReachable } from './support/look';
import { openMerchantPage } from './support/merchant-page';
import { walk } from './support/walks';

/** An iPhone's, and what its keyboard leaves of it. */
const phone: Size = { width: 390, height: 664 };
const withKeyboard: Size = { width: 390, height: 330 };

/** What is left of 1280 × 1024 at 400%, which is a small phone held sideways as well. */
const low: Size = { width: 320, height: 256 };

const measureWindow = (driver: Driver): Promise<Size & { readonly zoom: number }> =>
  driver.evaluate(() => ({ width: innerWidth, height: innerHeight, zoom: devicePixelRatio }));

test.for([
  ['fr', 1],
  ['en', 4],
] as const)('Firefox: every screen up to the bank fits 320 × 256 (%s, zoom %i)', async ([
  language,
  zoom,
], context) => {
  const driver = await openBrowser(context, 'Firefox', { size: low, zoom });
  const request = { cartTotal: 8418.5, language };
  const screens: string[] = [];
  const { pay, person } = await openMerchantPage(driver, getStack().bare, request, {
    onScreen: async (screen) => {
      screens.push(screen);
      await expectReachable(driver, screen);
    },
  });
  expect(await measureWindow(driver)).toEqual({ ...low, zoom });
  await pay();
  await walk(person, [walkToCode, verify, apply]);
  expect(screens.at(-1)).toBe('valueProposition');
});

test('Firefox: beside an on-screen keyboard, every field that takes the focus is in view', async (context) => {
  const driver = await openBrowser(context, 'Firefox', { size: phone });
  const { pay, person } = await openMerchantPage(driver, getStack().bare);
  const { page, t } = person;
  const typeInto = async (key: string, text: string): Promise<void> => {
    await page.walkTo({ field: t(key) });
    await expectFocusInView(page, key);
    await page.pressKeys(text);
  };
  const typeCode = async (to: string): Promise<void> => {
    await page.waitFor({ field: t('verify.code.label') }, 'code');
    await typeInto('verify.code.label', await waitForCode(getStack().api, to));
  };
  await pay();
  // before the first frame takes the focus: a browser that opens its keyboard scrolls to the field, a lower window does not
  await driver.resize(withKeyboard);
  await walkToCode(person);
  await typeCode(person.phone);
  await person.arrive('verify.verifyEmail.title');
  await typeInto('verify.verifyEmail.label', person.mail);
  await page.pressKeys(keys.enter);
  await person.arrive('verify.verifyEmail.codeTitle');
  await typeCode(person.mail);
  await person.arrive('verify.verifyEmail.verifiedTitle');
  await person.press('common.buttons.next');

  await person.arrive('profile.personal.title');
  await page.waitFor({ field: t('profile.personal.first') }, 'identity');
  await typeInto('profile.personal.first', person.first);
  await typeInto('profile.personal.last', person.last);
  await typeInto('profile.personal.dob', '1985-03-07');
  await typeInto('profile.personal.sin', person.sin);
  await driver.resize(phone);
  await expectReachable(driver, 'personal details, keyboard closed');
});
