import type { Language } from '@tamarack/core/language';
import type { CreatedAt, Defaulted, Executor, Json, Timestamp } from '../../platform/database';
import type { KeyPermission } from './key-permissions';

interface MerchantTable {
  id: string;
  /** Trading name. */
  name: string;
  legal_name: string;
  language: Language;
  logo_url: string | null;
  minimum_purchase_cents: number;
  sin_optional: boolean;
  fee_rate_bps: number;
  fee_fixed_cents: number;
  search_words: string;
  closed_at: Defaulted<Date | null>;
  created_at: Timestamp;
}

export type MerchantKeyKind = 'publishable' | 'secret';

interface MerchantKeyTable {
  id: string;
  merchant_id: string;
  kind: MerchantKeyKind;
  hash: Buffer;
  last_four: string;
  /** Null: everything. */
  permissions: Defaulted<KeyPermission[] | null>;
  expires_at: Defaulted<Date | null>;
  last_used_at: Defaulted<Date | null>;
  revoked_at: Defaulted<Date | null>;
  created_at: Timestamp;
}

interface MerchantOriginTable {
  merchant_id: string;
  origin: string;
  /** `page`: may call the API and be redirected to. `redirect`: only the latter. */
  kind: 'page' | 'redirect';
  /** The first time that a page on it called the API. */
  seen_at: Defaulted<Date | null>;
}

/** One of a merchant's sites. */
interface MerchantSiteTable {
  merchant_id: string;
  name: string;
}

interface MerchantPromotionTable {
  id: string;
  merchant_id: string;
  /** Weeks. */
  terms: Json<number[]>;
  annual_rate_bps: number;
  starts_on: string;
  ends_on: string;
  cancelled_at: Defaulted<Date | null>;
  created_at: CreatedAt;
}

export type LogoMediaType = 'image/png' | 'image/jpeg' | 'image/webp';

/** The image that a merchant uploaded. */
interface MerchantLogoTable {
  merchant_id: string;
  file_id: string;
  media_type: LogoMediaType;
  created_at: Timestamp;
}

/** The area's own tables. */
export type MerchantsTables = {
  merchant: MerchantTable;
  merchant_key: MerchantKeyTable;
  merchant_origin: MerchantOriginTable;
  merchant_site: MerchantSiteTable;
  merchant_promotion: MerchantPromotionTable;
  merchant_logo: MerchantLogoTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const merchantsTables = (executor: Executor) => executor.withTables<MerchantsTables>();
