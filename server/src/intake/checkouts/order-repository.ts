import type { Language } from '@tamarack/core/language';
import type { Executor, InsertInto } from '../../platform/database';
import { omitEmpty } from './omit-empty';
import type { CaptureMethod, LineItem, Metadata, OrderView } from './schemas';
import { type CheckoutsTables, checkoutsTables } from './tables';

interface NewOrder {
  readonly checkoutId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly language: Language | null;
  readonly lineItems: readonly LineItem[];
  readonly metadata: Metadata;
  readonly captureMethod: CaptureMethod;
}

/** The order of a new checkout, for `runInserts`. */
export const buildOrderInsert = (order: NewOrder): InsertInto<CheckoutsTables> => ({
  table: 'checkout_order',
  values: {
    checkout_id: order.checkoutId,
    token_hash: order.tokenHash,
    expires_at: order.expiresAt,
    language: order.language,
    line_items: JSON.stringify(order.lineItems),
    metadata: JSON.stringify(order.metadata),
    capture_method: order.captureMethod,
  },
});

/** The order that a client token opens. */
export async function findOrderByToken(executor: Executor, tokenHash: Buffer) {
  return checkoutsTables(executor)
    .selectFrom('checkout_order as ordered')
    .innerJoin('checkout', 'checkout.id', 'ordered.checkout_id')
    .select([
      'ordered.checkout_id as checkoutId',
      'ordered.expires_at as expiresAt',
      'ordered.opened_at as openedAt',
      'ordered.language',
      'checkout.merchant_id as merchantId',
      'checkout.application_id as applicationId',
    ])
    .where('ordered.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Whether a merchant's server made the checkout: no page may change it. */
export async function isOrdered(executor: Executor, checkoutId: string): Promise<boolean> {
  const row = await checkoutsTables(executor)
    .selectFrom('checkout_order')
    .select('checkout_id')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a merchant's server ordered that it captures what it has shipped. */
export async function isCapturedManually(executor: Executor, checkoutId: string): Promise<boolean> {
  const row = await checkoutsTables(executor)
    .selectFrom('checkout_order')
    .select('capture_method as method')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row?.method === 'manual';
}

/** Records that a page opened the checkout. False if a page opened it before. */
export async function setOpened(trx: Executor, checkoutId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await checkoutsTables(trx)
    .updateTable('checkout_order')
    .set({ opened_at: now })
    .where('checkout_id', '=', checkoutId)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The order of a checkout that a page made. */
const pageCreated: StoredOrder = {
  createdBy: 'page',
  lineItems: [],
  metadata: {},
  captureMethod: 'automatic',
  platform: null,
  tracking: null,
  clientTokenExpiresAt: null,
};

export interface StoredOrder extends OrderView {
  /** Null if a page made the checkout. */
  readonly clientTokenExpiresAt: Date | null;
}

/** The order of each checkout, and how a page opened it. */
export async function listOrders(
  executor: Executor,
  checkoutIds: readonly string[],
): Promise<(checkoutId: string) => StoredOrder> {
  if (checkoutIds.length === 0) return () => pageCreated;
  const rows = await checkoutsTables(executor)
    .selectFrom('checkout')
    .leftJoin('checkout_order as ordered', 'ordered.checkout_id', 'checkout.id')
    .select([
      'checkout.id as checkoutId',
      'checkout.render_type as renderType',
      'checkout.tracking',
      'ordered.line_items as lineItems',
      'ordered.metadata',
      'ordered.capture_method as captureMethod',
      'ordered.expires_at as clientTokenExpiresAt',
    ])
    .where('checkout.id', 'in', [...checkoutIds])
    .execute();
  const byId = new Map<string, StoredOrder>(
    rows.map(
      ({ checkoutId, renderType, tracking, lineItems, metadata, captureMethod, clientTokenExpiresAt }) => [
        checkoutId,
        {
          createdBy: clientTokenExpiresAt === null ? 'page' : 'server',
          lineItems: [...(lineItems ?? [])],
          metadata: metadata ?? {},
          captureMethod: captureMethod ?? 'automatic',
          platform: renderType && { renderType },
          tracking: omitEmpty(tracking),
          clientTokenExpiresAt,
        },
      ],
    ),
  );
  return (checkoutId) => byId.get(checkoutId) ?? pageCreated;
}
