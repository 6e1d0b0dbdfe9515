import type { Category } from '../../categories/category';
import type { Rules } from '../../rules/rules';
import type { CategorizedLine } from './categorized-line';
import { createFinder, type Entry, type Party } from './nearest-entry';
import { KEY_LETTERS } from './round-trips';

/** Payments to one party and payments of about the same total from another. One of the two sides may be in parts. */
export interface RoundTrip {
  readonly paid: readonly CategorizedLine[];
  readonly received: readonly CategorizedLine[];
}

/** Both sides of the round trips that began with a receipt, each line with the name of its trip: money that was lent. */
export function listLent(trips: readonly RoundTrip[]): ReadonlyMap<CategorizedLine, string> {
  const lent = new Map<CategorizedLine, string>();
  for (const [index, { paid, received }] of trips.entries()) {
    const [out, back] = [paid[0]?.day ?? 0, received[0]?.day ?? 0];
    if (back < out) for (const line of [...paid, ...received]) lent.set(line, `trip ${index}`);
  }
  return lent;
}

type OtherNames = NonNullable<NonNullable<Rules['settlement']>['otherNames']>;

interface Match {
  readonly paid: readonly Entry[];
  readonly received: readonly Entry[];
}

export const PAYEES: ReadonlySet<Category> = new Set([
  'purchase',
  'owner-draw',
  'cash-withdrawal',
  'refund-given',
  'own-transfer',
  'unknown',
]);
const PAYERS: ReadonlySet<Category> = new Set(['sale-transfer', 'sale-deposit']);
/** Rules whose counterparties are never a front for somebody else: shops paid by card, known suppliers, public bodies. */
export const TRUSTED: ReadonlySet<string> = new Set([
  'purchase.operation',
  'purchase.supplier',
  'transfer.public',
]);

/**
 * Finds money that went to one party and came back from another, or the other way round: near-equal amounts within days,
 * at once or in consecutive parts. A business earns a margin on what it resells, so what came back is at most slightly
 * more than what went out. A match counts only if it is nearly all of the money to the one party and from the other: a
 * customer or supplier whose amounts match now and then is not part of a round trip. Lines are in date order.
 *
 * @param paired transfers between the connected accounts, both sides
 */
export function findRoundTrips(
  lines: readonly CategorizedLine[],
  paired: ReadonlySet<CategorizedLine>,
  bounds: OtherNames,
): readonly RoundTrip[] {
  const { paid, received, parties } = listEntries(lines, paired);
  const matches = matchSides(paid, received, bounds);
  const isHopeless = ({ entries, total, matched }: Party): boolean =>
    entries.length > bounds.parts && matched * HOPELESS < total;
  const hopeless = new Set(parties.filter(isHopeless));
  const apart = bounds.rematch ? findChancePairs(matches, bounds) : new Map();
  const isDone =
    apart.size === 0 &&
    !matches.some((match) => isSideOf(hopeless, match.paid) || isSideOf(hopeless, match.received));
  // entries that matched by chance may be part of another trip
  const isLeft = ({ party }: Entry): boolean => !hopeless.has(party);
  const matchAgain = (pairs: Pairs): readonly Match[] => {
    for (const entry of [...paid, ...received]) {
      entry.used = false;
      entry.party.matched = 0;
    }
    return matchSides(paid.filter(isLeft), received.filter(isLeft), bounds, pairs);
  };
  const better = isDone ? matches : matchAgain(apart);
  const trips = listTrips(better, bounds);
  const failed = bounds.rematchFailed ? findChancePairs(better, bounds, 'all') : new Map();
  if (failed.size === 0) return trips;
  const others = listTrips(matchAgain(joinPairs(apart, failed)), bounds);
  return sumReceived(others) > sumReceived(trips) ? others : trips;
}

const isSideOf = (parties: ReadonlySet<Party>, [first]: readonly Entry[]): boolean =>
  first !== undefined && parties.has(first.party);

const sumReceived = (trips: readonly RoundTrip[]): number =>
  trips.reduce((sum, { received }) => received.reduce((all, { amount }) => all + amount, sum), 0);

const joinPairs = (one: Pairs, other: Pairs): Pairs =>
  new Map(
    [...one, ...other].map(([party]) => [
      party,
      new Set([...(one.get(party) ?? []), ...(other.get(party) ?? [])]),
    ]),
  );

/** Parties that must not be matched with each other. */
type Pairs = ReadonlyMap<Party, ReadonlySet<Party>>;

/**
 * Pairs whose amounts match although most of the money of one of them matches other parties or, of all, although one of them
 * is part of no trip.
 */
function findChancePairs(
  matches: readonly Match[],
  { sharePercent }: OtherNames,
  which: 'lesser' | 'all' = 'lesser',
): Pairs {
  const cents = new Map<Party, Map<Party, number>>();
  const add = (one: Party, other: Party, more: number): void => {
    const others = cents.get(one) ?? new Map<Party, number>();
    cents.set(one, others.set(other, (others.get(other) ?? 0) + more));
  };
  for (const { paid, received } of matches) {
    const [payee, payer] = [paid[0]?.party, received[0]?.party];
    if (!payee || !payer) continue;
    for (const entry of paid) add(payee, payer, entry.cents);
    for (const entry of received) add(payer, payee, entry.cents);
  }
  const apart = new Map<Party, Set<Party>>();
  for (const [one, others] of cents) {
    if (one.matched * 100 >= one.total * sharePercent) continue;
    for (const [other, together] of others) {
      if (which === 'lesser' && together * 2 >= one.total) continue;
      apart.set(one, (apart.get(one) ?? new Set()).add(other));
      apart.set(other, (apart.get(other) ?? new Set()).add(one));
    }
  }
  return apart;
}

/** A party with many entries matches by chance only if less than one in this many of its cents is matched. */
const HOPELESS = 4;

function matchSides(
  paid: readonly Entry[],
  received: readonly Entry[],
  { days, belowPercent, abovePercent, parts }: OtherNames,
  apart: Pairs = new Map(),
): readonly Match[] {
  if (paid.length === 0 || received.length === 0) return [];
  const [low, high] = [100 - belowPercent, 100 + abovePercent];
  const ofReceived = { least: (sum: number) => (sum * 100) / high, most: (sum: number) => (sum * 100) / low };
  const ofPaid = { least: (sum: number) => (sum * low) / 100, most: (sum: number) => (sum * high) / 100 };
  const backAtOnce = matchRuns(received, paid, { sizes: [1, 1], days, meeting: ofReceived, apart });
  const backInParts = matchRuns(received, paid, { sizes: [2, parts], days, meeting: ofReceived, apart });
  const outInParts = matchRuns(paid, received, { sizes: [2, parts], days, meeting: ofPaid, apart });
  const matches = [
    ...[...backAtOnce, ...backInParts].map(({ run, other }) => ({ paid: [other], received: run })),
    ...outInParts.map(({ run, other }) => ({ paid: run, received: [other] })),
  ];
  for (const match of matches) {
    for (const { party, cents } of match.paid) party.matched += cents;
    for (const { party, cents } of match.received) party.matched += cents;
  }
  return matches;
}

/** The matches that make up nearly all of the money of their two parties. */
const listTrips = (matches: readonly Match[], { sharePercent }: OtherNames): readonly RoundTrip[] =>
  matches
    .filter(
      ({ paid, received }) =>
        isMostlyMatched(paid[0], sharePercent) && isMostlyMatched(received[0], sharePercent),
    )
    .map(({ paid, received }) => ({ paid: toLines(paid), received: toLines(received) }));

const isMostlyMatched = (entry: Entry | undefined, sharePercent: number): boolean =>
  entry === undefined || entry.party.matched * 100 >= entry.party.total * sharePercent;

const toLines = (entries: readonly Entry[]): readonly CategorizedLine[] => entries.map(({ line }) => line);

/** Lines that may be a side of a round trip. */
function listEntries(lines: readonly CategorizedLine[], paired: ReadonlySet<CategorizedLine>) {
  const paid = createSide();
  const received = createSide();
  for (const line of lines) {
    const name = paired.has(line) ? null : toName(line);
    if (name !== null) (line.amount < 0 ? paid : received).add(line, name);
  }
  return {
    paid: paid.entries,
    received: received.entries,
    parties: [...paid.parties.values(), ...received.parties.values()],
  };
}

function createSide() {
  const entries: Entry[] = [];
  const parties = new Map<string, Party>();
  const byName = new Map<string, Party>();
  const findParty = (name: string): Party => {
    const known = byName.get(name);
    if (known) return known;
    // names are cut at different lengths
    const key = name.slice(0, KEY_LETTERS);
    const party = parties.get(key) ?? { key, entries: [], total: 0, matched: 0 };
    parties.set(key, party);
    byName.set(name, party);
    return party;
  };
  const add = (line: CategorizedLine, name: string): void => {
    const party = findParty(name);
    const entry = { line, cents: Math.abs(line.amount), party, place: party.entries.length, used: false };
    party.entries.push(entry);
    party.total += entry.cents;
    entries.push(entry);
  };
  return { entries, parties, add };
}

/** The counterparty; the category if the line can have none, or null if it has one that the line does not name. */
export function toName({ amount, category, rule, counterparty }: CategorizedLine): string | null {
  if (amount === 0 || !(amount > 0 ? PAYERS : PAYEES).has(category) || TRUSTED.has(rule ?? '')) return null;
  if (category === 'own-transfer') return '#own-transfer';
  if (counterparty !== null) return counterparty;
  return category === 'purchase' || category === 'sale-transfer' ? null : `#${category}`;
}

/** The range of amounts that match a sum. */
interface Meeting {
  readonly least: (sum: number) => number;
  readonly most: (sum: number) => number;
}

/**
 * Matches runs of consecutive entries of one party, each with one entry of another party whose amount matches their sum and
 * that is within `days` of all of them. Each entry is used once, the earliest run first.
 */
function matchRuns(
  entries: readonly Entry[],
  others: readonly Entry[],
  {
    sizes: [fewest, most],
    days,
    meeting,
    apart,
  }: {
    readonly sizes: readonly [fewest: number, most: number];
    readonly days: number;
    readonly meeting: Meeting;
    readonly apart: Pairs;
  },
): readonly { readonly run: readonly Entry[]; readonly other: Entry }[] {
  const find = createFinder(others);
  const largest = others.reduce((max, { cents }) => Math.max(max, cents), 0);
  const matches: { readonly run: readonly Entry[]; readonly other: Entry }[] = [];
  for (const first of entries) {
    const { party, place, line } = first;
    let sum = 0;
    for (let size = 1; size <= most; size += 1) {
      const next = party.entries[place + size - 1];
      if (!next || next.used || next.line.day > line.day + days) break;
      sum += next.cents;
      const least = meeting.least(sum);
      if (least > largest) break;
      if (size < fewest) continue;
      const other = find({
        sum,
        least,
        most: meeting.most(sum),
        party,
        apart: apart.get(party),
        oldest: line.day - days,
        from: next.line.day - days,
        to: line.day + days,
      });
      if (!other) continue;
      const run = party.entries.slice(place, place + size);
      for (const each of [...run, other]) each.used = true;
      matches.push({ run, other });
      break;
    }
  }
  return matches;
}
