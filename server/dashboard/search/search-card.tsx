/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../pages/parts/button';
import { defineTexts } from '../web/texts';

const getTexts = defineTexts(
  { search: 'Search', clear: 'Clear', open: 'Search and filter' },
  { search: 'Rechercher', clear: 'Effacer', open: 'Rechercher et filtrer' },
);

export const getSearchTexts = defineTexts(
  {
    from: 'From',
    to: 'To',
    status: 'Status',
    any: 'All',
    amount: 'Enter an amount, such as 1,234.50.',
    date: 'Enter a date, such as 2026-11-30.',
    nothing: 'Nothing matches your search.',
    older: 'Nothing among the newest entries. Older ones are on the next page.',
    end: 'There are no further entries.',
  },
  {
    from: 'Du',
    to: 'Au',
    status: 'État',
    any: 'Tous',
    amount: 'Saisissez un montant, par exemple 1\u00a0234,50.',
    date: 'Saisissez une date, par exemple 2026-11-30.',
    nothing: 'Aucun résultat ne correspond à votre recherche.',
    older: 'Aucun résultat parmi les plus récents. Les plus anciens sont à la page suivante.',
    end: 'Il n’y a pas d’autres résultats.',
  },
);

/** The search of a list; folded on a page that has no search. */
export function SearchCard({
  path,
  language,
  active,
  children,
}: {
  readonly path: string;
  readonly language: Language;
  /** Whether anything is searched for. */
  readonly active: boolean;
  /** Fields. */
  readonly children: ReactNode;
}) {
  const texts = getTexts(language);
  return (
    <search>
      <details className="search-card" open={active}>
        <summary>{texts.open}</summary>
        <form method="get" action={path}>
          <div className="search-fields">{children}</div>
          <div className="beside">
            <Button variant="secondary">{texts.search}</Button>
            {active && <LinkButton href={path}>{texts.clear}</LinkButton>}
          </div>
        </form>
      </details>
    </search>
  );
}
