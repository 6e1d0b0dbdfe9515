import type { Browser } from 'playwright-core';

export function launchBrowser(options?: { readonly args?: readonly string[] }): Promise<Browser>;
