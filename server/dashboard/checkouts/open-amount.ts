import { type Cents, toCents } from '@tamarack/core/money/cents';
import type { CheckoutDetails } from '../../src/settlement/merchant-checkouts';

type Checkout = CheckoutDetails['checkout'];

/** The amount that can be captured or released now. */
export function getOpenAmount({ authorization }: Pick<Checkout, 'authorization'>, now: Date): Cents {
  if (!authorization || new Date(authorization.expiresAt) <= now) return 0;
  const { amount, captured, released } = authorization;
  return toCents(amount) - toCents(captured) - toCents(released);
}

/** The financed amount: the whole signed amount, or the captured part of it; 0 before the signature. */
export const getFinancedAmount = ({
  financing,
  authorization,
}: Pick<Checkout, 'financing' | 'authorization'>): Cents =>
  toCents(authorization?.captured ?? financing?.amount ?? 0);
