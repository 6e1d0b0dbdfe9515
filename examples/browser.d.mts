import type { Browser } from 'playwright-core';

/** Executables to try, in this order. */
export function findBrowsers(): Promise<readonly string[]>;

export function launchBrowser(options?: {
  readonly args?: readonly string[];
  readonly keepsPages?: boolean;
}): Promise<Browser>;
