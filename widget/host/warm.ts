import { skeleton } from './covers';
import { createSignal } from './dom/signal';
import { createHeader } from './header';
import { recallScreenKind } from './screen-kind';
import { warmFonts } from './warm-fonts';

/**
 * Before the press, does what is slow for the first time in a page: finds fonts, has the browser read the storage of the page's
 * origin, and creates elements of each kind. What it creates is in no document and is thrown away.
 */
export const warm = (): void => {
  warmFonts();
  createHeader(createSignal('en'), () => {});
  skeleton('', recallScreenKind());
};
