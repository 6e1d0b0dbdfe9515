import { sql } from 'kysely';
import { type Executor, type InsertInto, newId } from '../../platform/database';
import type { RenderType, Tracking } from './schemas';
import type { CheckoutStatus, CheckoutsTables, CheckoutTable } from './tables';
import { checkoutsTables } from './tables';

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
  'render_type as renderType',
] as const;

export interface NewCheckout {
  readonly applicationId: string;
  readonly merchantId: string;
  readonly requestSource: CheckoutTable['request_source'];
  readonly cartTotal: number;
  readonly minimumPurchase: number;
  readonly redirectUrl: string | null;
  readonly orderReference: string | null;
  readonly invoiceLinkId: string | null;
  readonly tracking: Tracking | null;
  readonly renderType: RenderType | null;
  readonly now: Date;
}

/** A checkout with a new id. */
export function buildCheckoutInsert(input: NewCheckout) {
  const id = newId(input.now);
  const insert: InsertInto<CheckoutsTables> = {
    table: 'checkout',
    values: {
      id,
      merchant_id: input.merchantId,
      application_id: input.applicationId,
      request_source: input.requestSource,
      cart_total_cents: input.cartTotal,
      minimum_purchase_cents: input.minimumPurchase,
      redirect_url: input.redirectUrl,
      order_reference: input.orderReference,
      invoice_link_id: input.invoiceLinkId,
      tracking: input.tracking && JSON.stringify(input.tracking),
      render_type: input.renderType,
      created_at: input.now,
    },
  };
  return { id, insert };
}

export async function findCheckout(executor: Executor, id: string) {
  return checkoutsTables(executor)
    .selectFrom('checkout')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Like `findCheckout`, locked against other changes until the transaction ends. */
export async function lockCheckout(trx: Executor, id: string) {
  return checkoutsTables(trx)
    .selectFrom('checkout')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface CartChange {
  readonly cartTotal: number;
  readonly minimumPurchase: number;
  readonly redirectUrl: string | null;
  readonly orderReference: string | null;
  /** Null: unchanged. */
  readonly tracking: Tracking | null;
  readonly renderType: RenderType | null;
}

export async function updateCart(executor: Executor, id: string, change: CartChange): Promise<void> {
  await checkoutsTables(executor)
    .updateTable('checkout')
    .set({
      cart_total_cents: change.cartTotal,
      minimum_purchase_cents: change.minimumPurchase,
      redirect_url: change.redirectUrl,
      order_reference: change.orderReference,
      tracking: sql`coalesce(${change.tracking && JSON.stringify(change.tracking)}::jsonb, tracking)`,
      render_type: sql`coalesce(${change.renderType}, render_type)`,
    })
    .where('id', '=', id)
    .execute();
}

/** A page opened what its server ordered. */
export async function setRenderType(trx: Executor, id: string, renderType: RenderType): Promise<void> {
  await checkoutsTables(trx)
    .updateTable('checkout')
    .set({ render_type: renderType })
    .where('id', '=', id)
    .execute();
}

/** Assigns an application to a checkout. Keep the relation one to one: where two checkouts swap, call it for both. */
export async function setApplication(trx: Executor, id: string, applicationId: string): Promise<void> {
  await checkoutsTables(trx)
    .updateTable('checkout')
    .set({ application_id: applicationId })
    .where('id', '=', id)
    .execute();
}

/** Creates an abandoned checkout for an application that was replaced: every application keeps a checkout. */
export async function insertReplacedCheckout(
  trx: Executor,
  record: { readonly applicationId: string; readonly replacedBy: string; readonly now: Date },
): Promise<void> {
  const { applicationId, replacedBy, now } = record;
  await checkoutsTables(trx)
    .insertInto('checkout')
    .columns([
      'id',
      'merchant_id',
      'application_id',
      'request_source',
      'cart_total_cents',
      'minimum_purchase_cents',
      'redirect_url',
      'order_reference',
      'tracking',
      'status',
      'created_at',
      'replaced_by',
    ])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('checkout')
        .select([
          cast<string>(val(newId(now)), 'uuid').as('id'),
          'merchant_id',
          cast<string>(val(applicationId), 'uuid').as('application_id'),
          'request_source',
          'cart_total_cents',
          'minimum_purchase_cents',
          'redirect_url',
          'order_reference',
          'tracking',
          cast<'abandoned'>(val('abandoned'), 'text').as('status'),
          'created_at',
          'id as replaced_by',
        ])
        .where('id', '=', replacedBy),
    )
    .execute();
}

/** Returns the updated checkout; undefined if it already has that status. */
export async function setStatus(executor: Executor, id: string, status: CheckoutStatus, now: Date) {
  const hasCredit = status === 'approved' || status === 'completed';
  return checkoutsTables(executor)
    .updateTable('checkout')
    .set(({ fn, val }) => ({
      status,
      ...(hasCredit && { approved_at: fn.coalesce('approved_at', val(now)) }),
      ...(status === 'completed' && { completed_at: now }),
    }))
    .where('id', '=', id)
    .where('status', '<>', status)
    .returning(columns)
    .executeTakeFirst();
}

/** A merchant's checkouts, newest first, by keyset: `before` is the last id of the previous page (ids sort by time). */
async function listCheckouts(
  executor: Executor,
  merchantId: string,
  page: { readonly before: string | null; readonly limit: number },
) {
  const query = checkoutsTables(executor)
    .selectFrom('checkout')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('replaced_by', 'is', null);
  const from = page.before === null ? query : query.where('id', '<', page.before);
  return from.orderBy('id', 'desc').limit(page.limit).execute();
}

export type CheckoutRow = Awaited<ReturnType<typeof listCheckouts>>[number];
