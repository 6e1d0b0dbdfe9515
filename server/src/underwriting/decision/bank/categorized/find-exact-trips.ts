import { type Category, isSale } from '../../categories/category';
import type { Rules } from '../../rules/rules';
import type { CategorizedLine } from './categorized-line';
import { PAYEES, type RoundTrip, TRUSTED, toName } from './find-round-trips';
import { type Pair, pairNearAmounts } from './pair-near-amounts';

type ExactAmounts = NonNullable<NonNullable<Rules['settlement']>['exactAmounts']>;

/** Cards and platforms settle for many customers: only what is the same to the cent tells that it is somebody's own money. */
const SETTLED: ReadonlySet<Category> = new Set(['sale-card', 'sale-platform']);

/**
 * Finds money that went to one party and came back from another to the cent: after more days than near-equal amounts may take,
 * by a cheque that names nobody, or through a card terminal. Fees that are the same every month and round amounts meet by
 * chance, and are left out. Where the rules say so, amounts that hardly differ count as well, but not those that cards and
 * platforms settle. Lines are in date order.
 *
 * @param isTaken whether a line is explained already
 */
export function findExactTrips(
  lines: readonly CategorizedLine[],
  isTaken: (line: CategorizedLine) => boolean,
  bounds: ExactAmounts,
): readonly RoundTrip[] {
  const single = indexSingle(lines, bounds.roundCents);
  const sides = lines.filter((line) => single.get(line.amount) === line && !isTaken(line));
  const sales = lines.filter(({ amount, category }) => amount > 0 && isSale(category));
  const least = (sumCents(sales) * bounds.sharePercent) / 100;
  const exact = pairByCents(sides, single, bounds.days);
  if (bounds.nearPerMille === undefined) return listTrips(exact, least);
  const explained = new Set(exact.flat());
  const rest = sides.filter((line) => !explained.has(line) && !isSettled(line));
  const near = pairNearAmounts(rest, { days: bounds.days, perMille: bounds.nearPerMille, toSide });
  // many parties with little each may be one person's money as well; cards and platforms settle too often
  const others = exact.filter(([, received]) => !isSettled(received));
  const isMuch = sumCents(others.map(([, received]) => received)) >= least;
  const settled = exact.filter(([, received]) => isSettled(received));
  return [
    ...listTrips(settled, least),
    ...(isMuch ? others : []).map(([paid, received]) => ({ paid: [paid], received: [received] })),
    ...listTrips(near, least),
  ];
}

/** Those of two parties that moved so much together. */
function listTrips(pairs: readonly Pair[], least: number): readonly RoundTrip[] {
  const trips = new Map<string, RoundTrip[]>();
  for (const [paid, received] of pairs) {
    const parties = `${toSide(paid)} ${toSide(received)}`;
    trips.set(parties, [...(trips.get(parties) ?? []), { paid: [paid], received: [received] }]);
  }
  return [...trips.values()]
    .filter((all) => sumCents(all.flatMap(({ received }) => received)) >= least)
    .flat();
}

/** Lines by their amount, without round amounts; null for an amount that is paid, or received, more than once. */
function indexSingle(
  lines: readonly CategorizedLine[],
  roundCents: number,
): ReadonlyMap<number, CategorizedLine | null> {
  const single = new Map<number, CategorizedLine | null>();
  for (const line of lines) {
    const { amount } = line;
    if (amount % roundCents !== 0) single.set(amount, single.has(amount) ? null : line);
  }
  return single;
}

const sumCents = (lines: readonly CategorizedLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Each receipt with the one payment of the same amount, in the order of the later of the two. */
function pairByCents(
  sides: readonly CategorizedLine[],
  single: ReadonlyMap<number, CategorizedLine | null>,
  days: number,
): readonly Pair[] {
  const earlier = new Set<CategorizedLine>();
  const pairs: Pair[] = [];
  for (const line of sides) {
    const other = single.get(-line.amount);
    if (!other) continue;
    // a line that is explained is no side, and never an earlier one
    if (!earlier.has(other)) earlier.add(line);
    else if (other.day >= line.day - days && isOtherParty(toSide(other), toSide(line)))
      pairs.push(line.amount < 0 ? [line, other] : [other, line]);
  }
  return pairs;
}

const isOtherParty = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

const isSettled = ({ amount, category }: CategorizedLine): boolean => amount > 0 && SETTLED.has(category);

/** The party of a side; null if it can be none. */
function toSide(line: CategorizedLine): string | null {
  if (isSettled(line)) return `#${line.category}`;
  const isCheque = line.amount < 0 && PAYEES.has(line.category) && line.counterparty === null;
  return isCheque && !TRUSTED.has(line.rule ?? '') ? `#${line.category}` : toName(line);
}
