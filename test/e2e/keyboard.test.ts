import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectSinInTree } from './support/accessibility-tree';
import { openBrowserForFile } from './support/browser';
import { createKeyboard, MOST_TABS } from './support/keyboard';
import { waitForCode } from './support/outbox';
import { getStack } from './support/stack';
import { bankTexts } from './support/texts';

const open = openBrowserForFile('isolated');

const confirmed = {
  en: 'Thank you, your order is confirmed',
  fr: 'Merci, votre commande est confirmée',
} as const;

it.each([
  ['en', 'desktop'],
  ['fr', 'phone'],
] as const)('the whole flow works by keyboard and accessibility tree alone (%s, %s)', async (language, size) => {
  const person = await open.person({ language, size });
  const { page, t } = person;
  const { api } = getStack();
  const { press, pressKey, secure, sign, tick, type } = createKeyboard(person);
  const typeCode = async (recipient: string): Promise<void> =>
    secure('verify.code.label', await waitForCode(api, recipient));
  const box = (key: string, values = {}): Locator =>
    person.dialog.getByRole('checkbox', { name: t(key, values) });
  const terms = t('profile.personal.terms', { provider: 'Tamarack Capital Inc.' });

  await person.shop();
  await page.locator('[data-pay]').focus();
  await page.keyboard.press('Enter');

  await person.arrive('start.welcome.title.cart');
  await press('start.welcome.start');

  await person.arrive('verify.verifyBusiness.title');
  const yes = t('verify.verifyBusiness.yes');
  await tick(person.dialog.getByRole('radio', { name: yes }), yes, 'radio');
  await press('common.buttons.continue');

  await person.arrive('verify.verifyPhone.title');
  await type('verify.verifyPhone.label', person.phone.slice(2));
  await page.keyboard.press('Enter');
  await person.arrive('verify.verifyPhone.codeTitle');
  await typeCode(person.phone);

  await person.arrive('verify.verifyEmail.title');
  await type('verify.verifyEmail.label', person.mail);
  await page.keyboard.press('Enter');
  await person.arrive('verify.verifyEmail.codeTitle');
  await typeCode(person.mail);
  await person.arrive('verify.verifyEmail.verifiedTitle');
  await press('common.buttons.next');

  await person.arrive('profile.personal.title');
  await secure('profile.personal.first', person.first);
  await secure('profile.personal.last', person.last);
  await secure('profile.personal.dob', '1985-03-07');
  await secure('profile.personal.sin', person.sin.slice(0, -1));
  await page.keyboard.press('Tab');
  await expectSinInTree(person, 'identity', 'profile.personal.sin', [
    'profile.personal.sinHint',
    'messages.validation.sinInvalid',
  ]);
  await page.keyboard.press('Shift+Tab');
  // the question before leaving gives the focus back to the field in its frame
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  const hasFocus = (): Promise<boolean> =>
    person
      .secureField('profile.personal.sin')
      .evaluate((node) => node.ownerDocument.activeElement === node && node.ownerDocument.hasFocus());
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type(person.sin.slice(-1));
  const manual = t('profile.address.manual');
  await pressKey(person.secureFrame.getByRole('button', { name: manual }), ['button', manual], 'Enter');
  await secure('profile.address.street', '120 Main Street');
  await secure('profile.address.city', 'Toronto');
  await secure('profile.address.province', 'Ontario', 'combobox');
  await secure('profile.address.postal', 'M5V2T6');
  await tick(person.secureFrame.getByRole('checkbox'), terms);
  await press('common.buttons.next');

  await person.arrive('profile.business.title');
  // found by name: its registry fills the form, the address of the registered office included
  await type('profile.business.legal', 'maple ridge cof', 'combobox');
  await person.dialog.getByRole('option', { name: /Maple Ridge Coffee Roasters Inc\./ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => person.field('profile.address.street').inputValue()).toBe('410 Queen Street West');
  expect(await box('profile.business.sameName').isChecked()).toBe(true);
  expect(await person.field('profile.business.entity').inputValue()).toBe('corporation');
  await type('profile.business.industry', 'caf', 'combobox');
  await person.dialog.locator('[role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press('common.buttons.next');

  await person.arrive('bank.valueProposition.title');
  await press('bank.valueProposition.connect');

  const inside = person.bank();
  const labels = bankTexts[language];
  const inFrame = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let presses = 0; presses < MOST_TABS; presses++) {
      if (
        await target.evaluate(
          (node) => node.ownerDocument.activeElement === node && node.ownerDocument.hasFocus(),
        )
      )
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  };
  const enter = async (name: string | RegExp): Promise<void> => {
    await inFrame(inside.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  await enter(labels.agree);
  await enter(/FlinksCapital/);
  await inFrame(inside.getByLabel(labels.user));
  await page.keyboard.type('greatday_nomfa');
  await inFrame(inside.getByLabel(labels.password));
  await page.keyboard.type('Everyday');
  await page.keyboard.press('Enter');
  await enter(labels.connect);

  await person.arrive('offer.qualification.titleInstant');
  await press('offer.qualification.continue');
  await person.arrive('offer.displayOptions.title');
  await press('offer.displayOptions.continue');
  await person.arrive('offer.signAgreement.title');
  await sign();
  await person.arrive('final.title');
  const back = t('final.button', { merchant: 'Northline Restaurant Supply' });
  await pressKey(person.dialog.getByRole('button', { name: back }), ['button', back], 'Enter');
  await page.getByRole('heading', { level: 1, name: confirmed[language], exact: true }).waitFor();
});
