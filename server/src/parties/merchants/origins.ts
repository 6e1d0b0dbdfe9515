/** Maps origins to merchants; reads the database at most once a minute. */
export interface OriginBook {
  /** A merchant registered this origin. */
  known(origin: string): Promise<boolean>;
  /** This merchant registered it. */
  belongs(origin: string, merchantId: string): Promise<boolean>;
  /** Reloads at the next lookup. */
  forget(): void;
}

const keepMs = 60_000;

type Row = { merchantId: string; origin: string };

export function createOriginBook(load: () => Promise<Row[]>, now: () => Date): OriginBook {
  let kept: { readonly at: number; readonly rows: Promise<Map<string, Set<string>>> } | null = null;

  const book = (): Promise<Map<string, Set<string>>> => {
    const time = now().getTime();
    if (kept && time - kept.at < keepMs) return kept.rows;
    const rows = load().then(byOrigin);
    const fresh = { at: time, rows };
    kept = fresh;
    rows.catch(() => {
      if (kept === fresh) kept = null;
    });
    return rows;
  };

  return {
    known: async (origin) => (await book()).has(origin),
    belongs: async (origin, merchantId) => (await book()).get(origin)?.has(merchantId) ?? false,
    forget: () => {
      kept = null;
    },
  };
}

/** Whether a call from this origin may be the merchant's: from one of its pages, or from our own hosted page. */
export async function isOriginOf(
  { origin, publicOrigin }: { readonly origin: string; readonly publicOrigin: string },
  merchantId: string,
  origins: OriginBook,
): Promise<boolean> {
  return origin === publicOrigin || origins.belongs(origin, merchantId);
}

function byOrigin(rows: readonly Row[]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>();
  for (const { origin, merchantId } of rows) map.set(origin, (map.get(origin) ?? new Set()).add(merchantId));
  return map;
}
