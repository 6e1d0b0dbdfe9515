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
export function payerReader({ many, filler }: PayerWords): (text: string) => string | null {
  const isMany = finderOf(many);
  const namesNobody = new Set(filler);
  return (text) => {
    if (isMany(text)) return null;
    const name = text.split(' ').filter((word) => !namesNobody.has(word) && !/\d/.test(word));
    return name.join(' ') || null;
  };
}
