import type { Rules } from '../rules/rules';
import type { Line } from './ledger';
import { finderOf } from './words';

export interface Payers {
  readonly total: number;
  /** Sales from the largest payer; 0 where no payer is named. */
  readonly largest: number;
}

type PayerWords = NonNullable<Rules['words']['payers']>;

/**
 * Sales by payer. Lines that name nobody, or come from a service that settles for many payers, have no single payer.
 */
export function payersOf(sales: readonly Line[], words: PayerWords): Payers {
  const payerOf = payerReader(words);
  const byPayer = new Map<string, number>();
  let total = 0;
  for (const { text, amount } of sales) {
    total += amount;
    const payer = payerOf(text);
    if (payer !== null) byPayer.set(payer, (byPayer.get(payer) ?? 0) + amount);
  }
  let largest = 0;
  for (const amount of byPayer.values()) largest = Math.max(largest, amount);
  return { total, largest };
}

/** The description without parts that vary by line (numbers, references, dates) or name nobody. */
function payerReader({ many, filler }: PayerWords): (text: string) => string | null {
  const isMany = finderOf(many);
  const namesNobody = new Set(filler);
  const nameIn = (text: string): string | null =>
    isMany(text)
      ? null
      : text
          .split(' ')
          .filter((word) => !namesNobody.has(word))
          .join(' ') || null;
  // without numbers, a payer's descriptions are nearly always equal
  const known = new Map<string, string | null>();
  return (text) => {
    const unnumbered = text.replace(NUMBERED, '').trim();
    const found = known.get(unnumbered);
    if (found !== undefined) return found;
    const name = nameIn(unnumbered);
    known.set(unnumbered, name);
    return name;
  };
}

/** Words with a digit: numbers, references, dates. */
const NUMBERED = / ?\b[A-Z]*\d[A-Z\d]*\b/g;
