import type { Category } from '../../categories/category';
import { type CategorizedLine, type Deductions, deduct, getRemaining } from './categorized-line';

/** Money that may be the business's own, on its way to a friend and back, or to cash and back. */
export const AWAY: ReadonlySet<Category> = new Set([
  'purchase',
  'owner-draw',
  'cash-withdrawal',
  'refund-given',
  'unknown',
]);
export const BACK: ReadonlySet<Category> = new Set(['sale-transfer', 'sale-deposit', 'unknown']);

interface Party {
  readonly paid: Queue;
  readonly received: Queue;
}

/** One side of a round trip that waits for the other. */
interface Open {
  readonly line: CategorizedLine;
  cents: number;
}

/**
 * Nets what one counterparty paid and was paid within `days`, in either order: money that went to somebody and came back
 * is no sale, in whatever parts. Deposits and withdrawals that name nobody are one counterparty. Lines are in date
 * order.
 *
 * @param paired transfers between the connected accounts, both sides
 * @param deductions what does not count of each credit; added to
 * @param settled amounts of each debit that came back, or had come in before; this function adds to it
 */
export function netRoundTrips(
  lines: readonly CategorizedLine[],
  days: number,
  {
    paired,
    deductions,
    settled,
  }: {
    readonly paired: ReadonlySet<CategorizedLine>;
    readonly deductions: Deductions;
    readonly settled: Deductions;
  },
): void {
  const parties = new Map<string, Party>();
  const byName = new Map<string, Party>();
  for (const line of lines) {
    const isCredit = line.amount > 0;
    if (paired.has(line) || !(isCredit ? BACK : AWAY).has(line.category)) continue;
    const key = toPartyKey(line);
    if (key === null) continue;
    let party = byName.get(key);
    if (!party) {
      // names are cut at different lengths
      const cut = key.slice(0, KEY_LETTERS);
      party = parties.get(cut) ?? { paid: new Queue(), received: new Queue() };
      parties.set(cut, party);
      byName.set(key, party);
    }
    const open: Open = { line, cents: isCredit ? getRemaining(deductions, line) : -line.amount };
    const others = isCredit ? party.paid : party.received;
    others.dropBefore(line.day - days);
    for (let other = others.first; other && open.cents > 0; other = others.first) {
      const cents = Math.min(open.cents, other.cents);
      deduct(deductions, isCredit ? line : other.line, cents);
      deduct(settled, isCredit ? other.line : line, cents);
      open.cents -= cents;
      other.cents -= cents;
      if (other.cents === 0) others.drop();
    }
    if (open.cents > 0) (isCredit ? party.received : party.paid).add(open);
  }
}

/** Letters of a name by which a counterparty is known. */
export const KEY_LETTERS = 12;

/**
 * Key of the counterparty: empty for cash and lines without a name; null for cheques and purchases without one, which pay a
 * supplier.
 */
function toPartyKey({ counterparty, category, rule }: CategorizedLine): string | null {
  if (counterparty !== null) return counterparty;
  return category === 'purchase' || rule === 'transfer.customer' || rule === 'transfer.payable' ? null : '';
}

/** A first-in, first-out queue that does not move its remaining entries. */
class Queue {
  readonly #items: Open[] = [];
  #next = 0;

  get first(): Open | undefined {
    return this.#items[this.#next];
  }

  add(item: Open): void {
    this.#items.push(item);
  }

  drop(): void {
    this.#next += 1;
  }

  dropBefore(day: number): void {
    while ((this.first?.line.day ?? day) < day) this.#next += 1;
  }
}
