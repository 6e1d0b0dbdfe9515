/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { type Column, Table } from '../../pages/parts/table';
import { Paging } from '../parts/paging';
import { isFilled } from './read-search';
import type { SearchResults } from './run-search';
import { getSearchTexts } from './search-card';

/** The rows of a page of a search, or why there are none, with links to further pages. */
export function Results<Row>({
  results: { query, faults, items, after, nextCursor },
  path,
  caption,
  columns,
  getRowKey,
  empty,
  language,
}: {
  readonly results: SearchResults<Readonly<Record<string, string>>, Row>;
  readonly path: string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly getRowKey: (row: Row) => string;
  /** Shown if the list has no entries at all. */
  readonly empty: string;
  readonly language: Language;
}) {
  const texts = getSearchTexts(language);
  const describeEmptyList = () => {
    if (nextCursor !== null) return texts.older;
    if (after !== null) return texts.end;
    return isFilled(query) ? texts.nothing : empty;
  };
  return (
    <>
      {items.length > 0 && <Table caption={caption} columns={columns} rows={items} getRowKey={getRowKey} />}
      {items.length === 0 && Object.keys(faults).length === 0 && (
        <p className="empty">{describeEmptyList()}</p>
      )}
      <Paging path={path} query={query} cursor={after} nextCursor={nextCursor} language={language} />
    </>
  );
}
