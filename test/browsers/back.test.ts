import { expect, test } from 'vitest';
import { walkToCode } from '../attack/page/drivers/remote-steps';
import { getStack } from '../e2e/support/stack';
import { openBrowser } from './support/browsers';
import { openMerchantPage } from './support/merchant-page';

// Firefox did not keep the page while it was driven: decision 0208
test('WebKit: a page with an open dialog is kept while the customer is elsewhere, and its secure fields go on', async (context) => {
  const driver = await openBrowser(context, 'WebKit');
  const { bare, elsewhere } = getStack();
  const { pay, person, listHeard } = await openMerchantPage(driver, bare);
  await driver.evaluate(() => {
    const shows: boolean[] = [];
    Object.assign(window, { shows });
    addEventListener('pageshow', ({ persisted }) => shows.push(persisted));
  });
  await pay();
  await walkToCode(person);
  // a page that still loads is not kept
  await person.page.waitFor({ field: person.t('verify.code.label') }, 'code');
  await driver.leaveFrames();
  await driver.open(`${elsewhere}/?another`);
  await driver.goBack();
  await person.page.waitUntil('the page', () => Reflect.get(window, 'shows')?.at(-1) === true);
  await person.enterCode(person.phone);
  await person.arrive('verify.verifyEmail.title');
  expect(await listHeard()).toEqual([]);
  await driver.evaluate(() => (Reflect.get(window, 'Tamarack') as { close(): void }).close());
  await expect.poll(listHeard).toEqual(['result closed']);
});
