import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import { type LinkStatus, type Moment, statusAt } from './status';

export interface NewLink {
  readonly linkId: string;
  readonly merchantId: string;
  readonly site: string | null;
  readonly number: string;
  readonly numberKey: string;
  /** Cents. */
  readonly amount: number;
  readonly customerEmail: string | null;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Answers its id, or null where a link of that `linkId` is there. */
export async function insertLink(executor: Executor, link: NewLink): Promise<string | null> {
  const row = await executor
    .insertInto('invoice_link')
    .values({
      id: newId(link.now),
      link_id: link.linkId,
      merchant_id: link.merchantId,
      site: link.site,
      number: link.number,
      number_key: link.numberKey,
      amount_cents: link.amount,
      customer_email: link.customerEmail,
      language: link.language,
      expires_at: link.expiresAt,
      created_at: link.now,
    })
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Links with what became of their invoices, whoever paid them. */
const standing = (executor: Executor, at: Moment) =>
  executor
    .selectFrom('invoice_link as link')
    .leftJoin('financed_invoice as financed', (join) =>
      join
        .onRef('financed.merchant_id', '=', 'link.merchant_id')
        .onRef('financed.number_key', '=', 'link.number_key'),
    )
    .leftJoin('checkout as paid', 'paid.application_id', 'financed.application_id')
    .select([
      'link.id',
      'link.link_id as linkId',
      'link.merchant_id as merchantId',
      'link.site',
      'link.number',
      'link.number_key as numberKey',
      'link.amount_cents as amount',
      'link.customer_email as customerEmail',
      'link.language',
      'link.expires_at as expiresAt',
      'link.rejected_at as rejectedAt',
      'link.deactivated_at as deactivatedAt',
      'link.mailed_at as mailedAt',
      'link.created_at as createdAt',
      'financed.signed_at as usedAt',
      'paid.id as checkoutId',
      statusAt(at).as('status'),
    ]);

export type LinkRow = Awaited<ReturnType<ReturnType<typeof standing>['execute']>>[number];

export const findByLinkId = (executor: Executor, linkId: string, at: Moment): Promise<LinkRow | undefined> =>
  standing(executor, at).where('link.link_id', '=', linkId).executeTakeFirst();

export const findLink = (executor: Executor, id: string, at: Moment): Promise<LinkRow | undefined> =>
  standing(executor, at).where('link.id', '=', id).executeTakeFirst();

export interface Wanted {
  /** The last id of the page before (ids sort by time); null for the first. */
  readonly before: string | null;
  readonly limit: number;
  readonly status?: LinkStatus | undefined;
  readonly numberKey?: string | undefined;
}

/** A merchant's links, newest first. */
export async function listLinks(
  executor: Executor,
  merchantId: string,
  { before, limit, status, numberKey }: Wanted,
  at: Moment,
): Promise<LinkRow[]> {
  let query = standing(executor, at).where('link.merchant_id', '=', merchantId);
  if (before !== null) query = query.where('link.id', '<', before);
  if (numberKey !== undefined) query = query.where('link.number_key', '=', numberKey);
  if (status !== undefined) query = query.where(statusAt(at), '=', status);
  return query.orderBy('link.id', 'desc').limit(limit).execute();
}

/**
 * Holds every link of an invoice until the transaction ends, always in one order: who signs it and who takes a link
 * back come one after the other. What they are has to be read after it, in a statement of its own.
 */
export async function holdLinks(
  trx: Executor,
  invoice: { readonly merchantId: string; readonly numberKey: string },
): Promise<void> {
  await trx
    .selectFrom('invoice_link')
    .select('id')
    .where('merchant_id', '=', invoice.merchantId)
    .where('number_key', '=', invoice.numberKey)
    .orderBy('id')
    // an applicant who begins refers to a link, and need not wait
    .forNoKeyUpdate()
    .execute();
}

export async function updateLink(
  trx: Executor,
  id: string,
  set: { readonly rejected_at: Date } | { readonly deactivated_at: Date } | { readonly mailed_at: Date },
): Promise<void> {
  await trx.updateTable('invoice_link').set(set).where('id', '=', id).execute();
}

/** Whether this application was decided against; a person may have taken it back. */
export async function isRejected(executor: Executor, applicationId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('rejection')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined;
}
