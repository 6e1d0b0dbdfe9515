import { brand } from '@tamarack/core/brand';
import type { Ending } from '@tamarack/core/protocol/standalone';
import type { TamarackEventMap } from './events';
import type { CheckoutOutcome } from './types';

/** Dispatches an event on the window, where `on()` listens too: an error of a listener is the page's own. */
export const emit = <Type extends keyof TamarackEventMap>(
  type: Type,
  detail?: TamarackEventMap[Type],
): boolean => dispatchEvent(new CustomEvent(`${brand.id}-${type}`, { detail }));

/** Emits an outcome. */
export const emitOutcome = (ending: Ending): boolean =>
  emit(ending.type, { sessionToken: ending.sessionToken, checkoutId: ending.checkoutId });

/** Redirects the page to the return URL, if any, and returns the result of `run()`. */
export const finishCheckout = (ending: Ending | undefined | null): CheckoutOutcome => {
  if (!ending) return { status: 'closed' };
  // in full: repeated names compress better than destructured ones
  if (ending.returnUrl) location.assign(ending.returnUrl);
  return { status: ending.type, sessionToken: ending.sessionToken, checkoutId: ending.checkoutId };
};
