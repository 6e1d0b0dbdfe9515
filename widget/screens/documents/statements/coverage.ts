import type { HistoryMonth } from '@tamarack/core/calendar/month-history';
import { hasRequiredMonths } from '@tamarack/core/validation/statement-months';
import type { DocumentView, MonthRange } from '../../../api/types';

/** `either`: of the newest and the oldest one is enough. `spare`: the other one of the two is there. */
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

export const covers = ({ from, to }: MonthRange, month: string): boolean => from <= month && month <= to;

const isEnd = (index: number): boolean => index === 0 || index === 6;

/**
 * Which of the seven months the statements cover, by the rule: the first to the sixth before this one, or zero to the
 * fifth (validation/statement-months). Refused documents do not count.
 */
export function coverageOf(history: readonly HistoryMonth[], documents: readonly DocumentView[]): Coverage {
  const statements = documents.filter(({ kind, state }) => kind === 'statement' && state !== 'refused');
  const filesOf = ({ month }: HistoryMonth): string[] =>
    statements.filter(({ months }) => months && covers(months, month)).map(({ name }) => name);
  const found = history.map((month) => ({ ...month, files: filesOf(month) }));
  const indexes = found.filter(({ files }) => files.length > 0).map(({ index }) => index);
  const endThere = indexes.some(isEnd);
  const stateOf = (index: number): MonthState => {
    if (indexes.includes(index)) return 'covered';
    if (!isEnd(index)) return 'missing';
    return endThere ? 'spare' : 'either';
  };
  return {
    months: found.map((month) => ({ ...month, state: stateOf(month.index) })).reverse(),
    complete: hasRequiredMonths(indexes),
  };
}
