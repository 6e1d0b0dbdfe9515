import { type Cents, toCents } from '@tamarack/core/money/cents';
import type { CheckoutDetails } from '../../src/settlement/merchant-checkouts';
import type { MerchantPayoutDetails } from '../../src/settlement/payouts';

/** A line of a payout's calculation; the last one is the sum of the others. */
export interface PayoutLine {
  readonly what: 'purchase' | 'refund' | 'fee' | 'withheldFor' | 'net' | 'owed' | 'recoveredFrom' | 'left';
  readonly cents: Cents;
  /** For `withheldFor` and `recoveredFrom`: the other payout. */
  readonly other?: { readonly payoutId: string; readonly reference: string | null };
}

/** Calculates a payout from its purchase, refunds, fee and withholdings, or the rest of a recovery. */
export function buildPayoutLines(
  { payout, withholdings, ofCheckout, reductions }: MerchantPayoutDetails,
  { financing, refunds }: Pick<CheckoutDetails['checkout'], 'financing' | 'refunds'>,
): readonly PayoutLine[] {
  const amount = toCents(payout.amount);
  const withheld = withholdings.map(({ cents, payoutId, reference }) => ({
    cents: -cents,
    other: { payoutId, reference },
  }));
  if (payout.kind === 'recovery')
    return [
      { what: 'owed', cents: amount },
      ...withheld.map((line) => ({ ...line, what: 'recoveredFrom' as const })),
      { what: 'left', cents: amount - toCents(payout.withheld) },
    ];
  const rest = [
    { what: 'fee' as const, cents: -toCents(payout.fee) },
    ...withheld.map((line) => ({ ...line, what: 'withheldFor' as const })),
    { what: 'net' as const, cents: amount - toCents(payout.fee) - toCents(payout.withheld) },
  ];
  if (payout.captureId !== null)
    return [
      { what: 'purchase', cents: reductions.reduce((sum, { cents }) => sum + cents, amount) },
      ...reductions.map(({ cents }) => ({ what: 'refund' as const, cents: -cents })),
      ...rest,
    ];
  const recovered = new Map(
    ofCheckout.flatMap(({ refundId, amount: owed }) =>
      refundId === null ? [] : [[refundId, toCents(owed)]],
    ),
  );
  return [
    { what: 'purchase', cents: toCents(financing?.amount ?? payout.amount) },
    ...refunds.flatMap((refund) => {
      // an amount by which the payout could not be reduced is recovered
      const reduction = toCents(refund.amount) - (recovered.get(refund.refundId) ?? 0);
      return reduction === 0 ? [] : [{ what: 'refund' as const, cents: -reduction }];
    }),
    ...rest,
  ];
}
