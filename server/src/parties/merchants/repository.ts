import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import { toSearchWords } from './settings/search-words';
import type { MerchantSettings } from './settings/settings';
import { merchantsTables } from './tables';

/** The columns that other areas and every request of a merchant read. */
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

interface MerchantPage {
  readonly before: string | null;
  readonly limit: number;
}

/**
 * Newest first.
 *
 * @param search a `tsquery`
 */
export async function listMerchants(
  executor: Executor,
  { search }: { readonly search: string | null },
  page: MerchantPage,
): Promise<MerchantRow[]> {
  let query = selectMerchants(executor).orderBy('id', 'desc').limit(page.limit);
  if (search !== null) query = query.where('id', 'in', selectFound(search, page));
  if (page.before !== null) query = query.where('id', '<', page.before);
  return query.execute();
}

/** This many of the newest merchants are scanned before the index is searched for all that contain a word. */
const walked = 500;

/**
 * Ids of the next merchants with these words, and of further ones. A word that many have is found among the newest, one
 * that few have by the index. Materialized: the planner would walk through all merchants for a rare word, and through all
 * that the index knows for a common one.
 */
const selectFound = (search: string, { before, limit }: MerchantPage) => sql<string>`(
  with near as materialized (
    select newest.id from (
      select m.id, m.search_words from merchant m
      where m.id < ${before ?? lastId} order by m.id desc limit ${walked}
    ) newest
    where to_tsvector('simple', newest.search_words) @@ to_tsquery('simple', ${search})
    limit ${limit}
  ), found as materialized (
    select m.id from merchant m
    where (select count(*) from near) < ${limit} and m.id < ${before ?? lastId}
      and to_tsvector('simple', m.search_words) @@ to_tsquery('simple', ${search})
  )
  select near.id from near union all select found.id from found)`;

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Locks a merchant's row until the transaction ends: actions of one merchant run one after the other. False if there
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

/** Names of a merchant's sites (stores, branches), sorted; empty if it sells under its own name only. */
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
