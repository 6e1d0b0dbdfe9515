import { expect, test } from 'vitest';
import { getStack } from '../e2e/support/stack';
import { browsers, openBrowser } from './support/browsers';
import { openMerchantPage } from './support/merchant-page';

/** In the page: the first region of the screen's news. It has no box: a browser might not tell a screen reader of it. */
function findRegion(): Element | null {
  const regions = document
    .querySelector('[data-tamarack]')
    ?.shadowRoot?.querySelectorAll('form [role=status]');
  return [...(regions ?? [])].find((region) => getComputedStyle(region).display === 'contents') ?? null;
}

// Chromium's tree is read in test/e2e/live-regions.test.ts
test.for(
  browsers,
)('%s: the region of a screen’s news is told to screen readers, empty and with its text', async (browser, context) => {
  const driver = await openBrowser(context, browser);
  const { pay, person } = await openMerchantPage(driver, getStack().bare);
  const { page, arrive, press, t } = person;
  await pay();
  await arrive('start.welcome.title.cart');
  await press('start.welcome.start');
  await arrive('verify.verifyBusiness.title');
  const readRegion = async (): Promise<readonly [role: string, text: string]> => {
    await driver.leaveFrames();
    const region = await driver.find(findRegion);
    if (!region) throw new Error('no region');
    return [await driver.getRole(region), await driver.evaluate((node) => node.textContent ?? '', region)];
  };
  // Firefox makes its tree with the first change after it was asked for a role
  await readRegion();
  await page.press({ text: t('verify.verifyBusiness.no') });
  await expect.poll(async () => (await readRegion())[1]).toContain(t('verify.verifyBusiness.ineligibleMore'));
  await expect.poll(async () => (await readRegion())[0]).toBe('status');
  await page.press({ text: t('verify.verifyBusiness.yes') });
  await expect.poll(readRegion).toEqual(['status', '']);
});
