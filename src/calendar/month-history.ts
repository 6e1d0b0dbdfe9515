import type { Language } from '../language';
import { formatDate } from './format-date';
import { type PlainDate, toDateParts, toPlainDate } from './plain-date';

/** One month of bank statements. */
export interface HistoryMonth {
  /** 0 is the month before the current one, 6 the oldest. */
  readonly index: number;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Localized, with the year: `October 2026`, `octobre 2026`. */
  readonly name: string;
}

/** Length of the history (specification, section 9). */
const HISTORY_MONTHS = 7;

/** The previous seven months, newest first. */
export function buildMonthHistory(today: PlainDate, language: Language): HistoryMonth[] {
  const { year, month } = toDateParts(today);
  return Array.from({ length: HISTORY_MONTHS }, (_, index) => {
    const first = toPlainDate(year, month - 1 - index, 1);
    return { index, month: first.slice(0, 7), name: formatDate(first, language, 'month') };
  });
}
