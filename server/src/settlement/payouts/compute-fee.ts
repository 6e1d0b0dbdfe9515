import type { Cents } from '@tamarack/core/money/cents';
import { roundCents } from '@tamarack/core/money/round';
import type { MerchantFee } from '../../parties/merchants';

/** The provider's fee on a payout: a percentage of the amount, rounded once, plus a fixed part; at most the amount. */
export const computeFee = (amount: Cents, { rateBps, fixed }: MerchantFee): Cents =>
  Math.min(amount, roundCents((amount * rateBps) / 10_000) + fixed);
