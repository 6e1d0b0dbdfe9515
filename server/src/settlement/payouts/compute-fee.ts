import type { Cents } from '@tamarack/core/money/cents';
import { roundCents } from '@tamarack/core/money/round';
import type { MerchantFee } from '../../parties/merchants';

/** The provider's fee of a payout: the rate of its amount, rounded once, and the fixed part; at most the amount. */
export const computeFee = (amount: Cents, { rateBps, fixed }: MerchantFee): Cents =>
  Math.min(amount, roundCents((amount * rateBps) / 10_000) + fixed);
