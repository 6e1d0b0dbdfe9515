import type { LedgerLine } from './ledger';

/** Debits of one amount in one account, as places among all lines; those before `next` are matched or too old. */
interface Queue {
  readonly account: number;
  readonly debits: number[];
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
    const getHead = ({ debits: places, next }: Queue): Line | undefined =>
      lines[places[next] ?? lines.length];
    let earliest: Queue | null = null;
    for (const queue of candidates) {
      // Debits too old for this credit are too old for every later one: each is skipped once.
      while ((getHead(queue)?.day ?? credit.day) < credit.day - days) queue.next += 1;
      const head = getHead(queue);
      if (queue.account === credit.account || !head || head.day > credit.day + days) continue;
      if (earliest === null || (queue.debits[queue.next] ?? 0) < (earliest.debits[earliest.next] ?? 0))
        earliest = queue;
    }
    const debit = earliest === null ? undefined : getHead(earliest);
    if (earliest === null || !debit) continue;
    earliest.next += 1;
    debits.push(debit);
    credits.push(credit);
  }
  return { credits, debits };
}

/** Only of amounts that came in as well. */
function groupDebitsByAmount(lines: readonly LedgerLine[]): ReadonlyMap<number, readonly Queue[]> {
  const received = new Set<number>();
  for (const { amount } of lines) if (amount > 0) received.add(amount);
  const queues = new Map<number, Queue[]>();
  for (const [place, { amount, account }] of lines.entries()) {
    if (amount >= 0 || !received.has(-amount)) continue;
    const sameAmount = queues.get(-amount) ?? [];
    if (sameAmount.length === 0) queues.set(-amount, sameAmount);
    const queue = sameAmount.find((each) => each.account === account);
    if (queue) queue.debits.push(place);
    else sameAmount.push({ account, debits: [place], next: 0 });
  }
  return queues;
}
