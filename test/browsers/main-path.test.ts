import { expect, test } from 'vitest';
import { getStack } from '../e2e/support/stack';
import { openBrowser } from './support/browsers';
import { openMerchantPage } from './support/merchant-page';
import { sayReturn, toSigned, walk } from './support/walks';

test.for([
  ['Firefox', 'fr'],
  ['WebKit', 'en'],
] as const)('%s: from the cart to the signed agreement (%s)', async ([browser, language], context) => {
  const driver = await openBrowser(context, browser);
  const request = { cartTotal: 8418.5, language };
  const { pay, person, listHeard } = await openMerchantPage(driver, getStack().bare, request);
  await pay();
  await walk(person, toSigned);
  await expect.poll(listHeard).toEqual(['event approved']);
  await person.page.press({ button: sayReturn(person) });
  await expect.poll(listHeard).toEqual(['event approved', 'result approved']);
});
