import { LRUCache } from 'lru-cache';
import type { Executor } from '../../../platform/database';
import { isLocalOrigin } from './is-local-origin';
import * as repository from './origin-repository';

/** Looks up origins of merchants' pages, one at a time. */
export interface OriginLookup extends ReturnType<typeof createOriginLookup> {}

/** How long a process caches an origin. A removed one works that long in other processes. */
const knownMs = 60_000;
/** How long it caches that an origin is unknown. A new one may take that long to work. */
const unknownMs = 5_000;
/** About 2 MB. Callers choose the origins, so the number of entries is limited. */
const maxEntries = 10_000;
/** Longer than any host name: not worth a lookup. */
const maxLength = 300;

/**
 * For the sandbox only: a page that a developer serves from this machine becomes one of the merchant's with its first
 * call.
 */
export interface LocalPages {
  /** The provider's own origin. */
  readonly except: string;
}

/**
 * @param deps.inSandbox elsewhere no page on this machine or without TLS counts, even one that the sandbox registered
 * @param deps.localPages null: only those that are registered
 */
export function createOriginLookup({
  database,
  now,
  inSandbox,
  localPages,
}: {
  readonly database: Executor;
  readonly now: () => Date;
  readonly inSandbox: boolean;
  readonly localPages: LocalPages | null;
}) {
  const cache = new LRUCache<string, Promise<boolean>>({
    max: maxEntries,
    ttl: knownMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  const recorded = new LRUCache<string, true>({ max: maxEntries });

  /** Concurrent lookups of the same key share one query. */
  const remember = (key: string, load: () => Promise<boolean>): Promise<boolean> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const value = load();
    cache.set(key, value, { ttl: unknownMs });
    const isCurrent = () => cache.peek(key) === value;
    value.then(
      (known) => known && isCurrent() && cache.set(key, value),
      () => isCurrent() && cache.delete(key),
    );
    return value;
  };

  const isAllowedLocal = (origin: string): boolean =>
    localPages !== null && origin !== localPages.except && isLocalOrigin(origin);

  const isServed = (origin: string): boolean =>
    origin.length <= maxLength && (inSandbox || !(origin.startsWith('http:') || isLocalOrigin(origin)));

  const registerLocal = async (origin: string, merchantId: string): Promise<boolean> => {
    if (isAllowedLocal(origin)) await repository.addPageOrigin(database, merchantId, origin);
    return isAllowedLocal(origin);
  };

  return {
    /** Whether any merchant has a page on this origin. */
    isRegistered: async (origin: string): Promise<boolean> =>
      isServed(origin) &&
      (isAllowedLocal(origin) || remember(origin, () => repository.isPageOrigin(database, origin))),

    /** Whether this merchant has a page on it. */
    isRegisteredBy: async (origin: string, merchantId: string): Promise<boolean> =>
      isServed(origin) &&
      remember(
        `${merchantId} ${origin}`,
        async () =>
          (await repository.findOriginKind(database, merchantId, origin)) === 'page' ||
          registerLocal(origin, merchantId),
      ),

    /** Whether a checkout of this merchant may redirect to it. */
    isRedirect: async (origin: string, merchantId: string): Promise<boolean> =>
      isAllowedLocal(origin) ||
      (isServed(origin) && (await repository.findOriginKind(database, merchantId, origin)) !== null),

    /** Origins of this merchant's pages, sorted. */
    list: async (merchantId: string): Promise<readonly string[]> =>
      (await repository.listOrigins(database, merchantId)).origins.filter(isServed),

    /** Records that a page on one of the merchant's origins called the API: one statement for each process and origin. */
    recordUse: async (origin: string, merchantId: string): Promise<void> => {
      const key = `${merchantId} ${origin}`;
      if (recorded.has(key)) return;
      await repository.markOriginSeen(database, { merchantId, origin, now: now() });
      recorded.set(key, true);
    },

    /** Clears the cache of this process; that of other processes expires. */
    invalidate: (): void => {
      cache.clear();
      recorded.clear();
    },
  };
}

/** Whether a call with the merchant's key may come from this origin: one of its pages, or our own hosted page. */
export async function isAllowedOrigin(
  { origin, publicOrigin }: { readonly origin: string; readonly publicOrigin: string },
  merchantId: string,
  origins: OriginLookup,
): Promise<boolean> {
  return origin === publicOrigin || origins.isRegisteredBy(origin, merchantId);
}
