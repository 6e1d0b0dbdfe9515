/** @jsxRuntime automatic */

import type { Operator } from '../../../src/parties/operators';
import {
  type DecisionEvidence,
  type EvidenceRole,
  type FigureEvidence,
  featureLabelsEn,
} from '../../../src/underwriting/decision';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { Page, PageTitle } from '../../parts/page';
import { formatFigure } from '../texts/feature-texts';
import { formatCount } from '../texts/format-amounts';
import { DaysTable, daysTitle, LinesTable } from './evidence-tables';
import { formatTotals, roleTexts } from './evidence-texts';
import { listDays, listPartLines } from './read-evidence';

/** Rows of a page. */
const pageSize = 100;

export interface EvidencePageProps {
  readonly operator: Operator;
  readonly review: ReviewView;
  readonly evidence: DecisionEvidence;
  readonly figure: FigureEvidence;
  readonly role: EvidenceRole | 'days';
  /** From 1. */
  readonly page: number;
  /** Path of this list. */
  readonly path: string;
}

/** One whole list of the evidence of a figure. */
export function evidencePage({ operator, review, evidence, figure, role, page, path }: EvidencePageProps) {
  const days = role === 'days' ? listDays(evidence, figure) : [];
  const indexes = figure.parts.find((part) => part.role === role)?.lines ?? [];
  const lines = listPartLines(evidence, indexes);
  const count = days.length + lines.length;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const current = Math.min(page, pages);
  const from = (current - 1) * pageSize;
  const title = role === 'days' ? daysTitle : roleTexts[role];
  const name = review.businessName ?? 'Unnamed business';
  return (
    <Page title={`${title}, ${name}`} operator={operator}>
      <p>
        <a href={`/operator/reviews/${review.id}#decisions`}>{`Back to ${name}`}</a>
      </p>
      <PageTitle>{title}</PageTitle>
      <p>
        {`${featureLabelsEn[figure.feature]}: ${formatFigure(figure.feature, figure.value)}. `}
        {role === 'days' ? formatCount(count, 'balance', 'balances') : formatTotals(role, lines)}
        {', newest first.'}
      </p>
      <section className="card">
        {role === 'days' ? (
          <DaysTable days={days.slice(from, from + pageSize)} />
        ) : (
          <LinesTable caption={title} lines={lines.slice(from, from + pageSize)} />
        )}
      </section>
      {pages > 1 && (
        <nav className="tabs" aria-label="Pages">
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <a
              key={number}
              href={`${path}?page=${number}`}
              aria-current={number === current ? 'page' : undefined}
            >
              {`${(number - 1) * pageSize + 1}–${Math.min(number * pageSize, count)}`}
            </a>
          ))}
        </nav>
      )}
    </Page>
  );
}
