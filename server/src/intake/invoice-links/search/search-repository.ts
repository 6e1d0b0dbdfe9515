import type { Cents } from '@tamarack/core/money/cents';
import { type Executor, lowestIdAt } from '../../../platform/database';
import { type Keys, toEmailIndex } from '../../../platform/keys';
import { type LinkRow, openLinks, selectLinks } from '../repository';
import { buildStatusSql, type LinkStatus, type Moment } from '../status';
import { invoiceLinksTables } from '../tables';

/** A null criterion matches everything. */
export interface LinkCriteria {
  /** Invoice number in its normalized form. */
  readonly numberKey: string | null;
  /** An address, or the beginning of the words of a name. */
  readonly customer: { readonly email: string } | { readonly nameKey: string } | null;
  readonly amount: Cents | null;
  readonly status: LinkStatus | null;
  /** First instant of the period. */
  readonly from: Date | null;
  /** First instant after the period. */
  readonly until: Date | null;
}

interface LinkPage {
  readonly before: string | null;
  readonly limit: number;
}

/**
 * A merchant's links, newest first. A status is derived for each link: with one, and no rarer criterion, only links from
 * `oldest` on are read.
 */
export async function searchLinks(
  executor: Executor,
  keys: Pick<Keys, 'decrypt' | 'keyedHash'>,
  merchantId: string,
  { numberKey, customer, amount, status, from, until }: LinkCriteria,
  page: LinkPage & { readonly oldest: string | null },
  at: Moment,
): Promise<LinkRow[]> {
  let query = selectLinks(executor, at).where('link.merchant_id', '=', merchantId);
  if (numberKey !== null) query = query.where('link.number_key', '=', numberKey);
  if (customer && 'email' in customer) {
    const { email } = customer;
    query = query.where((link) =>
      link.or([
        link('link.customer_email_hash', '=', toEmailIndex(keys, email)),
        link('link.customer_email', '=', email),
      ]),
    );
  }
  if (customer && 'nameKey' in customer)
    // a text without letters has an empty key and matches nothing: no name is empty
    query = query.where('link.customer_key', 'like', customer.nameKey === '' ? '' : `${customer.nameKey}%`);
  if (amount !== null) query = query.where('link.amount_cents', '=', amount);
  if (status !== null) query = query.where(buildStatusSql(at), '=', status);
  // ids sort by time
  if (from !== null) query = query.where('link.id', '>=', lowestIdAt(from));
  if (until !== null) query = query.where('link.id', '<', lowestIdAt(until));
  if (page.before !== null) query = query.where('link.id', '<', page.before);
  if (page.oldest !== null) query = query.where('link.id', '>=', page.oldest);
  return openLinks(keys, await query.orderBy('link.id', 'desc').limit(page.limit).execute());
}

/** Id of the link `count` positions after `before`; null if there are fewer. */
export async function findLinkAfter(
  executor: Executor,
  merchantId: string,
  {
    before,
    until,
    count,
  }: { readonly before: string | null; readonly until: Date | null; readonly count: number },
): Promise<string | null> {
  let query = invoiceLinksTables(executor)
    .selectFrom('invoice_link')
    .select('id')
    .where('merchant_id', '=', merchantId);
  if (before !== null) query = query.where('id', '<', before);
  if (until !== null) query = query.where('id', '<', lowestIdAt(until));
  const row = await query
    .orderBy('id', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Which of these invoices have an open link of the merchant. */
export async function listOpenNumbers(
  trx: Executor,
  merchantId: string,
  numberKeys: readonly string[],
  at: Moment,
): Promise<ReadonlySet<string>> {
  if (numberKeys.length === 0) return new Set();
  const rows = await selectLinks(trx, at)
    .where('link.merchant_id', '=', merchantId)
    .where('link.number_key', 'in', numberKeys)
    .where(buildStatusSql(at), '=', 'open')
    .execute();
  return new Set(rows.map(({ numberKey }) => numberKey));
}

/** Links in the order of the ids in their URLs; unknown ones are left out. */
export async function listByLinkIds(
  trx: Executor,
  keys: Pick<Keys, 'decrypt'>,
  linkIds: readonly string[],
  at: Moment,
): Promise<LinkRow[]> {
  if (linkIds.length === 0) return [];
  const rows = await openLinks(
    keys,
    await selectLinks(trx, at).where('link.link_id', 'in', linkIds).execute(),
  );
  const byLinkId = new Map(rows.map((row) => [row.linkId, row]));
  return linkIds.flatMap((linkId) => byLinkId.get(linkId) ?? []);
}
