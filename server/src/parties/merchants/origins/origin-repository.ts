import type { Executor } from '../../../platform/database';
import { merchantsTables } from '../tables';

export interface MerchantOrigins {
  /** Origins of its pages; checkouts may redirect to them as well. */
  readonly origins: readonly string[];
  /** Origins that checkouts may only redirect to. */
  readonly redirectOrigins: readonly string[];
}

/** Whether any merchant has a page on this origin. */
export async function isPageOrigin(executor: Executor, origin: string): Promise<boolean> {
  const row = await merchantsTables(executor)
    .selectFrom('merchant_origin')
    .select('origin')
    .where('origin', '=', origin)
    .where('kind', '=', 'page')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How a merchant uses an origin; null if the merchant has not registered it. */
export async function findOriginKind(executor: Executor, merchantId: string, origin: string) {
  const row = await merchantsTables(executor)
    .selectFrom('merchant_origin')
    .select('kind')
    .where('merchant_id', '=', merchantId)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Sorted. */
export async function listOrigins(executor: Executor, merchantId: string): Promise<MerchantOrigins> {
  const rows = await merchantsTables(executor)
    .selectFrom('merchant_origin')
    .select(['origin', 'kind'])
    .where('merchant_id', '=', merchantId)
    .orderBy('origin')
    .execute();
  const ofKind = (kind: 'page' | 'redirect') =>
    rows.filter((row) => row.kind === kind).map(({ origin }) => origin);
  return { origins: ofKind('page'), redirectOrigins: ofKind('redirect') };
}

/** An origin in both lists is one of its pages. Origins that remain keep the time at which they were last seen. */
export async function replaceOrigins(
  trx: Executor,
  merchantId: string,
  { origins, redirectOrigins }: MerchantOrigins,
): Promise<void> {
  const redirects = redirectOrigins.filter((origin) => !origins.includes(origin));
  const rows = [
    ...origins.map((origin) => ({ merchant_id: merchantId, origin, kind: 'page' as const })),
    ...redirects.map((origin) => ({ merchant_id: merchantId, origin, kind: 'redirect' as const })),
  ];
  const others = merchantsTables(trx).deleteFrom('merchant_origin').where('merchant_id', '=', merchantId);
  if (rows.length === 0) {
    await others.execute();
    return;
  }
  await others
    .where(
      'origin',
      'not in',
      rows.map(({ origin }) => origin),
    )
    .execute();
  await merchantsTables(trx)
    .insertInto('merchant_origin')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'origin']).doUpdateSet(({ ref }) => ({ kind: ref('excluded.kind') })),
    )
    .execute();
}

/** Keeps the merchant's other origins. A redirect-only origin becomes a page's. */
export async function addPageOrigin(executor: Executor, merchantId: string, origin: string): Promise<void> {
  await merchantsTables(executor)
    .insertInto('merchant_origin')
    .values({ merchant_id: merchantId, origin, kind: 'page' })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'origin']).doUpdateSet({ kind: 'page' }))
    .execute();
}

/** Records the first call from an origin. */
export async function markOriginSeen(
  executor: Executor,
  { merchantId, origin, now }: { readonly merchantId: string; readonly origin: string; readonly now: Date },
): Promise<void> {
  await merchantsTables(executor)
    .updateTable('merchant_origin')
    .set({ seen_at: now })
    .where('merchant_id', '=', merchantId)
    .where('origin', '=', origin)
    .where('seen_at', 'is', null)
    .execute();
}
