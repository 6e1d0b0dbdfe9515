import type { Line } from './ledger';

/** Debits of one amount in one account, in date order; those before `next` are matched or too old. */
interface Queue {
  readonly account: number;
  readonly debits: { readonly line: Line; readonly position: number }[];
  next: number;
}

/**
 * Credits that only moved money between the applicant's own accounts: the same amount left another of them within
 * `days`. Each debit matches one credit, the earliest possible. Lines are in date order.
 */
export function findOwnTransfers(lines: readonly Line[], days: number): ReadonlySet<Line> {
  const queues = groupDebitsByAmount(lines);
  const matched = new Set<Line>();
  for (const credit of lines) {
    const others = credit.amount > 0 ? queues.get(credit.amount) : undefined;
    if (others === undefined) continue;
    let first: Queue | null = null;
    for (const queue of others) {
      // Debits too old for this credit are too old for every later one: each is skipped once.
      while ((queue.debits[queue.next]?.line.day ?? credit.day) < credit.day - days) queue.next += 1;
      const head = queue.debits[queue.next];
      if (queue.account === credit.account || !head || head.line.day > credit.day + days) continue;
      if (first === null || head.position < (first.debits[first.next]?.position ?? 0)) first = queue;
    }
    if (first === null) continue;
    first.next += 1;
    matched.add(credit);
  }
  return matched;
}

function groupDebitsByAmount(lines: readonly Line[]): ReadonlyMap<number, readonly Queue[]> {
  const queues = new Map<number, Queue[]>();
  for (const [position, line] of lines.entries()) {
    if (line.amount >= 0) continue;
    const same = queues.get(-line.amount) ?? [];
    if (same.length === 0) queues.set(-line.amount, same);
    const queue = same.find(({ account }) => account === line.account);
    if (queue) queue.debits.push({ line, position });
    else same.push({ account: line.account, debits: [{ line, position }], next: 0 });
  }
  return queues;
}
