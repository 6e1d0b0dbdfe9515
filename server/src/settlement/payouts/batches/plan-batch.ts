import type { Cents } from '@tamarack/core/money/cents';

/** A purchase that waits for its payout. */
export interface PendingPayout {
  readonly id: string;
  readonly merchantId: string;
  /** Remaining amount to pay; may be zero. */
  readonly outstanding: Cents;
}

/** Money that a merchant owes. */
export interface Recovery {
  readonly id: string;
  readonly merchantId: string;
  /** Amount not recovered yet. */
  readonly open: Cents;
}

export interface Withholding {
  readonly payoutId: string;
  readonly recoveryId: string;
  readonly cents: Cents;
}

export interface BatchPlan {
  /** Payments to send, each greater than zero. */
  readonly entries: readonly { readonly payoutId: string; readonly cents: Cents }[];
  /** Payouts with nothing left to send. */
  readonly settled: readonly string[];
  readonly withholdings: readonly Withholding[];
}

/**
 * Reduces each recovery by the amount that the bank returned of the same purchase. We have that money, and set it off
 * against the recovery when the payout is sent again; withholding it from other payouts too would take it twice until then.
 */
export function coverByReturns<
  R extends Recovery & {
    readonly checkoutId: string;
    /** Returned and not sent again, of all payouts of the checkout. */
    readonly returned: Cents;
  },
>(recoveries: readonly R[]): readonly R[] {
  const uncovered = new Map<string, Cents>();
  return recoveries.map((recovery) => {
    const { checkoutId, open } = recovery;
    const returned = uncovered.get(checkoutId) ?? recovery.returned;
    const covered = Math.min(open, returned);
    uncovered.set(checkoutId, returned - covered);
    return { ...recovery, open: open - covered };
  });
}

/**
 * Sets off merchants' debts against their payouts, oldest first on both sides. No merchant is charged: a debt
 * beyond a merchant's payouts is carried over to the next ones.
 */
export function planBatch(waiting: readonly PendingPayout[], recoveries: readonly Recovery[]): BatchPlan {
  const queues = new Map<string, { id: string; open: Cents }[]>();
  for (const { id, merchantId, open } of recoveries) {
    if (open <= 0) continue;
    const queue = queues.get(merchantId) ?? [];
    queue.push({ id, open });
    queues.set(merchantId, queue);
  }
  const entries: { payoutId: string; cents: Cents }[] = [];
  const settled: string[] = [];
  const withholdings: Withholding[] = [];
  for (const { id: payoutId, merchantId, outstanding } of waiting) {
    let left = outstanding;
    const queue = queues.get(merchantId) ?? [];
    while (left > 0) {
      const [first] = queue;
      if (!first) break;
      const cents = Math.min(left, first.open);
      withholdings.push({ payoutId, recoveryId: first.id, cents });
      left -= cents;
      first.open -= cents;
      if (first.open === 0) queue.shift();
    }
    if (left > 0) entries.push({ payoutId, cents: left });
    else settled.push(payoutId);
  }
  return { entries, settled, withholdings };
}
