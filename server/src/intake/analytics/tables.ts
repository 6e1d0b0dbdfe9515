import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { ReportedEvent } from '@tamarack/core/protocol/analytics';
import type { Executor } from '../../platform/database';

/** `reached`: a step for the first time in an opening of a checkout. */
export type CountedEvent = ReportedEvent['name'] | 'reached';

interface AnalyticsCountTable {
  merchant_id: string;
  day: PlainDate;
  event: CountedEvent;
  /** Route, title, language, problem or end. */
  value: string;
  language: Language;
  count: number;
}

/** The area's own tables. */
export type AnalyticsTables = {
  analytics_count: AnalyticsCountTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const analyticsTables = (executor: Executor) => executor.withTables<AnalyticsTables>();
