import { brand } from '@tamarack/core/brand';

/** Warns the page's developer on the console; customers see nothing. */
export const warn = (message: string): void => {
  // biome-ignore lint/suspicious/noConsole: an element has no caller that could receive an error
  console.warn(`${brand.product}: ${message}`);
};
