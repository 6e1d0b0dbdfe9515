import { terms } from '@tamarack/core/lending/rate-card';
import { z } from 'zod';
import { dollars, isoDate, language, pageQuery, storedValue } from '../../../platform/http';
import { keyPermissions } from '../key-permissions';
import { maxOverlapDays } from '../keys/keys';
import { settingLimits } from '../settings/settings';

/** Hundredths of a percent are whole numbers. */
const percent = (max: number) => z.number().min(0).max(max).multipleOf(0.01);

const fee = z
  .object({
    rate: percent(settingLimits.feeRateBps / 100).meta({ description: 'Percentage of each payout.' }),
    fixed: dollars
      .min(0)
      .max(settingLimits.feeFixed / 100)
      .meta({ description: 'Fixed amount deducted from each payout.', examples: [0.5] }),
  })
  .meta({ id: 'MerchantFee', description: 'Fee that the provider deducts from each payout.' });

const origins = z.array(z.string().max(2_000)).max(settingLimits.origins);

const settings = z.object({
  name: z.string().max(500).meta({ description: 'Trading name, as customers see it.' }),
  legalName: z.string().max(500),
  language: language.meta({ description: 'Default language of checkouts.' }),
  logoUrl: z.string().max(2_000).nullable().meta({ description: 'HTTPS URL of an image.' }),
  origins: origins.meta({
    description:
      'Origins of the merchant’s pages, such as `https://shop.example`. Without paths or wildcards.',
  }),
  redirectOrigins: origins.meta({ description: 'Further origins that checkouts may redirect to.' }),
  sites: z
    .array(z.string().max(500))
    .max(settingLimits.sites)
    .meta({ description: 'Names of stores or branches, as they appear on invoices.' }),
  minimumPurchase: dollars.min(0).max(settingLimits.minimumPurchase / 100),
  sin: z
    .enum(['required', 'optional'])
    .meta({ description: 'Whether applicants must provide their social insurance number.' }),
  fee,
});

export const newMerchant = settings
  .partial()
  .required({ name: true, legalName: true })
  .meta({ id: 'NewMerchant' });

export const merchantChange = settings.partial().meta({ id: 'MerchantChange' });

const term = z.union(terms.map((weeks) => z.literal(weeks)));

export const newPromotion = z
  .object({
    terms: z.array(term).min(1).max(terms.length).meta({ description: 'Terms in weeks.' }),
    annualRate: percent(12.99).meta({
      description: 'Annual rate in percent. Applies if it is lower than the rate card’s.',
    }),
    startsOn: isoDate,
    endsOn: isoDate.meta({ description: 'Last day of the promotion.' }),
  })
  .meta({ id: 'NewMerchantPromotion' });

const promotion = z
  .object({
    promotionId: z.string(),
    terms: z.array(z.int()),
    annualRate: z.number(),
    startsOn: isoDate,
    endsOn: isoDate,
  })
  .meta({ id: 'MerchantPromotion' });

const mode = z
  .enum(['test', 'live'])
  .meta({ description: '`test` in a sandbox, whose keys work only there; otherwise `live`.' });

const summary = z.object({
  merchantId: z.string(),
  name: z.string(),
  legalName: z.string(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});

export const merchantView = settings
  .extend({
    ...summary.shape,
    mode,
    promotions: z.array(promotion).meta({ description: 'Promotions that apply now or later.' }),
  })
  .meta({ id: 'OperatorMerchant' });

export const merchantQuery = pageQuery.extend({
  search: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Prefixes of words in the trading name or legal name.' }),
});

export const merchantList = z
  .object({ items: z.array(summary), nextCursor: z.string().nullable() })
  .meta({ id: 'OperatorMerchantList' });

const keyKind = z.enum(['publishable', 'secret']);

const permission = z.enum(keyPermissions);

export const newKey = z
  .object({
    kind: keyKind,
    permissions: z.array(permission).min(1).max(keyPermissions.length).optional().meta({
      description:
        'Permissions of a secret key; `refunds` includes cancellations, captures and releases. Default: all.',
    }),
  })
  .meta({ id: 'NewMerchantKey' });

export const keyRoll = z
  .object({
    overlapDays: z
      .int()
      .min(0)
      .max(maxOverlapDays)
      .meta({ description: 'Number of days that the former key keeps working. 0 revokes it immediately.' }),
  })
  .meta({ id: 'MerchantKeyRoll' });

const key = z
  .object({
    keyId: z.string(),
    kind: storedValue(keyKind),
    lastFour: z.string(),
    permissions: z
      .array(storedValue(permission))
      .nullable()
      .meta({ description: 'Permissions of a secret key. Null: all.' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the key expires. Null unless it was rolled.' }),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the key was last used, accurate to about a minute.' }),
  })
  .meta({ id: 'MerchantKey' });

export const keyList = z.object({ items: z.array(key) }).meta({ id: 'MerchantKeyList' });

export const issuedKey = key
  .extend({ value: z.string().meta({ description: 'The key. It cannot be retrieved again.' }) })
  .meta({ id: 'IssuedMerchantKey' });
