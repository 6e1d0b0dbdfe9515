import { brand } from '@tamarack/core/brand';
import type { Ending } from '@tamarack/core/protocol/standalone';
import type { CheckoutOutcome } from './types';

/** Dispatches the outcome as a window event on the merchant's page. */
export const dispatchOutcome = ({ type, sessionToken, checkoutId }: Ending): void => {
  dispatchEvent(new CustomEvent(`${brand.id}-${type}`, { detail: { sessionToken, checkoutId } }));
};

/** Redirects the page to the return URL, if any, and returns the result of `run()`. */
export const finishCheckout = (ending: Ending | undefined | null): CheckoutOutcome => {
  if (!ending) return { status: 'closed' };
  const { type: status, sessionToken, checkoutId, returnUrl } = ending;
  if (returnUrl) location.assign(returnUrl);
  return { status, sessionToken, checkoutId };
};
