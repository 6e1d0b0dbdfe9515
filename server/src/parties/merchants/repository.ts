import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { toSearchWords } from './settings/search-words';
import type { MerchantSettings } from './settings/settings';
import { merchantsTables } from './tables';

/** What other areas know of a merchant, and what every request of it reads. */
export const merchantColumns = [
  'merchant.id',
  'merchant.name',
  'merchant.language',
  'merchant.logo_url as logoUrl',
  'merchant.minimum_purchase_cents as minimumPurchase',
  'merchant.sin_optional as sinOptional',
  'merchant.closed_at as closedAt',
] as const;

const allColumns = [
  ...merchantColumns,
  'merchant.legal_name as legalName',
  'merchant.fee_rate_bps as feeRateBps',
  'merchant.fee_fixed_cents as feeFixed',
  'merchant.created_at as createdAt',
] as const;

const selectMerchants = (executor: Executor) =>
  merchantsTables(executor).selectFrom('merchant').select(allColumns);

export type MerchantRow = Awaited<ReturnType<ReturnType<typeof selectMerchants>['execute']>>[number];

export async function findMerchant(executor: Executor, id: string): Promise<MerchantRow | undefined> {
  return selectMerchants(executor).where('id', '=', id).executeTakeFirst();
}

/**
 * Newest first.
 *
 * @param search a `tsquery`
 */
export async function listMerchants(
  executor: Executor,
  { search }: { readonly search: string | null },
  page: { readonly before: string | null; readonly limit: number },
): Promise<MerchantRow[]> {
  let query = selectMerchants(executor).orderBy('id', 'desc').limit(page.limit);
  // materialized: the planner would walk through all merchants to find the few of a rare word in order
  if (search !== null)
    query = query.where(
      sql<boolean>`merchant.id in (
        with found as materialized (
          select m.id from merchant m
          where to_tsvector('simple', m.search_words) @@ to_tsquery('simple', ${search})
        )
        select found.id from found)`,
    );
  if (page.before !== null) query = query.where('id', '<', page.before);
  return query.execute();
}

/**
 * Locks a merchant's row until the transaction ends: actions of one merchant run one after the other. False where there
 * is no such merchant.
 */
export async function lockMerchant(trx: Executor, id: string): Promise<boolean> {
  const row = await merchantsTables(trx)
    .selectFrom('merchant')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type RowSettings = Omit<MerchantSettings, 'origins' | 'redirectOrigins' | 'sites'>;

const toColumns = (settings: RowSettings) => ({
  name: settings.name,
  legal_name: settings.legalName,
  language: settings.language,
  logo_url: settings.logoUrl,
  minimum_purchase_cents: settings.minimumPurchase,
  sin_optional: settings.sinOptional,
  fee_rate_bps: settings.fee.rateBps,
  fee_fixed_cents: settings.fee.fixed,
  search_words: toSearchWords(`${settings.name} ${settings.legalName}`),
});

export async function insertMerchant(
  trx: Executor,
  { id, now, settings }: { readonly id: string; readonly now: Date; readonly settings: RowSettings },
): Promise<void> {
  await merchantsTables(trx)
    .insertInto('merchant')
    .values({ id, ...toColumns(settings), created_at: now })
    .execute();
}

export async function updateMerchant(trx: Executor, id: string, settings: RowSettings): Promise<void> {
  await merchantsTables(trx).updateTable('merchant').set(toColumns(settings)).where('id', '=', id).execute();
}

export async function closeMerchant(trx: Executor, id: string, now: Date): Promise<void> {
  await merchantsTables(trx).updateTable('merchant').set({ closed_at: now }).where('id', '=', id).execute();
}

/** Names of a merchant's sites (stores, branches), sorted; empty where it sells under its own name only. */
export async function listSites(executor: Executor, merchantId: string): Promise<string[]> {
  const rows = await merchantsTables(executor)
    .selectFrom('merchant_site')
    .select('name')
    .where('merchant_id', '=', merchantId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

export async function replaceSites(
  trx: Executor,
  merchantId: string,
  sites: readonly string[],
): Promise<void> {
  await merchantsTables(trx).deleteFrom('merchant_site').where('merchant_id', '=', merchantId).execute();
  if (sites.length === 0) return;
  await merchantsTables(trx)
    .insertInto('merchant_site')
    .values(sites.map((name) => ({ merchant_id: merchantId, name })))
    .execute();
}
