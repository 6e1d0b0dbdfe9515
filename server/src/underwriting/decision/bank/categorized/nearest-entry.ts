import type { CategorizedLine } from './categorized-line';

/** One side of a counterparty: all that it was paid, or all that it paid. */
export interface Party {
  readonly key: string;
  /** In date order. */
  readonly entries: Entry[];
  total: number;
  /** Cents of it in round trips. */
  matched: number;
}

export interface Entry {
  readonly line: CategorizedLine;
  readonly cents: number;
  readonly party: Party;
  /** Index in the party's entries. */
  readonly place: number;
  used: boolean;
}

interface Wanted {
  readonly sum: number;
  readonly least: number;
  readonly most: number;
  /** Its own entries are excluded. */
  readonly party: Party;
  /** Their entries are excluded too. */
  readonly apart: ReadonlySet<Party> | undefined;
  /** No later search needs earlier entries. */
  readonly oldest: number;
  readonly from: number;
  readonly to: number;
}

/** Maximum entries examined for each run and bucket: bounds the time for many equal amounts. */
const MOST_EXAMINED = 64;

/** Finds the entry that is nearest to the sum, the earliest among equals. `oldest` must not fall. */
export function createFinder(entries: readonly Entry[]): (wanted: Wanted) => Entry | null {
  const buckets = new Map<number, { readonly entries: Entry[]; next: number }>();
  for (const entry of entries) {
    if (entry.used) continue;
    const key = toBucket(entry.cents);
    const bucket = buckets.get(key);
    if (bucket) bucket.entries.push(entry);
    else buckets.set(key, { entries: [entry], next: 0 });
  }
  return ({ sum, least, most, party, apart, oldest, from, to }) => {
    let nearest: Entry | null = null;
    let distance = Number.POSITIVE_INFINITY;
    const last = toBucket(most);
    for (let key = toBucket(least); key <= last; key += 1) {
      const bucket = buckets.get(key);
      if (!bucket) continue;
      for (let head = bucket.entries[bucket.next]; head; head = bucket.entries[bucket.next]) {
        if (!head.used && head.line.day >= oldest) break;
        bucket.next += 1;
      }
      const end = Math.min(bucket.entries.length, bucket.next + MOST_EXAMINED);
      for (let index = bucket.next; index < end; index += 1) {
        const entry = bucket.entries[index];
        if (!entry || entry.line.day > to) break;
        const { used, line, cents } = entry;
        if (used || line.day < from || cents < least || cents > most || entry.party.key === party.key)
          continue;
        if (apart?.has(entry.party)) continue;
        const difference = Math.abs(cents - sum);
        if (difference >= distance) continue;
        nearest = entry;
        distance = difference;
      }
    }
    return nearest;
  };
}

/** Amounts of one bucket differ by 6% at most. */
const toBucket = (cents: number): number => Math.floor(Math.log(Math.max(1, cents)) * 16);
