import type { CategorizedLine } from './categorized-line';
import { AWAY, BACK, KEY_LETTERS } from './round-trips';

/** Money that a party paid in and got back later: it was not the business's own in between. */
export interface LentByName {
  readonly received: CategorizedLine;
  readonly paid: CategorizedLine;
  readonly cents: number;
}

interface Party {
  /** Its payments that were not paid back yet, latest last. */
  readonly received: Open[];
  /** Payments to it that it did not pay back yet. */
  readonly paid: Open[];
}

interface Open {
  readonly line: CategorizedLine;
  cents: number;
}

/**
 * Finds money that a named party paid in and got back within `days`. A payment is set off against the latest receipts first,
 * so that a customer who gets a refund is not taken for the lender of earlier receipts. A receipt that pays back an earlier
 * payment is not a loan. Cash is excluded: a shop that deposits and withdraws cash moves its own money. Lines are in date order.
 *
 * @param isLeftOut lines whose money is followed elsewhere
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
