import { brand } from '@tamarack/core/brand';

/** Tells the page's developer what is wrong. Customers see nothing of it. */
export const warn = (message: string): void => {
  // biome-ignore lint/suspicious/noConsole: an element has no caller that could receive an error
  console.warn(`${brand.product}: ${message}`);
};
