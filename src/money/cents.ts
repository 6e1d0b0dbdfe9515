/** An amount of Canadian money in whole cents: always an integer, negative only for refunds. */
export type Cents = number;

/**
 * Dollars of the wire, as whole cents.
 *
 * @param dollars a finite number with at most two decimals
 * @throws RangeError when the value is not an exact number of cents, or too large to be one
 */
export function toCents(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || cents / 100 !== dollars) {
    throw new RangeError(`expected dollars with at most two decimals, got ${dollars}`);
  }
  return cents === 0 ? 0 : cents;
}

/**
 * Whole cents, as the dollars of the wire: the nearest number to the two-decimal amount, so that it prints exactly.
 *
 * @throws RangeError when `cents` is no whole number
 */
export function toDollars(cents: Cents): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`expected whole cents, got ${cents}`);
  return cents / 100;
}
