import { z } from 'zod';
import { type LinkSearch, linkStatuses } from '../../src/intake/invoice-links';
import { cursorText, readAmount, readDate, searchText } from '../search/read-search';

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

export const toSearch = ({ number, customer, amount, status, from, to }: LinkQuery): LinkSearch => ({
  number,
  customer,
  amount: readAmount(amount),
  status: status === '' ? null : status,
  from: readDate(from),
  to: readDate(to),
});
