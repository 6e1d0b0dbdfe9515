import type { Cents } from './cents';

/**
 * Rounds to the nearest cent, half away from zero. All rounding of money goes through this function.
 *
 * @param exact fractional cents
 */
export function roundCents(exact: number): Cents {
  const size = Math.round(Math.abs(exact));
  return exact < 0 && size > 0 ? -size : size;
}
