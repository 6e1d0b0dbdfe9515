import { brand } from '@tamarack/core/brand';
import { buildReturnUrl, type Ending } from '@tamarack/core/protocol/standalone';
import type { CheckoutOutcome } from './types';

/** Tells the merchant's page, by a window event. */
export const dispatchOutcome = ({ type, sessionToken, checkoutId }: Ending): void => {
  dispatchEvent(new CustomEvent(`${brand.id}-${type}`, { detail: { sessionToken, checkoutId } }));
};

/** The promise's value; sends the page on where the server vouched for an address. */
export const toOutcome = (ending: Ending | undefined): CheckoutOutcome => {
  if (!ending) return { status: 'closed' };
  const next = buildReturnUrl(ending);
  if (next) location.assign(next);
  const { type: status, sessionToken, checkoutId } = ending;
  return { status, sessionToken, checkoutId };
};
