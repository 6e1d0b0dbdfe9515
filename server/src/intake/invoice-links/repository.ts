import type { Language } from '@tamarack/core/language';
import { toSearchWords } from '../../parties/merchants';
import { type Executor, newId } from '../../platform/database';
import { type Keys, type SealingKeys, sealField } from '../../platform/keys';
import { customerEmailColumn, openCustomerEmail } from './customer-email';
import { buildStatusSql, type Moment } from './status';
import { invoiceLinksTables } from './tables';

export interface NewLink {
  readonly linkId: string;
  readonly merchantId: string;
  readonly site: string | null;
  readonly number: string;
  readonly numberKey: string;
  /** Cents. */
  readonly amount: number;
  /** Whether the link is for the rest of an invoice that is financed in part. */
  readonly isForRest: boolean;
  readonly customerEmail: string | null;
  readonly customerName: string | null;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly now: Date;
}

async function toColumns(keys: SealingKeys, link: NewLink) {
  const id = newId(link.now);
  return {
    id,
    link_id: link.linkId,
    merchant_id: link.merchantId,
    site: link.site,
    number: link.number,
    number_key: link.numberKey,
    amount_cents: link.amount,
    for_rest: link.isForRest,
    ...(await sealField(keys, customerEmailColumn, id, link.customerEmail)),
    customer_name: link.customerName,
    customer_key: link.customerName === null ? null : toSearchWords(link.customerName),
    language: link.language,
    expires_at: link.expiresAt,
    created_at: link.now,
  };
}

/** Returns its id, or null if a link with that `linkId` exists. */
export async function insertLink(
  executor: Executor,
  keys: SealingKeys,
  link: NewLink,
): Promise<string | null> {
  const row = await invoiceLinksTables(executor)
    .insertInto('invoice_link')
    .values(await toColumns(keys, link))
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts up to a thousand new links. */
export async function insertLinks(
  trx: Executor,
  keys: SealingKeys,
  newLinks: readonly NewLink[],
): Promise<void> {
  const rows = await Promise.all(newLinks.map((link) => toColumns(keys, link)));
  await invoiceLinksTables(trx).insertInto('invoice_link').values(rows).execute();
}

/** Cents that are left of the invoices that are financed in part, by the key of their number. */
export async function listRests(
  executor: Executor,
  merchantId: string,
  numberKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numberKeys.length === 0) return new Map();
  const rows = await invoiceLinksTables(executor)
    .selectFrom('invoice_rest')
    .select(['number_key as key', 'remaining_cents as remaining'])
    .where('merchant_id', '=', merchantId)
    .where('number_key', 'in', numberKeys)
    .execute();
  return new Map(rows.map(({ key, remaining }) => [key, remaining]));
}

/** Whether an amount can still be asked for of an invoice that is financed in part. */
export const isWithinRest = (rests: ReadonlyMap<string, number>, key: string, amount: number): boolean =>
  amount <= (rests.get(key) ?? 0);

/** Links with the state of their invoices, including invoices that were paid without the link. */
export const selectLinks = (executor: Executor, at: Moment) =>
  invoiceLinksTables(executor)
    .selectFrom('invoice_link_list as link')
    .select([
      'link.id',
      'link.link_id as linkId',
      'link.merchant_id as merchantId',
      'link.site',
      'link.number',
      'link.number_key as numberKey',
      'link.amount_cents as amount',
      'link.customer_email as plain',
      'link.customer_email_cipher as cipher',
      'link.customer_name as customerName',
      'link.language',
      'link.expires_at as expiresAt',
      'link.rejected_at as rejectedAt',
      'link.deactivated_at as deactivatedAt',
      'link.mailed_at as mailedAt',
      'link.created_at as createdAt',
      'link.used_at as usedAt',
      'link.checkout_id as checkoutId',
      buildStatusSql(at).as('status'),
    ]);

/** A link as it is stored: the address of its customer is not opened. */
export type StoredLink = Awaited<ReturnType<ReturnType<typeof selectLinks>['execute']>>[number];

export type LinkRow = Omit<StoredLink, 'plain' | 'cipher'> & { readonly customerEmail: string | null };

/** Links with the addresses of their customers opened. */
export const openLinks = (keys: Pick<Keys, 'decrypt'>, rows: readonly StoredLink[]): Promise<LinkRow[]> =>
  Promise.all(
    rows.map(async ({ plain, cipher, ...row }) => ({
      ...row,
      customerEmail: await openCustomerEmail(keys, row.id, { plain, cipher }),
    })),
  );

export async function findStoredByLinkId(
  executor: Executor,
  linkId: string,
  at: Moment,
): Promise<StoredLink | undefined> {
  return selectLinks(executor, at).where('link.link_id', '=', linkId).executeTakeFirst();
}

export async function findStored(
  executor: Executor,
  id: string,
  at: Moment,
): Promise<StoredLink | undefined> {
  return selectLinks(executor, at).where('link.id', '=', id).executeTakeFirst();
}

/** The newest link of an invoice. */
export async function findNewestStored(
  executor: Executor,
  { merchantId, numberKey }: { readonly merchantId: string; readonly numberKey: string },
  at: Moment,
): Promise<StoredLink | undefined> {
  return selectLinks(executor, at)
    .where('link.merchant_id', '=', merchantId)
    .where('link.number_key', '=', numberKey)
    .orderBy('link.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findByLinkId(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  linkId: string,
  at: Moment,
): Promise<LinkRow | undefined> {
  const row = await findStoredByLinkId(executor, linkId, at);
  return row && (await openLinks(keys, [row]))[0];
}

export async function findLink(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  id: string,
  at: Moment,
): Promise<LinkRow | undefined> {
  const row = await findStored(executor, id, at);
  return row && (await openLinks(keys, [row]))[0];
}

/** An invoice's links, newest first. */
export async function listLinksOfInvoice(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  { merchantId, numberKey }: { readonly merchantId: string; readonly numberKey: string },
  limit: number,
  at: Moment,
): Promise<LinkRow[]> {
  const query = selectLinks(executor, at)
    .where('link.merchant_id', '=', merchantId)
    .where('link.number_key', '=', numberKey)
    .orderBy('link.id', 'desc')
    .limit(limit);
  return openLinks(keys, await query.execute());
}

/**
 * Locks every link of an invoice until the transaction ends, always in one order, so that signing an invoice and
 * revoking its link run one after the other. Read the links after it, in a separate statement.
 */
export async function lockLinks(
  trx: Executor,
  invoice: { readonly merchantId: string; readonly numberKey: string },
): Promise<void> {
  await invoiceLinksTables(trx)
    .selectFrom('invoice_link')
    .select('id')
    .where('merchant_id', '=', invoice.merchantId)
    .where('number_key', '=', invoice.numberKey)
    .orderBy('id')
    // an applicant who starts references a link, and need not wait
    .forNoKeyUpdate()
    .execute();
}

export async function updateLink(
  trx: Executor,
  id: string,
  set: { readonly rejected_at: Date } | { readonly deactivated_at: Date } | { readonly mailed_at: Date },
): Promise<void> {
  await invoiceLinksTables(trx).updateTable('invoice_link').set(set).where('id', '=', id).execute();
}

/** Whether this application was rejected; a reviewer may have reversed it. */
export async function isRejected(executor: Executor, applicationId: string): Promise<boolean> {
  const row = await invoiceLinksTables(executor)
    .selectFrom('rejected_application')
    .select('application_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined;
}
