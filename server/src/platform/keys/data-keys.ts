import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DataKey, EncryptionContext, KeyService } from './key-service';
import type { EncryptionPurpose } from './keys';

export interface DataKeyTiming {
  /** How long this process encrypts with a data key before it asks for another one. */
  readonly encryptMs: number;
  /** How long a data key stays in memory after it was fetched. */
  readonly cacheMs: number;
}

export const defaultDataKeyTiming: DataKeyTiming = { encryptMs: 15 * 60_000, cacheMs: 15 * 60_000 };

/** Data keys in memory: enough for the values of a busy quarter of an hour. */
const maxCached = 10_000;

/** Never goes back. */
const perf = { now: (): number => performance.now() };

/** Data keys of one key of the service, in memory for a bounded time, so that few values cost a call. */
export function createDataKeys(
  service: KeyService,
  { encryptMs, cacheMs }: DataKeyTiming = defaultDataKeyTiming,
) {
  const newest = service.keyIds.at(-1) ?? '';
  // promises, so that concurrent values wait for one call
  const current = new LRUCache<EncryptionPurpose, Promise<DataKey>>({ max: 100, ttl: encryptMs, perf });
  const unwrapped = new LRUCache<string, Promise<Buffer>>({ max: maxCached, ttl: cacheMs, perf });

  return {
    /** The one to encrypt with. */
    getCurrent: (purpose: EncryptionPurpose): Promise<DataKey> =>
      cached(current, purpose, async () => {
        const dataKey = await service.generateDataKey(newest, toContext(purpose));
        unwrapped.set(toCacheKey(purpose, newest, dataKey.wrapped), Promise.resolve(dataKey.plain));
        return dataKey;
      }),

    unwrap: (purpose: EncryptionPurpose, keyId: string, wrapped: Buffer): Promise<Buffer> =>
      cached(unwrapped, toCacheKey(purpose, keyId, wrapped), () =>
        service.decrypt(keyId, wrapped, toContext(purpose)),
      ),
  };
}

/** A data key opens for its purpose only; the cell is bound by the value's own associated data. */
const toContext = (purpose: EncryptionPurpose): EncryptionContext => ({ application: 'tamarack', purpose });

const toCacheKey = (purpose: EncryptionPurpose, keyId: string, wrapped: Buffer): string =>
  createHash('sha256').update(`${purpose} ${keyId} `).update(wrapped).digest('base64');

/** A failure is not kept. */
function cached<K extends {}, T>(cache: LRUCache<K, Promise<T>>, key: K, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => {
    if (cache.peek(key) === loading) cache.delete(key);
  });
  return loading;
}
