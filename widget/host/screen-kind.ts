import { brand } from '@tamarack/core/brand';
import { attempt } from './attempt';

/** Storage entry of the page's origin. */
export const screenKindKey = `${brand.id}-screen`;

/** Index of a skeleton's shapes (covers.ts), of the screen on which this browser left its checkout. The page can put other text there. */
export const recallScreenKind = (): number => Number(attempt(() => localStorage.getItem(screenKindKey)));
