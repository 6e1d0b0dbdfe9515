import { z } from 'zod';
import { type LinkSearch, linkStatuses } from '../../src/intake/invoice-links';
import { cursorText, findFaults, readAmount, readDate, searchText } from '../search/read-search';
import type { ReadSearch } from '../search/run-search';

export const listQuery = z.object({
  number: searchText,
  customer: searchText,
  amount: searchText,
  status: z
    .enum(['', ...linkStatuses])
    .catch('')
    .default(''),
  from: searchText,
  to: searchText,
  after: cursorText,
});

/** A search as typed. */
export type LinkQuery = Omit<z.output<typeof listQuery>, 'after'>;

/** The criteria of the list, and the fields that could not be parsed. */
export function readSearch(typed: LinkQuery): ReadSearch<keyof LinkQuery, LinkSearch> {
  const search = {
    number: typed.number,
    customer: typed.customer,
    amount: readAmount(typed.amount),
    status: typed.status === '' ? null : typed.status,
    from: readDate(typed.from),
    to: readDate(typed.to),
  };
  const faults = findFaults(typed, {
    amount: ['amount', search.amount],
    from: ['date', search.from],
    to: ['date', search.to],
  });
  return { search, faults };
}
