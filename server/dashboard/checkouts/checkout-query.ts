import { z } from 'zod';
import { checkoutStatus } from '../../src/intake/checkouts';
import type { CheckoutSearch } from '../../src/settlement/merchant-checkouts';
import { cursorText, readAmount, readDate, searchText } from '../search/read-search';

export const listQuery = z.object({
  order: searchText,
  customer: searchText,
  amount: searchText,
  status: z
    .enum(['', ...checkoutStatus.options])
    .catch('')
    .default(''),
  from: searchText,
  to: searchText,
  after: cursorText,
});

/** A search as typed. */
export type CheckoutQuery = Omit<z.output<typeof listQuery>, 'after'>;

export const toSearch = ({ order, customer, amount, status, from, to }: CheckoutQuery): CheckoutSearch => ({
  order,
  customer,
  amount: readAmount(amount),
  status: status === '' ? null : status,
  from: readDate(from),
  to: readDate(to),
});
