import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { z } from 'zod';
import { type SourcesQuery, sourceKinds } from '../../src/settlement/merchant-checkouts';
import { findFaults, readDate, searchText } from '../search/read-search';
import type { ReadSearch } from '../search/run-search';

export const sourcesQuery = z.object({
  by: z
    .enum(['', ...sourceKinds])
    .catch('')
    .default(''),
  from: searchText,
  to: searchText,
});

/** As typed. */
export type TypedSourcesQuery = z.output<typeof sourcesQuery>;

/** Days of a period that has no first day. */
const defaultDays = 30;

/** By source, up to today, and from 30 days before the last day, unless the query says otherwise. */
export function readSourcesQuery(
  typed: TypedSourcesQuery,
  now: Date,
): ReadSearch<keyof TypedSourcesQuery, SourcesQuery> {
  const days = { from: readDate(typed.from), to: readDate(typed.to) };
  const to = days.to ?? dateIn(now);
  const from = days.from ?? addDays(to, 1 - defaultDays);
  return {
    search: { by: typed.by === '' ? 'source' : typed.by, from, to },
    faults: findFaults(typed, {
      from: ['date', days.from],
      // a period without a last day ends today
      to: ['date', typed.to === '' ? to : days.to],
    }),
  };
}
