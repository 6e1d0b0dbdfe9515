import type { CategorizedLine } from './categorized-line';
import { AWAY, BACK, KEY_LETTERS } from './round-trips';

/** What one party paid in and was paid back later: not the business's own in between. */
export interface LentByName {
  readonly received: CategorizedLine;
  readonly paid: CategorizedLine;
  readonly cents: number;
}

interface Party {
  /** What it paid and was not paid back yet, the latest last. */
  readonly received: Open[];
  /** What it was paid and did not pay back yet. */
  readonly paid: Open[];
}

interface Open {
  readonly line: CategorizedLine;
  cents: number;
}

/**
 * Finds money that a named party paid in and got back within `days`. A payment takes back the latest receipts first: a
 * customer who is refunded, or helps out, is no lender of what came in long before. What pays back an earlier payment is
 * not lent. Cash is left out: a shop that pays it in and takes some out holds its own. Lines are in date order.
 *
 * @param isLeftOut lines whose money is followed otherwise
 */
export function findLentByName(
  lines: readonly CategorizedLine[],
  days: number,
  isLeftOut: (line: CategorizedLine) => boolean,
): readonly LentByName[] {
  const parties = new Map<string, Party>();
  const found: LentByName[] = [];
  for (const line of lines) {
    const { amount, category, counterparty } = line;
    if (counterparty === null || !(amount > 0 ? BACK : AWAY).has(category) || isLeftOut(line)) continue;
    // names are cut at different lengths
    const key = counterparty.slice(0, KEY_LETTERS);
    const party = parties.get(key) ?? { received: [], paid: [] };
    parties.set(key, party);
    const open: Open = { line, cents: Math.abs(amount) };
    const others = amount > 0 ? party.paid : party.received;
    for (let other = others.at(-1); other && open.cents > 0; other = others.at(-1)) {
      if (other.line.day < line.day - days) break;
      const cents = Math.min(open.cents, other.cents);
      open.cents -= cents;
      other.cents -= cents;
      if (amount < 0) found.push({ received: other.line, paid: line, cents });
      if (other.cents === 0) others.pop();
    }
    if (open.cents > 0) (amount > 0 ? party.received : party.paid).push(open);
  }
  return found;
}
