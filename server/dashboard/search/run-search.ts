import type { SearchFaults } from './read-search';

const pageSize = 25;

/** A search, parsed from its fields. */
export interface ReadSearch<Field extends string, Search> {
  readonly search: Search;
  /** Fields that were filled in and not understood. */
  readonly faults: SearchFaults<Field>;
}

interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** A page of a list, with the search that it is of. */
export interface SearchResults<Query, Item> extends Page<Item> {
  /** As typed. */
  readonly query: Query;
  readonly faults: SearchFaults<keyof Query & string>;
  /** The cursor of this page; null on the first one. */
  readonly after: string | null;
}

/** Lists a page of a search; with faults, lists nothing and the response is 422. */
export async function runSearch<Query extends { readonly after?: string | undefined }, Search, Item>(
  query: Query,
  readSearch: (typed: Omit<Query, 'after'>) => ReadSearch<Exclude<keyof Query, 'after'> & string, Search>,
  list: (
    search: Search,
    page: { readonly cursor: string | null; readonly limit: number },
  ) => Promise<Page<Item>>,
): Promise<{
  readonly results: SearchResults<Omit<Query, 'after'>, Item>;
  readonly status: 200 | 422;
}> {
  const { after: cursor, ...typed } = query;
  const after = cursor ?? null;
  const { search, faults } = readSearch(typed);
  const isUnderstood = Object.keys(faults).length === 0;
  const page = isUnderstood
    ? await list(search, { cursor: after, limit: pageSize })
    : { items: [], nextCursor: null };
  return { results: { query: typed, faults, after, ...page }, status: isUnderstood ? 200 : 422 };
}
