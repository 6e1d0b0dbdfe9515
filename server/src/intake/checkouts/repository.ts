import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import type { CheckoutStatus, CheckoutTable } from './tables';

const columns = [
  'id',
  'merchant_id as merchantId',
  'application_id as applicationId',
  'request_source as requestSource',
  'cart_total_cents as cartTotal',
  'minimum_purchase_cents as minimumPurchase',
  'redirect_url as redirectUrl',
  'order_reference as orderReference',
  'invoice_link_id as invoiceLinkId',
  'status',
  'created_at as createdAt',
  'completed_at as completedAt',
  'replaced_by as replacedBy',
] as const;

export interface NewCheckout {
  readonly merchantId: string;
  readonly requestSource: CheckoutTable['request_source'];
  readonly entry: Facts['entry'];
  readonly language?: Language | undefined;
  readonly cartTotal: number;
  readonly minimumPurchase: number;
  readonly redirectUrl: string | null;
  readonly orderReference: string | null;
  readonly invoiceLinkId: string | null;
  readonly tracking: Record<string, string> | null;
  readonly now: Date;
}

/** Starts a checkout and its application. */
export async function insertCheckout(
  executor: Executor,
  input: NewCheckout,
): Promise<{ readonly id: string; readonly applicationId: string }> {
  const applicationId = newId(input.now);
  const id = newId(input.now);
  await executor
    .insertInto('application')
    .values({
      id: applicationId,
      merchant_id: input.merchantId,
      entry: input.entry,
      language: input.language ?? 'en',
      created_at: input.now,
      updated_at: input.now,
    })
    .execute();
  await executor
    .insertInto('checkout')
    .values({
      id,
      merchant_id: input.merchantId,
      application_id: applicationId,
      request_source: input.requestSource,
      cart_total_cents: input.cartTotal,
      minimum_purchase_cents: input.minimumPurchase,
      redirect_url: input.redirectUrl,
      order_reference: input.orderReference,
      invoice_link_id: input.invoiceLinkId,
      tracking: input.tracking && JSON.stringify(input.tracking),
      created_at: input.now,
    })
    .execute();
  return { id, applicationId };
}

export async function findCheckout(executor: Executor, id: string) {
  return executor.selectFrom('checkout').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Holds an application, as every other change of it does: before its checkout, and until the transaction ends. */
export async function lockApplication(trx: Executor, id: string): Promise<void> {
  await trx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute();
}

/** The same as `findCheckout`, held against other changes until the transaction ends. */
export async function lockCheckout(trx: Executor, id: string) {
  return trx.selectFrom('checkout').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface CartChange {
  readonly cartTotal: number;
  readonly minimumPurchase: number;
  readonly redirectUrl: string | null;
  readonly orderReference: string | null;
}

export async function updateCart(executor: Executor, id: string, change: CartChange): Promise<void> {
  await executor
    .updateTable('checkout')
    .set({
      cart_total_cents: change.cartTotal,
      minimum_purchase_cents: change.minimumPurchase,
      redirect_url: change.redirectUrl,
      order_reference: change.orderReference,
    })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the application had another language. */
export async function updateLanguage(
  executor: Executor,
  applicationId: string,
  language: Language,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('application')
    .set({ language, updated_at: now })
    .where('id', '=', applicationId)
    .where('language', '<>', language)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Answers the checkout as it is then; undefined where it has that status already. */
export async function setStatus(
  executor: Executor,
  id: string,
  status: CheckoutStatus,
  completedAt: Date | null,
) {
  return executor
    .updateTable('checkout')
    .set(completedAt ? { status, completed_at: completedAt } : { status })
    .where('id', '=', id)
    .where('status', '<>', status)
    .returning(columns)
    .executeTakeFirst();
}

/** A merchant's checkouts, newest first, by keyset: `before` is the last id of the page before (ids sort by time). */
export async function listCheckouts(
  executor: Executor,
  merchantId: string,
  page: { readonly before: string | null; readonly limit: number },
) {
  const query = executor
    .selectFrom('checkout')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('replaced_by', 'is', null);
  const from = page.before === null ? query : query.where('id', '<', page.before);
  return from.orderBy('id', 'desc').limit(page.limit).execute();
}

export type CheckoutRow = Awaited<ReturnType<typeof listCheckouts>>[number];
