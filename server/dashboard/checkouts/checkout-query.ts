import { z } from 'zod';
import { checkoutStatus } from '../../src/intake/checkouts';
import type { CheckoutSearch } from '../../src/settlement/merchant-checkouts';
import { cursorText, findFaults, readAmount, readDate, searchText } from '../search/read-search';
import type { ReadSearch } from '../search/run-search';

export const searchQuery = z.object({
  order: searchText,
  customer: searchText,
  source: searchText,
  amount: searchText,
  status: z
    .enum(['', ...checkoutStatus.options])
    .catch('')
    .default(''),
  from: searchText,
  to: searchText,
});
export const listQuery = searchQuery.extend({ after: cursorText });

/** A search as typed. */
export type CheckoutQuery = z.output<typeof searchQuery>;

/** The criteria of the list and the export, and the fields that could not be parsed. */
export function readSearch(typed: CheckoutQuery): ReadSearch<keyof CheckoutQuery, CheckoutSearch> {
  const search = {
    order: typed.order,
    customer: typed.customer,
    source: typed.source,
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
