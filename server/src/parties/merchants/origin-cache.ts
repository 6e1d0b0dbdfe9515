/** Maps origins to merchants; reads the database at most once a minute. */
export interface OriginCache {
  /** Whether any merchant registered this origin. */
  isRegistered(origin: string): Promise<boolean>;
  /** Whether this merchant registered it. */
  isRegisteredBy(origin: string, merchantId: string): Promise<boolean>;
  /** The origins that this merchant registered, in no particular order. */
  list(merchantId: string): Promise<readonly string[]>;
  /** Reloads at the next lookup. */
  invalidate(): void;
}

const maxAgeMs = 60_000;

type Row = { merchantId: string; origin: string };

export function createOriginCache(load: () => Promise<Row[]>, now: () => Date): OriginCache {
  let cached: { readonly at: number; readonly rows: Promise<Map<string, Set<string>>> } | null = null;

  const getOrigins = (): Promise<Map<string, Set<string>>> => {
    const time = now().getTime();
    if (cached && time - cached.at < maxAgeMs) return cached.rows;
    const rows = load().then(groupByOrigin);
    const fresh = { at: time, rows };
    cached = fresh;
    rows.catch(() => {
      if (cached === fresh) cached = null;
    });
    return rows;
  };

  return {
    isRegistered: async (origin) => (await getOrigins()).has(origin),
    isRegisteredBy: async (origin, merchantId) => (await getOrigins()).get(origin)?.has(merchantId) ?? false,
    list: async (merchantId) => {
      const origins = await getOrigins();
      return [...origins.keys()].filter((origin) => origins.get(origin)?.has(merchantId));
    },
    invalidate: () => {
      cached = null;
    },
  };
}

/** Whether a call with the merchant's key may come from this origin: one of its pages, or our own hosted page. */
export async function isAllowedOrigin(
  { origin, publicOrigin }: { readonly origin: string; readonly publicOrigin: string },
  merchantId: string,
  origins: OriginCache,
): Promise<boolean> {
  return origin === publicOrigin || origins.isRegisteredBy(origin, merchantId);
}

function groupByOrigin(rows: readonly Row[]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>();
  for (const { origin, merchantId } of rows) map.set(origin, (map.get(origin) ?? new Set()).add(merchantId));
  return map;
}
