import { expect, test } from 'vitest';
import { getStack } from '../e2e/support/stack';
import { browsers, openBrowser } from './support/browsers';
import { serveFailingFiles } from './support/failing-files';
import { openMerchantPage } from './support/merchant-page';

/** Addresses as the build writes them, without the query of a repeated request. */
const shell = /\/widget\/widget-[\w-]+\.js$/;

/** Firefox remembers that a module could not be loaded, and asks no server for its address again. */
test.for(
  browsers,
)('%s: a file that could not be loaded is asked for by another address', async (browser, context) => {
  const driver = await openBrowser(context, browser);
  const files = await serveFailingFiles();
  const { pay, person } = await openMerchantPage(driver, getStack().bare, undefined, { files: files.origin });
  files.fail(shell);
  await pay();
  await person.arrive('start.welcome.title.cart');
  // once ahead of the press, and once for it
  expect(files.count(/\/widget\/widget-[\w-]+\.js\?retry=/)).toBeGreaterThan(0);
});
