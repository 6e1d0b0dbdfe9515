import { formatDate } from '@tamarack/core/calendar/format-date';
import type { PlainDate } from '@tamarack/core/calendar/plain-date';

/** `Nov 21, 2026`. */
export const formatDay = (date: PlainDate): string => formatDate(date, 'en', 'short');

/** `November 2026`, of a month `YYYY-MM`. */
export const formatMonth = (month: string): string => formatDate(`${month}-01`, 'en', 'month');

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Nov`; January with its year: `Jan 27`. Labels the axis of a chart. */
export function formatMonthLabel(month: string): string {
  const name = months[Number(month.slice(5, 7)) - 1] ?? month;
  return name === 'Jan' ? `${name} ${month.slice(2, 4)}` : name;
}
