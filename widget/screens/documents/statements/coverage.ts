import type { HistoryMonth } from '@tamarack/core/calendar/month-history';
import { hasRequiredMonths } from '@tamarack/core/validation/bank/statement-months';
import type { DocumentView, MonthRange } from '../../../api/types';

/** `either`: one of the newest and the oldest month is enough. `spare`: the other one is covered. */
export type MonthState = 'covered' | 'missing' | 'either' | 'spare';

export interface CoveredMonth extends HistoryMonth {
  readonly state: MonthState;
  /** Names of the files that cover it. */
  readonly files: readonly string[];
}

export interface Coverage {
  /** Oldest first. */
  readonly months: readonly CoveredMonth[];
  readonly complete: boolean;
}

const covers = ({ from, to }: MonthRange, month: string): boolean => from <= month && month <= to;

const isEnd = (index: number): boolean => index === 0 || index === 6;

/**
 * Finds which of the seven months are covered. The rule asks for the first to the sixth month before this
 * one, or zero to the fifth (validation/statement-months). Refused documents do not count.
 */
export function toCoverage(history: readonly HistoryMonth[], documents: readonly DocumentView[]): Coverage {
  const statements = documents.filter(({ kind, state }) => kind === 'statement' && state !== 'refused');
  const getFiles = ({ month }: HistoryMonth): string[] =>
    statements.filter(({ months }) => months && covers(months, month)).map(({ name }) => name);
  const found = history.map((month) => ({ ...month, files: getFiles(month) }));
  const indexes = found.filter(({ files }) => files.length > 0).map(({ index }) => index);
  const endThere = indexes.some(isEnd);
  const toMonthState = (index: number): MonthState => {
    if (indexes.includes(index)) return 'covered';
    if (!isEnd(index)) return 'missing';
    return endThere ? 'spare' : 'either';
  };
  return {
    months: found.map((month) => ({ ...month, state: toMonthState(month.index) })).reverse(),
    complete: hasRequiredMonths(indexes),
  };
}
