import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';

/** The provider's fee, deducted from each payout. */
export interface MerchantFee {
  /** Basis points of the payout. */
  readonly rateBps: number;
  /** Fixed amount per payout, in addition. */
  readonly fixed: Cents;
}

/** Settings of a merchant that operators manage. */
export interface MerchantSettings {
  /** Trading name, as applicants see it. */
  readonly name: string;
  readonly legalName: string;
  /** Default language of its checkouts. */
  readonly language: Language;
  /** An `https:` URL. */
  readonly logoUrl: string | null;
  /** Origins of its pages, `https://shop.example`; checkouts may redirect to them as well. */
  readonly origins: readonly string[];
  /** Origins that checkouts may only redirect to. */
  readonly redirectOrigins: readonly string[];
  /** Names of its sites (stores, branches) as printed on its invoices; empty if it sells under its own name. */
  readonly sites: readonly string[];
  readonly minimumPurchase: Cents;
  /** Whether applicants may leave out the SIN. */
  readonly sinOptional: boolean;
  readonly fee: MerchantFee;
}

export type MerchantInput = Pick<MerchantSettings, 'name' | 'legalName'> & Partial<MerchantSettings>;

export const defaultSettings: Omit<MerchantSettings, 'name' | 'legalName'> = {
  language: 'en',
  logoUrl: null,
  origins: [],
  redirectOrigins: [],
  sites: [],
  minimumPurchase: 0,
  sinOptional: false,
  fee: { rateBps: 0, fixed: 0 },
};

export const settingLimits = {
  nameLength: 120,
  logoLength: 500,
  origins: 50,
  sites: 200,
  siteLength: 100,
  minimumPurchase: 150_000_00,
  feeRateBps: 2_000,
  feeFixed: 100_00,
} as const;
