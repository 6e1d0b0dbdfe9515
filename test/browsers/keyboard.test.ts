import { expect, test } from 'vitest';
import { keys } from '../attack/page/drivers/driver';
import { getStack } from '../e2e/support/stack';
import { bankTexts } from '../e2e/support/texts';
import { openBrowser } from './support/browsers';
import { createKeyboard } from './support/keyboard';
import { openMerchantPage } from './support/merchant-page';
import { sayReturn } from './support/walks';

/** In the page. */
const hasRegisteredAddress = (): boolean => {
  const inputs = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelectorAll('input') ?? [];
  return [...inputs].some(({ value }) => value === '410 Queen Street West');
};

test.for([
  ['Firefox', 'fr'],
  ['WebKit', 'en'],
] as const)('%s: the main path by keyboard alone (%s)', async ([browser, language], context) => {
  const driver = await openBrowser(context, browser);
  const request = { cartTotal: 8418.5, language };
  const { person, listHeard } = await openMerchantPage(driver, getStack().bare, request);
  const { page, arrive, t } = person;
  const { pressOn, press, type, typeCode, chooseSuggestion, sign } = createKeyboard(person);

  await pressOn({ button: 'Pay over time' }, keys.enter);
  await arrive('start.welcome.title.cart');
  await press('start.welcome.start');
  await arrive('verify.verifyBusiness.title');
  await pressOn({ selector: '[type=radio][value=yes]' }, keys.space);
  await press('common.buttons.continue');
  await arrive('verify.verifyPhone.title');
  await type('verify.verifyPhone.label', person.phone.slice(2) + keys.enter);
  await arrive('verify.verifyPhone.codeTitle');
  await typeCode(person.phone);
  await arrive('verify.verifyEmail.title');
  await type('verify.verifyEmail.label', person.mail + keys.enter);
  await arrive('verify.verifyEmail.codeTitle');
  await typeCode(person.mail);
  await arrive('verify.verifyEmail.verifiedTitle');
  await press('common.buttons.next');

  await arrive('profile.personal.title');
  await page.waitFor({ field: t('profile.personal.first') }, 'identity');
  await type('profile.personal.first', person.first);
  await type('profile.personal.last', person.last);
  await type('profile.personal.dob', '1985-03-07');
  await type('profile.personal.sin', person.sin);
  await press('profile.address.manual');
  await type('profile.address.street', '120 Main Street');
  await type('profile.address.city', 'Toronto');
  await type('profile.address.province', 'Ontario');
  await type('profile.address.postal', 'M5V 2T6');
  await pressOn({ selector: '[name=terms]' }, keys.space);
  await press('common.buttons.next');

  await arrive('profile.business.title');
  await chooseSuggestion('profile.business.legal', 'maple ridge cof');
  await page.waitUntil('what its registry says', hasRegisteredAddress);
  await chooseSuggestion('profile.business.industry', 'caf');
  await press('common.buttons.next');

  await arrive('bank.valueProposition.title');
  await press('bank.valueProposition.connect');
  const labels = bankTexts[language];
  const agree = { button: labels.agree };
  const bank = { selector: 'button.bank:first-child' };
  const connect = { button: labels.connect };
  await page.waitFor(agree, 'aggregator');
  await pressOn(agree, keys.enter);
  await page.waitFor(bank, 'aggregator');
  await pressOn(bank, keys.enter);
  await page.waitFor({ field: labels.user }, 'aggregator');
  await pressOn({ field: labels.user }, 'greatday_nomfa');
  await pressOn({ field: labels.password }, `Everyday${keys.enter}`);
  await page.waitFor(connect, 'aggregator');
  await pressOn(connect, keys.enter);

  await arrive('offer.qualification.titleInstant');
  await press('offer.qualification.continue');
  await arrive('offer.displayOptions.title');
  await press('offer.displayOptions.continue');
  await arrive('offer.signAgreement.title');
  await sign();
  await arrive('final.title');
  await pressOn({ button: sayReturn(person) }, keys.enter);
  await expect.poll(listHeard).toEqual(['event approved', 'result approved']);
});
