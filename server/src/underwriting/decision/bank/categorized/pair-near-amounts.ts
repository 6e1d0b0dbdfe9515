import type { CategorizedLine } from './categorized-line';

export type Pair = readonly [paid: CategorizedLine, received: CategorizedLine];

interface NearBounds {
  readonly days: number;
  /** Largest difference, of the later amount. */
  readonly perMille: number;
  /** The party of a side, with `#` before it if the bank names none; null if it can be none. */
  readonly toSide: (line: CategorizedLine) => string | null;
}

/** One side of a pair that waits for the other. */
interface Open {
  readonly line: CategorizedLine;
  readonly side: string;
  readonly bucket: number;
}

/** Maximum lines examined for each line and bucket: bounds the time for many near-equal amounts. */
const MOST_EXAMINED = 64;

/**
 * Pairs each line with the nearest open amount of the other direction, from another party and within days; among equals, with
 * the latest. At least one of the two parties has a name. Lines are in date order.
 */
export function pairNearAmounts(
  lines: readonly CategorizedLine[],
  { days, perMille, toSide }: NearBounds,
): readonly Pair[] {
  const width = Math.log1p(perMille / 1_000);
  const buckets = new Map<number, Open[]>();
  const pairs: Pair[] = [];
  for (const line of lines) {
    const side = toSide(line);
    if (side === null) continue;
    const cents = Math.abs(line.amount);
    const open: Open = { line, side, bucket: Math.floor(Math.log(cents) / width) };
    const nearest = findNearest(buckets, open, line.day - days);
    if (nearest !== null && toDistance(nearest, open) * 1_000 <= cents * perMille) {
      pairs.push(line.amount < 0 ? [line, nearest.line] : [nearest.line, line]);
      const waiting = buckets.get(nearest.bucket);
      waiting?.splice(waiting.lastIndexOf(nearest), 1);
    } else {
      const waiting = buckets.get(open.bucket);
      if (waiting) waiting.push(open);
      else buckets.set(open.bucket, [open]);
    }
  }
  return pairs;
}

function findNearest(buckets: ReadonlyMap<number, readonly Open[]>, open: Open, since: number): Open | null {
  let nearest: Open | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let key = open.bucket - 1; key <= open.bucket + 1; key += 1) {
    const waiting = buckets.get(key);
    if (waiting === undefined) continue;
    for (let index = Math.max(0, waiting.length - MOST_EXAMINED); index < waiting.length; index += 1) {
      const other = waiting[index];
      if (!other || other.line.day < since || !isOtherSide(other, open)) continue;
      const distance = toDistance(other, open);
      if (distance > least) continue;
      nearest = other;
      least = distance;
    }
  }
  return nearest;
}

const toDistance = (one: Open, other: Open): number => Math.abs(one.line.amount + other.line.amount);

/** Of the other direction and another party, and not both without a name. */
const isOtherSide = (one: Open, other: Open): boolean =>
  one.line.amount < 0 !== other.line.amount < 0 &&
  one.side !== other.side &&
  !(one.side.startsWith('#') && other.side.startsWith('#'));
