import type { CreatedAt, Defaulted, Executor, Timestamp } from '../../platform/database';

interface MerchantTable {
  id: string;
  name: string;
  logo_url: string | null;
  minimum_purchase_cents: number;
  sin_optional: Defaulted<boolean>;
  created_at: CreatedAt;
}

export interface MerchantKeyTable {
  id: string;
  merchant_id: string;
  kind: 'publishable' | 'secret';
  hash: Buffer;
  last_four: string;
  revoked_at: Timestamp | null;
  created_at: CreatedAt;
}

interface MerchantOriginTable {
  merchant_id: string;
  origin: string;
}

/** One of a merchant's sites. */
interface MerchantSiteTable {
  merchant_id: string;
  name: string;
}

/** The area's own tables. */
export type MerchantsTables = {
  merchant: MerchantTable;
  merchant_key: MerchantKeyTable;
  merchant_origin: MerchantOriginTable;
  merchant_site: MerchantSiteTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const merchantsTables = (executor: Executor) => executor.withTables<MerchantsTables>();
