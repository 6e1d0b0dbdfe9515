import { isSale } from '../../categories/category';
import type { Rules } from '../../rules/rules';
import type { CategorizedLine } from './categorized-line';
import { type RoundTrip, toName } from './find-round-trips';
import { KEY_LETTERS } from './round-trips';

type Bounds = NonNullable<NonNullable<Rules['settlement']>['mirroredParties']>;

/** All that was paid to one party, or all that it paid. */
interface Party {
  readonly key: string;
  /** Those that nothing else explains, in date order. */
  readonly open: CategorizedLine[];
  openCents: number;
  /** Of all lines. */
  cents: number;
}

/**
 * Finds two parties of which one is paid, again and again, what the other one pays less the same share, and hardly anything else
 * moves: what came back may be as much less as a single amount could not without meeting others by chance. A business earns a margin
 * on what it resells, so it is at most slightly more than what went out. Lines are in date order.
 *
 * @param isTaken whether a line is explained already
 */
export function findMirroredParties(
  lines: readonly CategorizedLine[],
  isTaken: (line: CategorizedLine) => boolean,
  bounds: Bounds,
): readonly RoundTrip[] {
  const { payees, payers } = listParties(lines, isTaken, bounds);
  const trips: RoundTrip[] = [];
  const left = new Set(payees);
  for (const payer of payers)
    for (const payee of left) {
      if (payee.key === payer.key) continue;
      const found = matchParties(payee, payer, bounds);
      if (found.length === 0) continue;
      trips.push(...found);
      left.delete(payee);
      break;
    }
  return trips;
}

/** Named parties with several amounts and a share of the sales, without those of a fee of every month. */
function listParties(
  lines: readonly CategorizedLine[],
  isTaken: (line: CategorizedLine) => boolean,
  { fewest, fee, sharePercent, salesPercent }: Bounds,
) {
  const payees = new Map<string, Party>();
  const payers = new Map<string, Party>();
  let sales = 0;
  for (const line of lines) {
    if (line.amount > 0 && isSale(line.category)) sales += line.amount;
    const key = toName(line)?.slice(0, KEY_LETTERS) ?? '#';
    if (key.startsWith('#')) continue;
    const parties = line.amount < 0 ? payees : payers;
    const party = parties.get(key) ?? { key, open: [], openCents: 0, cents: 0 };
    parties.set(key, party);
    const cents = Math.abs(line.amount);
    party.cents += cents;
    if (isTaken(line)) continue;
    party.open.push(line);
    party.openCents += cents;
  }
  const select = (parties: ReadonlyMap<string, Party>): readonly Party[] =>
    [...parties.values()].filter(
      (party) =>
        party.open.length >= fewest &&
        party.cents * 100 >= sales * salesPercent &&
        isMost(party.openCents, party, sharePercent) &&
        !isFee(party.open, fee),
    );
  return { payees: select(payees), payers: select(payers) };
}

const isMost = (cents: number, { cents: all }: Party, sharePercent: number): boolean =>
  cents * 100 >= all * sharePercent;

/** Many amounts that hardly differ: the rent, a retainer, a wage. */
function isFee(lines: readonly CategorizedLine[], { most, percent }: Bounds['fee']): boolean {
  if (lines.length <= most) return false;
  const cents = lines.map(({ amount }) => Math.abs(amount)).sort((a, b) => a - b);
  return (cents.at(-1) ?? 0) * 100 <= (cents[0] ?? 0) * (100 + percent);
}

/**
 * Each receipt with the earliest payment that it may bring back; none unless they are nearly all of the money of both, and each
 * time about the same share came back.
 */
function matchParties(payee: Party, payer: Party, bounds: Bounds): readonly RoundTrip[] {
  const { days, sharePercent, sharePerMille, fewest } = bounds;
  const open = [...payee.open];
  const trips: RoundTrip[] = [];
  let [paid, received, left] = [0, 0, payer.openCents];
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const receipt of payer.open) {
    // too little is left
    if (!isMost(received + left, payer, sharePercent)) return [];
    left -= receipt.amount;
    while (open[0] && open[0].day < receipt.day - days) open.shift();
    const place = open
      .slice(0, MOST_EXAMINED)
      .findIndex((payment) => payment.day <= receipt.day + days && isBroughtBack(payment, receipt, bounds));
    const payment = open[place];
    if (!payment) continue;
    // the usual amounts of two parties vary, each by itself
    const share = receipt.amount / -payment.amount;
    [least, most] = [Math.min(least, share), Math.max(most, share)];
    if (most * 1_000 > least * (1_000 + sharePerMille)) return [];
    open.splice(place, 1);
    paid -= payment.amount;
    received += receipt.amount;
    trips.push({ paid: [payment], received: [receipt] });
  }
  const isMirrored = isMost(paid, payee, sharePercent) && isMost(received, payer, sharePercent);
  return trips.length >= fewest && isMirrored ? trips : [];
}

/** Maximum payments examined for each receipt: bounds the time for many of two parties. */
const MOST_EXAMINED = 64;

const isBroughtBack = (
  { amount: paid }: CategorizedLine,
  { amount: received }: CategorizedLine,
  { belowPercent, abovePercent }: Bounds,
): boolean =>
  received * 100 >= -paid * (100 - belowPercent) && received * 100 <= -paid * (100 + abovePercent);
