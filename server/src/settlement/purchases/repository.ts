import type { Executor } from '../../platform/database';
import { purchasesTables } from './tables';

const selectOpen = (executor: Executor) =>
  purchasesTables(executor)
    .selectFrom('open_purchase')
    .select(['application_id as applicationId', 'checkout_id as checkoutId']);

export type OpenPurchase = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number];

/** The earliest signature first. */
export async function listOpenPurchases(executor: Executor): Promise<OpenPurchase[]> {
  return selectOpen(executor).orderBy('signed_at').execute();
}

export async function findOpenPurchase(
  executor: Executor,
  applicationId: string,
): Promise<OpenPurchase | undefined> {
  return selectOpen(executor).where('application_id', '=', applicationId).executeTakeFirst();
}
