import { hourMs } from '@tamarack/core/calendar/durations';
import { type Cents, toCents, toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { problem } from '../../../platform/errors';
import type { newCheckout } from './schemas';

export type OrderInput = z.output<typeof newCheckout>;

const defaultExpiryHours = 24;
const maxExpiryHours = 30 * 24;

interface OrderTerms {
  readonly cartTotal: Cents;
  readonly expiresAt: Date;
}

/**
 * Validates the order of a merchant's server.
 *
 * @param options.capturesLater whether this server lets merchants capture what they have shipped
 * @throws `validation-failed` with each field, what was expected and what was received
 */
export function parseOrder(
  {
    cartTotal,
    lineItems,
    captureMethod,
    expiresAt,
  }: Pick<OrderInput, 'cartTotal' | 'lineItems' | 'captureMethod' | 'expiresAt'>,
  options: { readonly minimum: Cents; readonly capturesLater: boolean; readonly now: Date },
): OrderTerms {
  const { minimum, capturesLater, now } = options;
  const total = toCents(cartTotal);
  const least = Math.max(minimum, 1);
  const sum = lineItems.reduce((cents, { amount }) => cents + toCents(amount), 0);
  const end = expiresAt ? new Date(expiresAt) : new Date(now.getTime() + defaultExpiryHours * hourMs);
  const hours = (end.getTime() - now.getTime()) / hourMs;
  const checks = [
    {
      path: '/cartTotal',
      code: total < least ? 'cartTotalMinimum' : null,
      expected: `at least ${toDollars(least)}, the merchant’s minimum purchase`,
      received: `${cartTotal}`,
    },
    {
      path: '/lineItems',
      code: lineItems.length > 0 && sum !== total ? 'lineItemsTotal' : null,
      expected: `amounts that add up to cartTotal, ${cartTotal}`,
      received: `amounts that add up to ${toDollars(sum)}`,
    },
    {
      path: '/captureMethod',
      code: captureMethod === 'manual' && !capturesLater ? 'captureUnavailable' : null,
      expected: 'automatic: this server does not offer capture on shipment',
      received: captureMethod,
    },
    {
      path: '/expiresAt',
      code: hours <= 0 ? 'expiryPast' : hours > maxExpiryHours ? 'expiryTooFar' : null,
      expected: `a time within the next ${maxExpiryHours / 24} days`,
      received: end.toISOString(),
    },
  ];
  const errors = checks.flatMap(({ code, ...fault }) => (code === null ? [] : [{ ...fault, code }]));
  if (errors.length > 0) throw problem('validation-failed', { errors });
  return { cartTotal: total, expiresAt: end };
}
