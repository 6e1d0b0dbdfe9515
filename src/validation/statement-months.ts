const needed = [1, 2, 3, 4, 5] as const;

/**
 * Whether the months for which a statement is there are enough: the first to the sixth before this one, or, when
 * the sixth is missing, the month before this one (zero) to the fifth. Numbers as in calendar/month-history.
 */
export function hasRequiredMonths(months: readonly number[]): boolean {
  const there = new Set(months);
  return needed.every((month) => there.has(month)) && (there.has(6) || there.has(0));
}
