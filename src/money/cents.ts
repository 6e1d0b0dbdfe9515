/** Canadian dollars in whole cents, always an integer. Negative only for refunds. */
export type Cents = number;

/**
 * Converts dollars of the API to cents.
 *
 * @param dollars a finite number with at most two decimals
 * @throws RangeError if the value is not an exact, safe number of cents
 */
export function toCents(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || cents / 100 !== dollars) {
    throw new RangeError(`expected dollars with at most two decimals, got ${dollars}`);
  }
  return cents === 0 ? 0 : cents;
}

/**
 * Converts cents to dollars of the API: the number closest to the amount with two decimals.
 *
 * @throws RangeError if `cents` is not an integer
 */
export function toDollars(cents: Cents): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`expected whole cents, got ${cents}`);
  return cents / 100;
}
