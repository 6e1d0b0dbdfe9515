import fs from 'node:fs';
import { onTestFinished, type TestContext } from 'vitest';
import type { Driver, WindowOptions } from '../../attack/page/drivers/driver';
import { startFirefox } from '../../attack/page/drivers/firefox';
import { startWebKit } from '../../attack/page/drivers/webkit';

export const browsers = ['Firefox', 'WebKit'] as const;
type BrowserName = (typeof browsers)[number];

const starts: Readonly<Record<BrowserName, (options?: WindowOptions) => Promise<Driver | null>>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

/** Starts a browser for one test, which is skipped where it is not installed. */
export async function openBrowser(
  context: TestContext,
  browser: BrowserName,
  options: WindowOptions = {},
): Promise<Driver> {
  const driver = await starts[browser](options);
  if (driver === null) return context.skip(`${browser} is not installed`);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(driver, task.name).catch(() => undefined);
    await driver.close();
  });
  return driver;
}

/** What the page looked like when a test failed. */
async function keepPicture(driver: Driver, name: string): Promise<void> {
  fs.mkdirSync('test/failures', { recursive: true });
  const file = name.replace(/\W+/g, '-').slice(0, 80);
  fs.writeFileSync(`test/failures/${file}.png`, await driver.takeScreenshot());
}
