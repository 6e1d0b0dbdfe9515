import type { Cents } from '@tamarack/core/money/cents';

/** A purchase that waits to be paid. */
export interface Waiting {
  readonly id: string;
  readonly merchantId: string;
  /** What is still to be paid of it; may be nothing. */
  readonly outstanding: Cents;
}

/** Money that a merchant owes back. */
export interface Owed {
  readonly id: string;
  readonly merchantId: string;
  /** What is not got back yet. */
  readonly open: Cents;
}

export interface Withholding {
  readonly payoutId: string;
  readonly recoveryId: string;
  readonly cents: Cents;
}

export interface BatchPlan {
  /** What goes out, each more than nothing. */
  readonly entries: readonly { readonly payoutId: string; readonly cents: Cents }[];
  /** Payouts of which nothing is left to go out. */
  readonly settled: readonly string[];
  readonly withholdings: readonly Withholding[];
}

/**
 * Sets what merchants owe off against what they are to get, oldest first on both sides. Nobody is charged: what is owed
 * beyond a merchant's payouts stays open for its next ones.
 */
export function planBatch(waiting: readonly Waiting[], owed: readonly Owed[]): BatchPlan {
  const queues = new Map<string, { id: string; open: Cents }[]>();
  for (const { id, merchantId, open } of owed) {
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
