/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../pages/parts/button';
import { TextField } from '../../pages/parts/field';
import { defineTexts } from '../web/texts';
import { isFilled, type SearchFaults } from './read-search';

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
    period: 'The end date can’t be before the start date.',
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
    period: 'La date de fin ne peut pas précéder la date de début.',
    nothing: 'Aucun résultat ne correspond à votre recherche.',
    older: 'Aucun résultat parmi les plus récents. Les plus anciens sont à la page suivante.',
    end: 'Il n’y a pas d’autres résultats.',
  },
);

/** The search of a list; folded on a page that has no search. */
export function SearchCard({
  path,
  language,
  query,
  children,
}: {
  readonly path: string;
  readonly language: Language;
  /** As typed. */
  readonly query: Readonly<Record<string, string>>;
  /** Fields. */
  readonly children: ReactNode;
}) {
  const texts = getTexts(language);
  const active = isFilled(query);
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

interface FieldsProps<Field extends string> {
  readonly query: Readonly<Record<Field, string>>;
  readonly faults: SearchFaults<Field>;
  readonly language: Language;
}

export function AmountField({
  label,
  query,
  faults,
  language,
}: FieldsProps<'amount'> & { readonly label: string }) {
  return (
    <TextField
      label={label}
      name="amount"
      inputMode="decimal"
      value={query.amount}
      error={faults.amount && getSearchTexts(language)[faults.amount]}
    />
  );
}

/** The first and the last day. */
export function DayFields({ query, faults, language }: FieldsProps<'from' | 'to'>) {
  const texts = getSearchTexts(language);
  return (['from', 'to'] as const).map((name) => {
    const fault = faults[name];
    return (
      <TextField
        key={name}
        label={texts[name]}
        name={name}
        type="date"
        value={query[name]}
        error={fault && texts[fault]}
      />
    );
  });
}
