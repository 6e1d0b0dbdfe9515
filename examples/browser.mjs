/**
 * Browser for gallery screenshots and browser tests: Chromium without a window (`chromium-headless-shell`), installed or
 * of the development packages (Linux x64), which takes a third less processor time than a whole browser; otherwise an
 * installed Chrome or Chromium.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { writeFontSettings } from './fonts.mjs';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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

const findInstalled = (names) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).filter(isExecutable);
};

/** Browser of the development packages. Its default arguments disable web security, so they are not used. */
const findPackaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const { default: bundled } = await import('@sparticuz/chromium');
  bundled.setGraphicsMode = false;
  return bundled.executablePath().then(
    (file) => [file],
    () => [],
  );
};

/** Executables to try, in this order. The packaged one is unpacked on first use: call it before processes that share it. */
export const findBrowsers = async () => {
  if (process.env.CHROME_PATH) return [process.env.CHROME_PATH];
  const installed = [...findInstalled(browsers), ...paths.filter(isExecutable)];
  return [...findInstalled(shells), ...(await findPackaged()), ...installed];
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
 * @param {{ args?: string[], keepsPages?: boolean }} [options] `keepsPages`: keeps left pages for Back and Forward, as a
 *   customer's browser does
 * @returns {Promise<import('playwright-core').Browser>}
 */
export const launchBrowser = async ({ args = [], keepsPages = false } = {}) => {
  let failure = new Error('No Chrome or Chromium found: install one or set CHROME_PATH.');
  for (const executablePath of await findBrowsers())
    try {
      return await chromium.launch({
        executablePath,
        args: [...defaultArgs, ...(keepsPages ? ['--enable-bfcache'] : []), ...args],
        ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
        env: { ...process.env, ...writeFontSettings() },
        chromiumSandbox: process.getuid?.() !== 0,
      });
    } catch (error) {
      failure = error; // a library of the system may be missing: the next one may have it
    }
  throw failure;
};
