import { type Cents, toCents, toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { problem } from '../../../platform/errors';
import type { newCheckout } from './schemas';

export type OrderInput = z.output<typeof newCheckout>;

const hourMs = 3_600_000;
const defaultExpiryHours = 24;
const maxExpiryHours = 30 * 24;

interface OrderTerms {
  readonly cartTotal: Cents;
  readonly expiresAt: Date;
}

/**
 * Validates what a merchant's server orders.
 *
 * @throws `validation-failed`, naming each field, what was expected and what came
 */
export function parseOrder(
  { cartTotal, lineItems, expiresAt }: Pick<OrderInput, 'cartTotal' | 'lineItems' | 'expiresAt'>,
  { minimum, now }: { readonly minimum: Cents; readonly now: Date },
): OrderTerms {
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
