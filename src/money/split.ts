import type { Cents } from './cents';

/**
 * Splits an amount by weights into shares that add up to it exactly. Leftover cents go to the largest
 * fractions, earlier shares first.
 *
 * @param amount whole cents, zero or more
 * @param weights zero or more each, their sum above zero
 * @throws RangeError if a weight is negative or all are zero
 */
export function split(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || weights.some((weight) => weight < 0)) {
    throw new RangeError(`expected weights with a sum above zero, got [${weights.join(', ')}]`);
  }
  const exact = weights.map((weight) => (amount * weight) / total);
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Splits an amount into parts that differ by one cent at most. */
export function splitEvenly(amount: Cents, parts: number): Cents[] {
  return split(amount, Array<number>(parts).fill(1));
}
