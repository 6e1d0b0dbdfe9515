import type { Rules } from '../rules/rules';
import type { LedgerLine } from './ledger';
import { createWordFinder } from './text-matching';

export interface PayerConcentration {
  readonly total: number;
  /** Sales from the largest payer; 0 if no payer is named. */
  readonly largest: number;
}

type PayerWords = NonNullable<Rules['words']['payers']>;

/**
 * Computes how much of the sales comes from one payer. Lines that name no payer, or come from a service that settles
 * for many, count for no payer.
 */
export function computePayerConcentration(
  sales: readonly LedgerLine[],
  words: PayerWords,
): PayerConcentration {
  const findPayer = createPayerFinder(words);
  return sumByPayer(sales.map(({ text, amount }) => ({ payer: findPayer(text), amount })));
}

export function sumByPayer(
  sales: readonly { readonly payer: string | null; readonly amount: number }[],
): PayerConcentration {
  const byPayer = new Map<string, number>();
  let total = 0;
  for (const { payer, amount } of sales) {
    total += amount;
    if (payer !== null) byPayer.set(payer, (byPayer.get(payer) ?? 0) + amount);
  }
  let largest = 0;
  for (const amount of byPayer.values()) largest = Math.max(largest, amount);
  return { total, largest };
}

/** Extracts the payer: the description without numbers, references, dates and filler words. Null if none is left. */
function createPayerFinder({ intermediaries, filler }: PayerWords): (text: string) => string | null {
  const isIntermediary = createWordFinder(intermediaries);
  const fillerWords = new Set(filler);
  const extractName = (text: string): string | null =>
    isIntermediary(text)
      ? null
      : text
          .split(' ')
          .filter((word) => !fillerWords.has(word))
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
