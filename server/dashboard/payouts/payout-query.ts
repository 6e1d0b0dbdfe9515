import { z } from 'zod';
import { type PayoutSearch, payoutStates } from '../../src/settlement/payouts';
import { cursorText, findFaults, readDate, searchText } from '../search/read-search';
import type { ReadSearch } from '../search/run-search';

export const searchQuery = z.object({
  state: z
    .enum(['', ...payoutStates])
    .catch('')
    .default(''),
  from: searchText,
  to: searchText,
});
export const listQuery = searchQuery.extend({ after: cursorText });

/** A search as typed. */
export type PayoutQuery = z.output<typeof searchQuery>;

/** The criteria of the list and the export, and the fields that could not be parsed. */
export function readSearch(typed: PayoutQuery): ReadSearch<keyof PayoutQuery, PayoutSearch> {
  const search = {
    state: typed.state === '' ? null : typed.state,
    from: readDate(typed.from),
    to: readDate(typed.to),
  };
  const faults = findFaults(typed, { from: ['date', search.from], to: ['date', search.to] });
  return { search, faults };
}
