import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import { type AuditAct, listMerchantEvents, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type PageRequest, readPage, type StoreResponse, storeNothing } from '../../platform/http';
import type { Keys } from '../../platform/keys';
import { type Member, type MerchantActor, toMerchantAuditActor } from '../members';
import { type Actor, authorizeActor, authorizeReading, lockForChange } from './actor';
import { createKeyLookup, createMerchantKeys, type KeyMode } from './keys/keys';
import { createOriginLookup, type LocalPages } from './origins/origin-lookup';
import { listOrigins, type MerchantOrigins, replaceOrigins } from './origins/origin-repository';
import { listPromotions } from './promotions/promotion-repository';
import { createPromotions, type MerchantPromotion } from './promotions/promotions';
import * as merchants from './repository';
import { parseSettings } from './settings/parse-settings';
import { toSearchQuery } from './settings/search-words';
import { defaultSettings, type MerchantInput, type MerchantSettings } from './settings/settings';
import { findSetup, type MerchantSetup } from './settings/setup-repository';

/** The fields that every request of a merchant needs. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly logoUrl: string | null;
  readonly minimumPurchase: Cents;
  readonly sinOptional: boolean;
  /** A closed merchant cannot start checkouts or create invoice links. */
  readonly closedAt: Date | null;
}

export interface MerchantSummary {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly closedAt: Date | null;
  readonly createdAt: Date;
}

/** A merchant without its keys and payout account. */
export interface MerchantRecord extends MerchantSummary, MerchantSettings {
  /** Current and future promotions. */
  readonly promotions: readonly MerchantPromotion[];
}

type MerchantEvent = Awaited<ReturnType<typeof listMerchantEvents>>[number];

export interface MerchantsService extends ReturnType<typeof createMerchantsService> {}

const maxEvents = 50;

export function createMerchantsService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly now: () => Date;
  readonly mode: KeyMode;
  /** See `createOriginLookup`. Default: none. */
  readonly localPages?: LocalPages | null;
}) {
  const { database, mode, now } = deps;
  const origins = createOriginLookup({
    database,
    now,
    inSandbox: mode === 'test',
    localPages: deps.localPages ?? null,
  });
  const keyLookup = createKeyLookup(deps);
  const forget = (): void => {
    origins.invalidate();
    keyLookup.invalidate();
  };
  const rules = { allowHttp: mode === 'test' };

  const getRecord = async (executor: Executor, id: string): Promise<MerchantRecord> => {
    const row = isId(id) ? await merchants.findMerchant(executor, id) : undefined;
    if (!row) throw problem('not-found');
    const { feeRateBps, feeFixed, ...merchant } = row;
    return {
      ...merchant,
      ...(await listOrigins(executor, id)),
      fee: { rateBps: feeRateBps, fixed: feeFixed },
      sites: await merchants.listSites(executor, id),
      promotions: await listPromotions(executor, id, dateIn(now())),
    };
  };

  const audit = (trx: Executor, act: AuditAct, merchantId: string, by: MerchantActor, details = {}) =>
    recordAudit(trx, {
      applicationId: null,
      actor: toMerchantAuditActor(by),
      act,
      details: { merchantId, ...details },
      at: now(),
    });

  const applyChange = async (
    id: string,
    input: Partial<MerchantSettings>,
    by: MerchantActor,
  ): Promise<MerchantRecord> => {
    const record = await inTransaction(database, async (trx) => {
      await lockForChange(trx, id, by);
      const before = await getRecord(trx, id);
      if (before.closedAt !== null) throw problem('step-not-allowed', { detail: 'The merchant is closed.' });
      const parsed = parseSettings(omitUndefined(input), rules);
      const after: MerchantRecord = { ...before, ...parsed };
      const changed = (Object.keys(parsed) as (keyof MerchantSettings)[]).filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
      );
      if (changed.length === 0) return before;
      await merchants.updateMerchant(trx, id, after);
      if (changed.includes('origins') || changed.includes('redirectOrigins'))
        await replaceOrigins(trx, id, after);
      if (changed.includes('sites')) await merchants.replaceSites(trx, id, after.sites);
      await audit(trx, 'merchant.changed', id, by, {
        fields: changed.join(' '),
        ...(changed.includes('fee') && toFeeDetails(after)),
      });
      return getRecord(trx, id);
    });
    forget();
    return record;
  };

  return {
    mode,
    origins,

    /**
     * The merchant of an active `pk_` or `sk_` key, or null. Publishable keys are cached for a second, so a change in another
     * process may be visible late.
     */
    findByKey: keyLookup.find,

    /** Throws `not-found`. */
    get: async (executor: Executor, id: string): Promise<Merchant> => {
      const merchant = isId(id) ? await merchants.findMerchant(executor, id) : undefined;
      if (!merchant) throw problem('not-found');
      return merchant;
    },

    /** Names of a merchant's sites (stores, branches), sorted; empty if it sells under its own name only. */
    sites: merchants.listSites,

    /** Throws `forbidden`, as all below; `validation-failed` with the sentences of `getSettingText`. */
    create: async (
      input: MerchantInput,
      by: Actor,
      storeResponse: StoreResponse<MerchantRecord> = storeNothing,
    ): Promise<MerchantRecord> => {
      authorizeActor(by, 'merchants.manage');
      const settings = parseSettings({ ...defaultSettings, ...omitUndefined(input) }, rules);
      const id = newId(now());
      const record = await inTransaction(database, async (trx) => {
        await merchants.insertMerchant(trx, { id, now: now(), settings });
        await replaceOrigins(trx, id, settings);
        await merchants.replaceSites(trx, id, settings.sites);
        await audit(trx, 'merchant.created', id, by, toFeeDetails(settings));
        const created = await getRecord(trx, id);
        await storeResponse(trx, created);
        return created;
      });
      forget();
      return record;
    },

    /** Newest first; filtered by prefixes of the words in `search`. */
    list: async (
      { search }: { readonly search: string },
      page: PageRequest,
      by: Actor,
    ): Promise<{ readonly items: readonly MerchantSummary[]; readonly nextCursor: string | null }> => {
      authorizeActor(by, 'merchants.read');
      const filter = { search: toSearchQuery(search) };
      const { rows, nextCursor } = await readPage(page, (part) =>
        merchants.listMerchants(database, filter, part),
      );
      const items = rows.map(({ id, name, legalName, closedAt, createdAt }) => ({
        id,
        name,
        legalName,
        closedAt,
        createdAt,
      }));
      return { items, nextCursor };
    },

    /** Throws `not-found`. */
    read: async (id: string, by: Actor): Promise<MerchantRecord> => {
      authorizeActor(by, 'merchants.read');
      return getRecord(database, id);
    },

    /** Changes the given settings. Throws `not-found`, `validation-failed`; `step-not-allowed` once it is closed. */
    change: applyChange,

    /** The settings that a merchant's own members may read and change. Throws like `read` and `change`. */
    readOrigins: async (id: string, by: Member): Promise<MerchantOrigins> => {
      authorizeReading(id, by);
      return await listOrigins(database, id);
    },

    changeOrigins: async (
      id: string,
      { origins: pages, redirectOrigins }: MerchantOrigins,
      by: Member,
    ): Promise<void> => {
      await applyChange(id, { origins: pages, redirectOrigins }, by);
    },

    /** Progress of the merchant's setup, for its members. Throws `not-found`. */
    readSetup: async (id: string, by: Member): Promise<MerchantSetup> => {
      if (by.merchantId !== id) throw problem('not-found');
      return await findSetup(database, id, now());
    },

    /** Closes the merchant permanently. Checkouts in progress can be completed. Idempotent. Throws `not-found`. */
    close: async (id: string, by: Actor): Promise<MerchantRecord> => {
      const closed = await inTransaction(database, async (trx) => {
        await lockForChange(trx, id, by);
        const { closedAt } = await getRecord(trx, id);
        if (closedAt === null) {
          await merchants.closeMerchant(trx, id, now());
          await audit(trx, 'merchant.closed', id, by);
        }
        return getRecord(trx, id);
      });
      forget();
      return closed;
    },

    /** The latest audit events of the merchant, newest first. */
    listEvents: async (id: string, by: Actor): Promise<readonly MerchantEvent[]> => {
      authorizeActor(by, 'merchants.read');
      return isId(id) ? await listMerchantEvents(database, id, maxEvents) : [];
    },

    keys: createMerchantKeys(deps, keyLookup.invalidate),
    promotions: createPromotions(deps),
  };
}

const toFeeDetails = ({ fee }: MerchantSettings) => ({ feeRateBps: fee.rateBps, feeFixedCents: fee.fixed });

const omitUndefined = <T extends object>(input: T): T =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T;
