const required = [1, 2, 3, 4, 5] as const;

/**
 * Whether statements cover the required months: 1 to 6, or 0 to 5 if 6 is missing.
 *
 * @param months indexes as in calendar/month-history
 */
export function hasRequiredMonths(months: readonly number[]): boolean {
  const covered = new Set(months);
  return required.every((month) => covered.has(month)) && (covered.has(6) || covered.has(0));
}
