import type { Cents } from './cents';

/**
 * The one place where money is rounded: to the nearest cent, a half away from zero.
 *
 * @param exact cents with a fraction
 */
export function roundCents(exact: number): Cents {
  const size = Math.round(Math.abs(exact));
  return exact < 0 && size > 0 ? -size : size;
}
