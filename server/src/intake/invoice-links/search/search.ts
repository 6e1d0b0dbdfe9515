import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { toInstants } from '@tamarack/core/calendar/start-of-day';
import type { Cents } from '@tamarack/core/money/cents';
import { normalizeEmail } from '@tamarack/core/validation/email';
import { toNumberKey } from '../../../../reader';
import { toSearchWords } from '../../../parties/merchants';
import { type Executor, isId } from '../../../platform/database';
import { invalidCursor, type PageRequest } from '../../../platform/http';
import type { Keys } from '../../../platform/keys';
import type { LinkRow } from '../repository';
import type { LinkStatus, Moment } from '../status';
import { findLinkAfter, type LinkCriteria, searchLinks } from './search-repository';

/** Links whose status a page of a search looks at, at most: a rare status must not read all that a merchant has. */
const maxRead = 2_000;

/** A member's search. A criterion that is null or empty matches everything. */
export interface LinkSearch {
  /** An invoice number, in any case and punctuation. */
  readonly number: string;
  /** A whole email address, or the beginning of the customer's name. */
  readonly customer: string;
  readonly amount: Cents | null;
  readonly status: LinkStatus | null;
  /** First day on which it was created, in the provider's time zone. */
  readonly from: PlainDate | null;
  /** Last day. */
  readonly to: PlainDate | null;
}

export interface FoundLinks {
  readonly rows: readonly LinkRow[];
  /** Null on the last page. A page before it may be short, or empty. */
  readonly nextCursor: string | null;
}

/** Newest first. Throws `validation-failed` for an invalid cursor. */
export async function findLinks(
  database: Executor,
  keys: Pick<Keys, 'decrypt' | 'keyedHash'>,
  merchantId: string,
  search: LinkSearch,
  { cursor, limit }: PageRequest,
  at: Moment,
): Promise<FoundLinks> {
  if (cursor !== null && !isId(cursor)) throw invalidCursor();
  const criteria = toCriteria(search);
  const { numberKey, customer, amount, status, until } = criteria;
  const isRare = numberKey !== null || customer !== null || amount !== null;
  const oldest =
    status === null || isRare
      ? null
      : await findLinkAfter(database, merchantId, { before: cursor, until, count: maxRead });
  const page = { before: cursor, limit: limit + 1, oldest };
  const found = await searchLinks(database, keys, merchantId, criteria, page, at);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : oldest };
}

function toCriteria({ number, customer, amount, status, ...days }: LinkSearch): LinkCriteria {
  return {
    numberKey: number === '' ? null : toNumberKey(number),
    customer: toCustomerCriterion(customer),
    amount,
    status,
    ...toInstants(days),
  };
}

function toCustomerCriterion(customer: string): LinkCriteria['customer'] {
  if (customer === '') return null;
  if (customer.includes('@')) return { email: normalizeEmail(customer) };
  return { nameKey: toSearchWords(customer) };
}
