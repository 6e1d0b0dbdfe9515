import type { Cents } from '@tamarack/core/money/cents';

interface Opened {
  readonly cents: Cents;
  readonly openedAt: Date;
}

/**
 * Computes the remainder of each payout of a purchase after all refunds: its amount, less the recoveries of refunds that were
 * made after it was sent. Like a refund, a recovery reduces the payouts that were open at its time, the latest first. The fee
 * of a payout that is still to be sent or resent is based on the remainder.
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
