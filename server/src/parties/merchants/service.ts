import type { Cents } from '@tamarack/core/money/cents';
import { tidy } from '@tamarack/core/validation/text';
import { type Executor, inTransaction, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { createOriginCache, type OriginCache } from './origin-cache';
import * as merchants from './repository';

export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly minimumPurchase: Cents;
  readonly sinOptional: boolean;
}

interface MerchantInput {
  readonly name: string;
  /** Origins of its pages, `https://shop.example`; also allowed for redirects. */
  readonly origins: readonly string[];
  /** Begins with `pk_`. */
  readonly publishableKey: string;
  /** Begins with `sk_`. Only its hash is stored. */
  readonly secretKey: string;
  readonly minimumPurchase: Cents;
  readonly logoUrl?: string;
  readonly sinOptional?: boolean;
  /** Names of its sites (stores, branches) as its invoices print them. Default none: it sells under its own name. */
  readonly sites?: readonly string[];
}

export interface MerchantsService {
  /** The merchant of a `pk_` or `sk_` key, or null. */
  findByKey(kind: 'publishable' | 'secret', key: string): Promise<Merchant | null>;
  /** Throws `not-found`. */
  get(executor: Executor, id: string): Promise<Merchant>;
  createMerchant(input: MerchantInput): Promise<Merchant>;
  /** By name. */
  list(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** Replaces the origins of a merchant's pages. */
  setOrigins(merchantId: string, origins: readonly string[]): Promise<void>;
  /** Replaces a merchant's sites. */
  setSites(merchantId: string, sites: readonly string[]): Promise<void>;
  /** Names of a merchant's sites (stores, branches), sorted; empty where it sells under its own name only. */
  sites(executor: Executor, merchantId: string): Promise<readonly string[]>;
  readonly origins: OriginCache;
}

/** The keys of the sandbox's merchant, which the documentation prints. */
const sandboxKeys = /^[ps]k_sandbox_/;

export function createMerchantsService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly now: () => Date;
  /** Whether the sandbox's merchant, whose keys are public, exists here. */
  readonly sandbox: boolean;
}): MerchantsService {
  const { database, keys, now, sandbox } = deps;
  const origins = createOriginCache(() => merchants.listOrigins(database), now);

  return {
    origins,
    findByKey: async (kind, key) => {
      // the database may contain the merchant of a sandbox that used it before
      if (!sandbox && sandboxKeys.test(key)) return null;
      return (await merchants.findByKey(database, kind, keys.hash(key))) ?? null;
    },

    get: async (executor, id) => {
      const merchant = await merchants.findMerchant(executor, id);
      if (!merchant) throw problem('not-found');
      return merchant;
    },

    list: () => merchants.listMerchants(database),

    createMerchant: async (input) => {
      const merchant: Merchant = {
        id: newId(now()),
        name: input.name,
        logoUrl: input.logoUrl ?? null,
        minimumPurchase: input.minimumPurchase,
        sinOptional: input.sinOptional ?? false,
      };
      const toKeyRow = (kind: 'publishable' | 'secret', value: string) => ({
        kind,
        hash: keys.hash(value),
        lastFour: value.slice(-4),
      });
      await inTransaction(database, (trx) =>
        merchants.insertMerchant(trx, {
          ...merchant,
          origins: input.origins,
          sites: normalizeSites(input.sites ?? []),
          keys: [toKeyRow('publishable', input.publishableKey), toKeyRow('secret', input.secretKey)],
        }),
      );
      origins.invalidate();
      return merchant;
    },

    setOrigins: async (merchantId, list) => {
      await inTransaction(database, (trx) => merchants.replaceOrigins(trx, merchantId, list));
      origins.invalidate();
    },

    setSites: (merchantId, list) =>
      inTransaction(database, (trx) => merchants.replaceSites(trx, merchantId, normalizeSites(list))),
    sites: merchants.listSites,
  };
}

/** Normalizes names as an applicant would type them; drops empty ones and duplicates. */
const normalizeSites = (sites: readonly string[]): string[] => [
  ...new Set(sites.map(tidy).filter((name) => name !== '')),
];
