import type { LedgerLine } from './ledger';

/** Debits of one amount in one account, in date order; those before `next` are matched or too old. */
interface Queue<Line> {
  readonly account: number;
  readonly debits: { readonly line: Line; readonly position: number }[];
  next: number;
}

/**
 * Credits that only moved money between the applicant's own accounts: the same amount left another of them within
 * `days`. Each debit matches one credit, the earliest possible. Lines are in date order.
 */
export const findOwnTransfers = (lines: readonly LedgerLine[], days: number): ReadonlySet<LedgerLine> =>
  new Set(matchOwnTransfers(lines, days).credits);

/** Both sides of such transfers, in the same order. */
export function matchOwnTransfers<Line extends LedgerLine>(
  lines: readonly Line[],
  days: number,
): { readonly credits: readonly Line[]; readonly debits: readonly Line[] } {
  const queues = groupDebitsByAmount(lines);
  const credits: Line[] = [];
  const debits: Line[] = [];
  for (const credit of lines) {
    const candidates = credit.amount > 0 ? queues.get(credit.amount) : undefined;
    if (candidates === undefined) continue;
    let earliest: Queue<Line> | null = null;
    for (const queue of candidates) {
      // Debits too old for this credit are too old for every later one: each is skipped once.
      while ((queue.debits[queue.next]?.line.day ?? credit.day) < credit.day - days) queue.next += 1;
      const head = queue.debits[queue.next];
      if (queue.account === credit.account || !head || head.line.day > credit.day + days) continue;
      if (earliest === null || head.position < (earliest.debits[earliest.next]?.position ?? 0))
        earliest = queue;
    }
    if (earliest === null) continue;
    const debit = earliest.debits[earliest.next]?.line;
    if (!debit) continue;
    earliest.next += 1;
    debits.push(debit);
    credits.push(credit);
  }
  return { credits, debits };
}

function groupDebitsByAmount<Line extends LedgerLine>(
  lines: readonly Line[],
): ReadonlyMap<number, readonly Queue<Line>[]> {
  const queues = new Map<number, Queue<Line>[]>();
  for (const [position, line] of lines.entries()) {
    if (line.amount >= 0) continue;
    const sameAmount = queues.get(-line.amount) ?? [];
    if (sameAmount.length === 0) queues.set(-line.amount, sameAmount);
    const queue = sameAmount.find(({ account }) => account === line.account);
    if (queue) queue.debits.push({ line, position });
    else sameAmount.push({ account: line.account, debits: [{ line, position }], next: 0 });
  }
  return queues;
}
