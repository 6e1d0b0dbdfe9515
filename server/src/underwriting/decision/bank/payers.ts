import type { Rules } from '../rules/rules';
import type { Line } from './ledger';
import { createWordFinder } from './text-matching';

export interface Payers {
  readonly total: number;
  /** Sales from the largest payer; 0 where no payer is named. */
  readonly largest: number;
}

type PayerWords = NonNullable<Rules['words']['payers']>;

/**
 * Sales by payer. Lines that name nobody, or come from a service that settles for many payers, have no single payer.
 */
export function computePayers(sales: readonly Line[], words: PayerWords): Payers {
  const findPayer = createPayerFinder(words);
  const byPayer = new Map<string, number>();
  let total = 0;
  for (const { text, amount } of sales) {
    total += amount;
    const payer = findPayer(text);
    if (payer !== null) byPayer.set(payer, (byPayer.get(payer) ?? 0) + amount);
  }
  let largest = 0;
  for (const amount of byPayer.values()) largest = Math.max(largest, amount);
  return { total, largest };
}

/** The description without parts that vary by line (numbers, references, dates) or name nobody. */
function createPayerFinder({ intermediaries, filler }: PayerWords): (text: string) => string | null {
  const isIntermediary = createWordFinder(intermediaries);
  const namesNobody = new Set(filler);
  const extractName = (text: string): string | null =>
    isIntermediary(text)
      ? null
      : text
          .split(' ')
          .filter((word) => !namesNobody.has(word))
          .join(' ') || null;
  // without numbers, a payer's descriptions are nearly always equal
  const cache = new Map<string, string | null>();
  return (text) => {
    const unnumbered = text.replace(NUMBERED, '').trim();
    const cached = cache.get(unnumbered);
    if (cached !== undefined) return cached;
    const name = extractName(unnumbered);
    cache.set(unnumbered, name);
    return name;
  };
}

/** Words with a digit: numbers, references, dates. */
const NUMBERED = / ?\b[A-Z]*\d[A-Z\d]*\b/g;
