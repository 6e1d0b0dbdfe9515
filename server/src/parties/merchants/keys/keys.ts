import { randomBytes } from 'node:crypto';
import { dayMs } from '@tamarack/core/calendar/durations';
import { LRUCache } from 'lru-cache';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { type StoreResponse, storeNothing } from '../../../platform/http';
import type { Keys } from '../../../platform/keys';
import { type MerchantActor, toMerchantAuditActor } from '../../members';
import { authorizeReading, lockForChange } from '../actor';
import { authorizeIssue, type KeyPermissions, normalizePermissions } from '../key-permissions';
import { findMerchant } from '../repository';
import type { MerchantKeyKind } from '../tables';
import * as repository from './key-repository';

/** Minimum interval between writes of the last use. */
const updateIntervalMs = 60_000;
/**
 * How long a process caches a publishable key with its merchant, because every new checkout looks one up. For this long,
 * a key that another process revoked still works, and changes by another process are not visible.
 */
const cacheMs = 1_000;
const maxCached = 10_000;
/** Far above actual use: a key for each system of the merchant. */
const maxKeys = 20;
export const maxOverlapDays = 7;

/** A sandbox issues test keys, every other server live keys; neither accepts the other's. */
export type KeyMode = 'test' | 'live';

export interface MerchantKey {
  readonly id: string;
  readonly kind: MerchantKeyKind;
  readonly lastFour: string;
  readonly permissions: KeyPermissions;
  readonly createdAt: Date;
  /** Set for a key that was rolled. */
  readonly expiresAt: Date | null;
  /** Accurate to about a minute. */
  readonly lastUsedAt: Date | null;
}

export interface NewKey {
  readonly kind: MerchantKeyKind;
  /** Of a secret key. */
  readonly permissions?: KeyPermissions | undefined;
}

export interface IssuedKey extends MerchantKey {
  /** Only its hash is stored: this is the only time it can be shown. */
  readonly value: string;
}

export interface KeyDeps {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly mode: KeyMode;
  readonly now: () => Date;
}

/** The database may contain keys of a server in the other mode that used it before. */
export const isOfOtherMode = (mode: KeyMode, key: string): boolean =>
  (mode === 'live' ? /^[ps]k_(test|sandbox)_/ : /^[ps]k_live_/).test(key);

type KeyRow = NonNullable<Awaited<ReturnType<typeof repository.findKey>>>;
export type KeyHolder = Omit<KeyRow, 'keyId' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'>;

/** Finds merchants and the permissions of their keys, by key. */
export function createKeyLookup({ database, keys, mode, now }: KeyDeps) {
  /** Concurrent lookups of a key share one query. */
  const publishable = new LRUCache<string, ReturnType<typeof repository.findKey>>({
    max: maxCached,
    ttl: cacheMs,
    ttlResolution: 0,
  });

  /** Unknown keys are not cached: a caller could fill the cache with them. */
  const findPublishable = async (key: string) => {
    const cached = publishable.get(key);
    if (cached) return cached;
    const found = repository.findKey(database, 'publishable', keys.hash(key));
    publishable.set(key, found);
    const forget = (): void => {
      if (publishable.peek(key) === found) publishable.delete(key);
    };
    found.then((row) => row ?? forget(), forget);
    return found;
  };

  return {
    /** Returns the merchant of an active key, and records the key's use. */
    find: async (kind: MerchantKeyKind, key: string): Promise<KeyHolder | null> => {
      if (isOfOtherMode(mode, key)) return null;
      const row =
        kind === 'publishable'
          ? await findPublishable(key)
          : await repository.findKey(database, kind, keys.hash(key));
      if (!row) return null;
      const { keyId, expiresAt, lastUsedAt, revokedAt, ...merchant } = row;
      const time = now();
      if (revokedAt !== null || (expiresAt !== null && expiresAt <= time)) return null;
      const before = new Date(time.getTime() - updateIntervalMs);
      if (lastUsedAt === null || lastUsedAt < before) {
        await repository.updateKeyUse(database, keyId, { now: time, before });
        publishable.delete(key);
      }
      return merchant;
    },

    /** Clears the cache. */
    invalidate: (): void => publishable.clear(),
  };
}

/**
 * Keys of merchants: `pk_…` of their pages, `sk_…` of their servers.
 *
 * @param onChange called after keys have changed
 */
export function createMerchantKeys({ database, keys, mode, now }: KeyDeps, onChange: () => void) {
  const insert = async (
    trx: Executor,
    merchantId: string,
    { kind, permissions = null }: NewKey,
    value: string,
  ) => {
    const key = { id: newId(now()), kind, lastFour: value.slice(-4), permissions };
    await repository.insertKey(trx, { ...key, merchantId, hash: keys.hash(value), now: now() });
    return { ...key, createdAt: now(), expiresAt: null, lastUsedAt: null };
  };

  const issue = async (
    trx: Executor,
    merchantId: string,
    { kind, permissions = null }: NewKey,
    by: MerchantActor,
  ): Promise<IssuedKey> => {
    const secret = kind === 'secret';
    if (secret) authorizeIssue(by, permissions);
    const value = `${secret ? 'sk' : 'pk'}_${mode}_${randomBytes(32).toString('base64url')}`;
    const key = { kind, permissions: secret ? normalizePermissions(permissions) : null };
    return { ...(await insert(trx, merchantId, key, value)), value };
  };

  const audit = (
    trx: Executor,
    act: 'keyCreated' | 'keyRolled' | 'keyRevoked',
    by: MerchantActor,
    details: Readonly<Record<string, string | number>>,
  ) =>
    recordAudit(trx, {
      applicationId: null,
      actor: toMerchantAuditActor(by),
      act: `merchant.${act}`,
      details,
      at: now(),
    });

  const getKey = async (trx: Executor, merchantId: string, keyId: string) => {
    const key = (await repository.listKeys(trx, merchantId, now())).find(({ id }) => id === keyId);
    if (!key) throw problem('not-found');
    return key;
  };

  return {
    /**
     * Throws `not-found`; `forbidden` for a secret key that allows more than the member who issues it may do;
     * `step-not-allowed` if the merchant has too many.
     */
    create: (
      merchantId: string,
      newKey: NewKey,
      by: MerchantActor,
      storeResponse: StoreResponse<IssuedKey> = storeNothing,
    ): Promise<IssuedKey> =>
      inTransaction(database, async (trx) => {
        await lockForChange(trx, merchantId, by);
        if ((await repository.listKeys(trx, merchantId, now())).length >= maxKeys)
          throw problem('step-not-allowed', {
            detail: `A merchant has at most ${maxKeys} keys. Revoke one first.`,
          });
        const key = await issue(trx, merchantId, newKey, by);
        const { id: keyId, kind, lastFour, permissions } = key;
        const limits = permissions && { permissions: permissions.join(' ') };
        await audit(trx, 'keyCreated', by, { merchantId, keyId, kind, lastFour, ...limits });
        await storeResponse(trx, key);
        return key;
      }),

    /** Active keys, newest first. Throws `not-found`. */
    list: async (merchantId: string, by: MerchantActor): Promise<readonly MerchantKey[]> => {
      authorizeReading(merchantId, by);
      if (!isId(merchantId) || !(await findMerchant(database, merchantId))) throw problem('not-found');
      return repository.listKeys(database, merchantId, now());
    },

    /**
     * Issues a key with the same permissions that replaces another one, which keeps working for some days. Throws
     * `not-found`; `forbidden` as `create` does; `step-not-allowed` if it was rolled before.
     *
     * @param overlapDays whole days, from 0 to 7
     */
    roll: async (
      merchantId: string,
      keyId: string,
      overlapDays: number,
      by: MerchantActor,
      storeResponse: StoreResponse<IssuedKey> = storeNothing,
    ): Promise<IssuedKey> => {
      const issued = await inTransaction(database, async (trx) => {
        await lockForChange(trx, merchantId, by);
        const { kind, permissions, lastFour, expiresAt } = await getKey(trx, merchantId, keyId);
        if (expiresAt !== null)
          throw problem('step-not-allowed', {
            detail:
              'The key was rolled before. Revoke it, or let it expire. If the key that replaced it was lost, revoke that one and create another.',
          });
        await repository.updateKey(trx, keyId, {
          expires_at: new Date(now().getTime() + overlapDays * dayMs),
        });
        const key = await issue(trx, merchantId, { kind, permissions }, by);
        await audit(trx, 'keyRolled', by, { merchantId, keyId, kind, lastFour, overlapDays });
        await storeResponse(trx, key);
        return key;
      });
      onChange();
      return issued;
    },

    /** The key stops working immediately. Throws `not-found`. */
    revoke: async (merchantId: string, keyId: string, by: MerchantActor): Promise<void> => {
      await inTransaction(database, async (trx) => {
        await lockForChange(trx, merchantId, by);
        const { kind, lastFour } = await getKey(trx, merchantId, keyId);
        await repository.updateKey(trx, keyId, { revoked_at: now() });
        await audit(trx, 'keyRevoked', by, { merchantId, keyId, kind, lastFour });
      });
      onChange();
    },

    /** For the sandbox, whose keys are documented, and for tests. */
    setSandboxKey: async (merchantId: string, kind: MerchantKeyKind, value: string): Promise<void> => {
      await insert(database, merchantId, { kind }, value);
    },
  };
}
