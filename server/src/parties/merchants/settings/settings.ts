import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';

/** What the provider keeps of each payout for its service. */
export interface MerchantFee {
  /** Hundredths of a percent of the payout. */
  readonly rateBps: number;
  /** Of each payout, in addition. */
  readonly fixed: Cents;
}

/** What operators set for a merchant. */
export interface MerchantSettings {
  /** Trading name, as applicants see it. */
  readonly name: string;
  readonly legalName: string;
  /** Of its checkouts that name none. */
  readonly language: Language;
  /** An `https:` URL. */
  readonly logoUrl: string | null;
  /** Origins of its pages, `https://shop.example`; checkouts may redirect to them as well. */
  readonly origins: readonly string[];
  /** Origins that checkouts may only redirect to. */
  readonly redirectOrigins: readonly string[];
  /** Names of its sites (stores, branches) as its invoices print them; none: it sells under its own name. */
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
