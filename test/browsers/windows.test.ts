import { expect, test } from 'vitest';
import { verify, walkToCode } from '../attack/page/drivers/remote-steps';
import { getStack } from '../e2e/support/stack';
import { browsers, openBrowser } from './support/browsers';
import { openMerchantPage } from './support/merchant-page';

const inWindow = { cartTotal: 8418.5, platform: { renderType: 'Standalone' } } as const;

test.for(
  browsers,
)('%s: a press opens the provider’s window, in Firefox with pop-ups blocked', async (browser, context) => {
  const driver = await openBrowser(context, browser, { blocksWindows: true });
  const { pay, person, listHeard } = await openMerchantPage(driver, getStack().elsewhere, inWindow);
  const [merchant = ''] = await driver.listWindows();
  await pay();
  await person.page.waitUntilWindow((handle) => handle !== merchant);
  await person.arrive('start.welcome.title.cart');
  await driver.enterWindow(merchant);
  expect(await listHeard()).toEqual([]);
});

test('Firefox: without a press the window is blocked, and the page learns of it', async (context) => {
  const driver = await openBrowser(context, 'Firefox', { blocksWindows: true });
  const { listHeard } = await openMerchantPage(driver, getStack().elsewhere, inWindow);
  await driver.evaluate(() => void setTimeout(Reflect.get(window, 'openCheckout') as () => void));
  await expect.poll(listHeard).toEqual(['error popupBlocked']);
  expect(await driver.listWindows()).toHaveLength(1);
});

test('Firefox: on another site, the cookie of the frames is kept in the site’s own partition', async (context) => {
  const driver = await openBrowser(context, 'Firefox');
  const { pay, person } = await openMerchantPage(driver, getStack().elsewhere);
  await pay();
  for (const step of [walkToCode, verify]) await step(person);
  await person.arrive('profile.personal.title');
  expect(await driver.listWindows()).toHaveLength(1);
});
