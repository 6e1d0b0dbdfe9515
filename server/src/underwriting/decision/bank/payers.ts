import type { Rules } from '../rules/rules';
import type { Line } from './ledger';
import { finderOf } from './words';

export interface Payers {
  readonly total: number;
  /** Sales from the payer that paid most; 0 where nobody is named. */
  readonly largest: number;
}

type PayerWords = NonNullable<Rules['words']['payers']>;

/** Sales by who paid them. What names nobody, or comes from a service that settles for many, is no single payer's. */
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

/** The description without what changes from line to line (numbers, references, dates) and what names nobody. */
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
  // without its numbers a payer's description is nearly always the same
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
