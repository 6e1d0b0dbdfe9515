import { toCents, toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { IssuedKey, KeyMode, MerchantKey } from '../keys/keys';
import type { PromotionInput } from '../promotions/promotions';
import type { MerchantRecord, MerchantSummary } from '../service';
import type { MerchantInput, MerchantSettings } from '../settings/settings';
import type { issuedKey, keyList, merchantChange, merchantList, merchantView, newPromotion } from './schemas';

/** Percent of the API to hundredths of a percent, and back: the same steps as dollars and cents. */
const toBps = toCents;
const toPercent = toDollars;

const toSummaryView = ({
  id,
  name,
  legalName,
  createdAt,
  closedAt,
}: MerchantSummary): z.input<typeof merchantList>['items'][number] => ({
  merchantId: id,
  name,
  legalName,
  createdAt: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

export function toMerchantView(merchant: MerchantRecord, mode: KeyMode): z.input<typeof merchantView> {
  const { fee } = merchant;
  return {
    ...toSummaryView(merchant),
    mode,
    language: merchant.language,
    logoUrl: merchant.logoUrl,
    origins: [...merchant.origins],
    redirectOrigins: [...merchant.redirectOrigins],
    sites: [...merchant.sites],
    minimumPurchase: toDollars(merchant.minimumPurchase),
    sin: merchant.sinOptional ? 'optional' : 'required',
    fee: { rate: toPercent(fee.rateBps), fixed: toDollars(fee.fixed) },
    promotions: merchant.promotions.map(({ id, terms, annualRate, ...days }) => ({
      promotionId: id,
      terms: [...terms],
      annualRate: toPercent(annualRate),
      ...days,
    })),
  };
}

export const toMerchantListView = ({
  items,
  nextCursor,
}: {
  readonly items: readonly MerchantSummary[];
  readonly nextCursor: string | null;
}): z.input<typeof merchantList> => ({ items: items.map(toSummaryView), nextCursor });

type ChangeBody = z.output<typeof merchantChange>;

export function toSettings(body: ChangeBody & Pick<MerchantInput, 'name' | 'legalName'>): MerchantInput;
export function toSettings(body: ChangeBody): Partial<MerchantSettings>;
export function toSettings({ sin, fee, minimumPurchase, ...rest }: ChangeBody): Partial<MerchantSettings> {
  return {
    ...(rest as Partial<MerchantSettings>),
    ...(sin !== undefined && { sinOptional: sin === 'optional' }),
    ...(fee !== undefined && { fee: { rateBps: toBps(fee.rate), fixed: toCents(fee.fixed) } }),
    ...(minimumPurchase !== undefined && { minimumPurchase: toCents(minimumPurchase) }),
  };
}

export const toPromotionInput = ({
  annualRate,
  ...promotion
}: z.output<typeof newPromotion>): PromotionInput => ({ ...promotion, annualRate: toBps(annualRate) });

export const toKeyView = ({
  id,
  kind,
  lastFour,
  permissions,
  createdAt,
  expiresAt,
  lastUsedAt,
}: MerchantKey): z.input<typeof keyList>['items'][number] => ({
  keyId: id,
  kind,
  lastFour,
  permissions: permissions && [...permissions],
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const toIssuedKeyView = (key: IssuedKey): z.input<typeof issuedKey> => ({
  ...toKeyView(key),
  value: key.value,
});
