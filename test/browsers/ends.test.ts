import { expect, test } from 'vitest';
import { leaveText } from '../../widget/host/leave/leave-text';
import { keys } from '../attack/page/drivers/driver';
import { apply, submitCheque, verify, walkToCode } from '../attack/page/drivers/remote-steps';
import { getStack } from '../e2e/support/stack';
import { browsers, openBrowser } from './support/browsers';
import { openMerchantPage } from './support/merchant-page';
import { toScoring, walk } from './support/walks';

test.for([
  ['Firefox', 'fr'],
  ['WebKit', 'fr'],
] as const)('%s: who is not approved reads it, and the page learns of it (%s)', async ([
  browser,
  language,
], context) => {
  const driver = await openBrowser(context, browser);
  const request = { cartTotal: 8418.5, language };
  const { pay, person, listHeard } = await openMerchantPage(driver, getStack().bare, request, {
    bankUser: 'rejected_revenue',
  });
  await pay();
  await walk(person, toScoring);
  await person.arrive('outcome.rejected.title');
  await person.press('outcome.rejected.close');
  await expect.poll(listHeard).toEqual(['event rejected', 'result rejected']);
});

test.for(browsers)('%s: who leaves is asked first, and the page learns of it', async (browser, context) => {
  const driver = await openBrowser(context, browser);
  const { pay, person, listHeard } = await openMerchantPage(driver, getStack().bare);
  await pay();
  await person.arrive('start.welcome.title.cart');
  await person.page.pressKeys(keys.escape);
  await person.page.press({ button: leaveText.en.stay });
  await person.arrive('start.welcome.title.cart');
  expect(await listHeard()).toEqual([]);
  await person.page.pressKeys(keys.escape);
  await person.page.press({ button: leaveText.en.leave });
  await expect.poll(listHeard).toEqual(['event abandoned', 'result abandoned']);
});

test.for([
  ['Firefox', 'fr'],
  ['WebKit', 'en'],
] as const)('%s: statements and a cheque are uploaded in place of a bank (%s)', async ([
  browser,
  language,
], context) => {
  const driver = await openBrowser(context, browser);
  const { pay, person } = await openMerchantPage(driver, getStack().bare, { cartTotal: 8418.5, language });
  await pay();
  await walk(person, [walkToCode, verify, apply, submitCheque]);
});
