/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { LinkButton } from '../../pages/parts/button';
import { defineTexts } from '../web/texts';

const getTexts = defineTexts(
  { pages: 'Pages', first: 'First page', next: 'Next page' },
  { pages: 'Pages', first: 'Première page', next: 'Page suivante' },
);

/** Links below a list that is read by cursor: to its first page, and to the next one. */
export function Paging({
  path,
  query = {},
  cursor,
  nextCursor,
  language,
}: {
  readonly path: string;
  /** The list's filter, without its cursor; empty values are left out. */
  readonly query?: Readonly<Record<string, string>>;
  /** Cursor of this page; null on the first one. */
  readonly cursor: string | null;
  /** Null on the last page. */
  readonly nextCursor: string | null;
  readonly language: Language;
}) {
  if (cursor === null && nextCursor === null) return null;
  const texts = getTexts(language);
  return (
    <nav className="paging" aria-label={texts.pages}>
      {cursor !== null && <LinkButton href={buildUrl(path, query)}>{texts.first}</LinkButton>}
      {nextCursor !== null && (
        <LinkButton href={buildUrl(path, { ...query, after: nextCursor })}>{texts.next}</LinkButton>
      )}
    </nav>
  );
}

/** A path with a query; empty values are left out. */
export function buildUrl(path: string, query: Readonly<Record<string, string>>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
