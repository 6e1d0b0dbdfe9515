import type { Cents } from '@tamarack/core/money/cents';

interface Opened {
  readonly cents: Cents;
  readonly openedAt: Date;
}

/**
 * What is left of each payout of a purchase after all its refunds: its amount, less what the merchant owes for refunds after
 * it was sent. A recovery counts for the payouts that were there, the latest first, as refunds reduce them. The fee of a
 * payout that is still to be sent, or sent again, is that of what is left.
 *
 * @param purchase payouts of one checkout, oldest first
 */
export function computeLeft(
  purchase: readonly (Opened & { readonly id: string })[],
  recoveries: readonly Opened[],
): ReadonlyMap<string, Cents> {
  const left = new Map(purchase.map(({ id, cents }) => [id, cents]));
  for (const recovery of recoveries) {
    let rest = recovery.cents;
    for (const { id, openedAt } of purchase.toReversed()) {
      if (openedAt > recovery.openedAt) continue;
      const before = left.get(id) ?? 0;
      const part = Math.min(rest, before);
      left.set(id, before - part);
      rest -= part;
    }
  }
  return left;
}
