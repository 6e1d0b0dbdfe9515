import { brand } from '@tamarack/core/brand';

/** Colours of the agreement's pages. */
export const ink = {
  text: '#1b2433',
  soft: '#55617a',
  rule: '#c9d1de',
  head: '#e4eaf4',
  shade: '#f5f8fc',
  navy: brand.colours.navy,
} as const;
