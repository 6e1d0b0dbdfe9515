/**
 * Browser for gallery screenshots and browser tests: an installed Chrome or Chromium, or the one of the
 * development packages (Linux x64).
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (file) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findInstalled = () => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [process.env.CHROME_PATH, ...found, ...paths].find((file) => file && isExecutable(file));
};

/** Browser of the development packages. Its default arguments disable web security, so they are not used. */
const findPackaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: bundled } = await import('@sparticuz/chromium');
  bundled.setGraphicsMode = false;
  return bundled.executablePath().catch(() => undefined);
};

const defaultArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @param {{ args?: string[] }} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export const launchBrowser = async ({ args = [] } = {}) => {
  const executablePath = findInstalled() ?? (await findPackaged());
  if (!executablePath) throw new Error('No Chrome or Chromium found: install one or set CHROME_PATH.');
  return chromium.launch({
    executablePath,
    args: [...defaultArgs, ...args],
    chromiumSandbox: process.getuid?.() !== 0,
  });
};
