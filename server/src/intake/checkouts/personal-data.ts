import type { Executor } from '../../platform/database';
import { checkoutsTables } from './tables';

/** The checkouts of applications, with the data that the merchant's page and server passed. */
export async function listPersonCheckouts(executor: Executor, applicationIds: readonly string[]) {
  return checkoutsTables(executor)
    .selectFrom('checkout')
    .leftJoin('checkout_order', 'checkout_order.checkout_id', 'checkout.id')
    .select([
      'id',
      'application_id as applicationId',
      'status',
      'cart_total_cents as cartTotal',
      'order_reference as orderReference',
      'redirect_url as redirectUrl',
      'tracking',
      'line_items as lineItems',
      'metadata',
      'created_at as startedAt',
      'completed_at as completedAt',
    ])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}

/** Ids of the invoice links that the checkouts of applications were opened by. */
export async function listOpenedLinkIds(
  executor: Executor,
  applicationIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await checkoutsTables(executor)
    .selectFrom('checkout')
    .select('invoice_link_id as id')
    .distinct()
    .where('application_id', 'in', [...applicationIds])
    .where('invoice_link_id', 'is not', null)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Removes the data that the merchant's page passed; also the order and its reference, unless the purchase is kept. */
export async function eraseCheckouts(
  trx: Executor,
  applicationIds: readonly string[],
  { purchaseKept }: { readonly purchaseKept: boolean },
): Promise<void> {
  await checkoutsTables(trx)
    .updateTable('checkout')
    .set({ tracking: null, redirect_url: null, ...(!purchaseKept && { order_reference: null }) })
    .where('application_id', 'in', [...applicationIds])
    .execute();
  await checkoutsTables(trx)
    .updateTable('checkout_order')
    .set({ token_hash: null, ...(!purchaseKept && { line_items: null, metadata: null }) })
    .where('checkout_id', 'in', (query) =>
      query
        .selectFrom('checkout')
        .select('id')
        .where('application_id', 'in', [...applicationIds]),
    )
    .execute();
}
