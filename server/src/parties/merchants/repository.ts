import { type Executor, newId } from '../../platform/database';
import type { MerchantKeyTable } from './tables';
import { merchantsTables } from './tables';

const merchantColumns = [
  'merchant.id',
  'merchant.name',
  'merchant.logo_url as logoUrl',
  'merchant.minimum_purchase_cents as minimumPurchase',
  'merchant.sin_optional as sinOptional',
] as const;

export async function findByKey(executor: Executor, kind: MerchantKeyTable['kind'], hash: Buffer) {
  return merchantsTables(executor)
    .selectFrom('merchant_key')
    .innerJoin('merchant', 'merchant.id', 'merchant_key.merchant_id')
    .select(merchantColumns)
    .where('merchant_key.hash', '=', hash)
    .where('merchant_key.kind', '=', kind)
    .where('merchant_key.revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function findMerchant(executor: Executor, id: string) {
  return merchantsTables(executor)
    .selectFrom('merchant')
    .select(merchantColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** By name. */
export async function listMerchants(executor: Executor) {
  return merchantsTables(executor)
    .selectFrom('merchant')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute();
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

export async function listOrigins(executor: Executor) {
  return merchantsTables(executor)
    .selectFrom('merchant_origin')
    .select(['merchant_id as merchantId', 'origin'])
    .execute();
}

export interface NewMerchant {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly minimumPurchase: number;
  readonly sinOptional: boolean;
  readonly origins: readonly string[];
  readonly sites: readonly string[];
  readonly keys: readonly { kind: MerchantKeyTable['kind']; hash: Buffer; lastFour: string }[];
}

export async function insertMerchant(executor: Executor, merchant: NewMerchant): Promise<void> {
  await merchantsTables(executor)
    .insertInto('merchant')
    .values({
      id: merchant.id,
      name: merchant.name,
      logo_url: merchant.logoUrl,
      minimum_purchase_cents: merchant.minimumPurchase,
      sin_optional: merchant.sinOptional,
    })
    .execute();
  await replaceOrigins(executor, merchant.id, merchant.origins);
  await replaceSites(executor, merchant.id, merchant.sites);
  await merchantsTables(executor)
    .insertInto('merchant_key')
    .values(
      merchant.keys.map((key) => ({
        id: newId(),
        merchant_id: merchant.id,
        kind: key.kind,
        hash: key.hash,
        last_four: key.lastFour,
      })),
    )
    .execute();
}

export async function replaceOrigins(
  executor: Executor,
  merchantId: string,
  origins: readonly string[],
): Promise<void> {
  await merchantsTables(executor)
    .deleteFrom('merchant_origin')
    .where('merchant_id', '=', merchantId)
    .execute();
  if (origins.length === 0) return;
  await merchantsTables(executor)
    .insertInto('merchant_origin')
    .values(origins.map((origin) => ({ merchant_id: merchantId, origin })))
    .execute();
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
  executor: Executor,
  merchantId: string,
  sites: readonly string[],
): Promise<void> {
  await merchantsTables(executor).deleteFrom('merchant_site').where('merchant_id', '=', merchantId).execute();
  if (sites.length === 0) return;
  await merchantsTables(executor)
    .insertInto('merchant_site')
    .values(sites.map((name) => ({ merchant_id: merchantId, name })))
    .execute();
}
