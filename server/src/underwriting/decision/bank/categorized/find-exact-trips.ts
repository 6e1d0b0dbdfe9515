import { type Category, isSale } from '../../categories/category';
import type { Rules } from '../../rules/rules';
import type { CategorizedLine } from './categorized-line';
import { PAYEES, type RoundTrip, TRUSTED, toName } from './find-round-trips';

type ExactAmounts = NonNullable<NonNullable<Rules['settlement']>['exactAmounts']>;

/** Cards and platforms settle for many customers: only what is the same to the cent tells that it is somebody's own money. */
const SETTLED: ReadonlySet<Category> = new Set(['sale-card', 'sale-platform']);

/**
 * Finds money that went to one party and came back from another to the cent: after more days than near-equal amounts may take,
 * by a cheque that names nobody, or through a card terminal. Fees that are the same every month and round amounts meet by
 * chance, and are left out. Lines are in date order.
 *
 * @param taken lines that are explained already
 */
export function findExactTrips(
  lines: readonly CategorizedLine[],
  taken: ReadonlySet<CategorizedLine>,
  bounds: ExactAmounts,
): readonly RoundTrip[] {
  const isRepeated = createRepeatedFinder(lines);
  const sides = lines.filter(
    (line) => !taken.has(line) && line.amount % bounds.roundCents !== 0 && !isRepeated(line),
  );
  const trips = new Map<string, RoundTrip[]>();
  for (const [paid, received] of pairByCents(sides, bounds.days)) {
    const parties = `${toSide(paid)} ${toSide(received)}`;
    trips.set(parties, [...(trips.get(parties) ?? []), { paid: [paid], received: [received] }]);
  }
  const sales = lines.filter(({ amount, category }) => amount > 0 && isSale(category));
  const least = (sumCents(sales) * bounds.sharePercent) / 100;
  return [...trips.values()]
    .filter((all) => sumCents(all.flatMap(({ received }) => received)) >= least)
    .flat();
}

/** Whether an amount is paid, or received, more than once. */
function createRepeatedFinder(lines: readonly CategorizedLine[]): (line: CategorizedLine) => boolean {
  const counts = new Map<number, number>();
  for (const { amount } of lines) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return ({ amount }) => (counts.get(amount) ?? 0) > 1;
}

const sumCents = (lines: readonly CategorizedLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Each receipt with the latest payment of the same amount before it or, without one, the first after it. */
function pairByCents(
  lines: readonly CategorizedLine[],
  days: number,
): readonly (readonly [paid: CategorizedLine, received: CategorizedLine])[] {
  const open = new Map<number, CategorizedLine[]>();
  const pairs: [CategorizedLine, CategorizedLine][] = [];
  for (const line of lines) {
    const name = toSide(line);
    if (name === null) continue;
    const cents = Math.abs(line.amount);
    const waiting = (open.get(cents) ?? []).filter(({ day }) => day >= line.day - days);
    const at = waiting.findLastIndex((other) => other.amount === -line.amount && toSide(other) !== name);
    const other = waiting[at];
    if (other) pairs.push(line.amount < 0 ? [line, other] : [other, line]);
    open.set(cents, other ? waiting.toSpliced(at, 1) : [...waiting, line]);
  }
  return pairs;
}

/** The party of a side; null if it can be none. */
function toSide(line: CategorizedLine): string | null {
  if (line.amount > 0 && SETTLED.has(line.category)) return `#${line.category}`;
  const isCheque = line.amount < 0 && PAYEES.has(line.category) && line.counterparty === null;
  return isCheque && !TRUSTED.has(line.rule ?? '') ? `#${line.category}` : toName(line);
}
