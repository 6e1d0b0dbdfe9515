import { brand } from '@tamarack/core/brand';

/** What a screen mostly is, for the skeleton in its place. */
export type ScreenKind = 'form' | 'code' | 'list' | 'document' | 'result';

/** Storage entry of the page's origin. */
export const screenKindKey = `${brand.id}-screen`;

/** The kind of the screen on which this browser left its checkout, if any: the page can put other text there. */
export const recallScreenKind = (): string => {
  try {
    return localStorage.getItem(screenKindKey) ?? '';
  } catch {
    return ''; // the browser denies access
  }
};
