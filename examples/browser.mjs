/**
 * The browser that the gallery's pictures and the browser tests use: a Chrome or Chromium that is on the machine, or
 * the one that comes with the development packages (Linux x64).
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { writeFontSettings } from './fonts.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const usable = (file) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = () => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [process.env.CHROME_PATH, ...found, ...places].find((file) => file && usable(file));
};

/** The one that comes with the packages. Its own arguments are never used: they switch the web's security off. */
const packaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: bundled } = await import('@sparticuz/chromium');
  bundled.setGraphicsMode = false;
  return bundled.executablePath().catch(() => undefined);
};

const quiet = [
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
  const executablePath = installed() ?? (await packaged());
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: install one, or name it in CHROME_PATH.');
  return chromium.launch({
    executablePath,
    args: [...quiet, ...args],
    env: { ...process.env, ...writeFontSettings() },
    chromiumSandbox: process.getuid?.() !== 0,
  });
};
