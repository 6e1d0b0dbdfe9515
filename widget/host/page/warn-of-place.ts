import { brand } from '@tamarack/core/brand';

/** Tells the page's developer that the page has no such element. */
export const warnOfPlace = (mount: string | object): void => {
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  console.warn(`${brand.product}: the page has no element ${String(mount)}. The checkout opens in a dialog.`);
};
