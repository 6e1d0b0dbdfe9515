import { expect, test } from 'vitest';
import { type Driver, keys, type Size } from '../attack/page/drivers/driver';
import { apply, verify, walkToCode, walkToPhone } from '../attack/page/drivers/remote-steps';
import { waitForCode } from '../e2e/support/outbox';
import { getStack } from '../e2e/support/stack';
import { replaceVisualViewport, setVisibleHeight } from '../support/visual-viewport';
import { browsers, openBrowser } from './support/browsers';
import { expectFocusInView, expectReachable, measureDialog } from './support/look';
import { openMerchantPage } from './support/merchant-page';
import { walk } from './support/walks';

/** An iPhone's, and what its keyboard leaves of it. */
const phone: Size = { width: 390, height: 664 };
const withKeyboard: Size = { width: 390, height: 330 };

/** What is left of 1280 × 1024 at 400%, which is a small phone held sideways as well. */
const low: Size = { width: 320, height: 256 };

const measureWindow = (driver: Driver): Promise<Size & { readonly zoom: number }> =>
  driver.evaluate(() => ({ width: innerWidth, height: innerHeight, zoom: devicePixelRatio }));

const setVisible = async (driver: Driver, { height }: Size): Promise<void> => {
  await driver.leaveFrames();
  await driver.evaluate(setVisibleHeight, height);
};

/** What a phone's keyboard takes its room from, which depends on the browser and on its page. */
const keyboards = {
  window: (driver: Driver, size: Size) => driver.resize(size),
  'visual viewport': setVisible,
} as const;

test.for([
  ['Firefox', 'fr', 1],
  ['Firefox', 'en', 4],
  ['WebKit', 'fr', 1],
  ['WebKit', 'en', 4],
] as const)('%s: every screen up to the bank fits 320 × 256 (%s, zoom %i)', async ([
  browser,
  language,
  zoom,
], context) => {
  const driver = await openBrowser(context, browser, { size: low, zoom });
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

// WebKit brings a caret into its window, and not above a keyboard: on a phone Safari itself does
test.for([
  ['Firefox', 'window'],
  ['Firefox', 'visual viewport'],
  ['WebKit', 'window'],
] as const)('%s: beside an on-screen keyboard, a lower %s, what takes the focus is in view', async ([
  browser,
  lowered,
], context) => {
  const driver = await openBrowser(context, browser, { size: phone });
  const { pay, person } = await openMerchantPage(driver, getStack().bare);
  const { page, t } = person;
  const leave = keyboards[lowered];
  const typeInto = async (key: string, text: string): Promise<void> => {
    await page.walkTo({ field: t(key) });
    if (browser === 'Firefox') {
      await expectFocusInView(page, key);
      await page.pressKeys(text);
    } else {
      // WebKit brings the caret into view, and that of a frame once something is typed
      await page.pressKeys(text.slice(0, 1));
      await expectFocusInView(page, key, 'caret');
      await page.pressKeys(text.slice(1));
    }
  };
  const typeCode = async (to: string): Promise<void> => {
    await page.waitFor({ field: t('verify.code.label') }, 'code');
    await typeInto('verify.code.label', await waitForCode(getStack().api, to));
  };
  if (lowered === 'visual viewport') await driver.evaluate(replaceVisualViewport);
  await pay();
  // before the first frame takes the focus: a browser that opens its keyboard scrolls to the field, a lower window does not
  await leave(driver, withKeyboard);
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
  await expectReachable(driver, 'personal details');
  await leave(driver, phone);
  await expectReachable(driver, 'personal details, keyboard closed');
});

test.for(
  browsers,
)('%s: a field over which the visual viewport ends comes into view, and its button within reach', async (browser, context) => {
  const driver = await openBrowser(context, browser, { size: phone });
  const { pay, person } = await openMerchantPage(driver, getStack().bare);
  const { page, t } = person;
  await driver.evaluate(replaceVisualViewport);
  await pay();
  await walkToPhone(person);
  await page.walkTo({ field: t('verify.verifyPhone.label') });
  const { top, height } = await page.measureFocus();
  await driver.leaveFrames();
  const before = await driver.evaluate(measureDialog);

  await setVisible(driver, { ...phone, height: top + height / 2 });
  await expectFocusInView(page, 'the number');
  await expectReachable(driver, 'the number');
  expect(await driver.evaluate(measureDialog)).toMatchObject({ top: 0, bottom: phone.height });

  await setVisible(driver, phone);
  await expect.poll(() => driver.evaluate(measureDialog)).toEqual(before);
});
