import { buildMonthHistory } from '@tamarack/core/calendar/month-history';
import { dateIn, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { DocumentFacts } from '@tamarack/core/flow/facts';
import { hasRequiredMonths } from '@tamarack/core/validation/statement-months';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Part, part } from '../../platform/database/part';
import type { documentView } from './schemas';

export type DocumentView = z.output<typeof documentView>;

/** The documents' part of an application's facts and of its view: of supporting ones those of the open request. */
export type DocumentsPart = Part<{
  readonly facts: DocumentFacts;
  readonly documents: readonly DocumentView[];
}>;

interface Read {
  readonly submitted: boolean;
  /** Oldest first; null where there is none. */
  readonly documents: readonly DocumentView[] | null;
}

export const createDocumentsPart = (now: () => Date): DocumentsPart =>
  part(
    () => sql<Read>`jsonb_build_object(
      'submitted', application.documents_submitted_at is not null,
      'documents', (
        select jsonb_agg(jsonb_build_object(
          'id', d.id, 'kind', d.kind, 'name', d.name, 'size', d.size_bytes, 'state', d.state, 'problem', d.problem,
          'months', case when d.from_month is null then null
            else jsonb_build_object('from', d.from_month, 'to', d.to_month) end,
          'monthsSource', d.months_source) order by d.id)
        from document d where d.application_id = application.id and (d.request_id is null or exists (
          select from review_request q join review r on r.id = q.review_id
          where q.id = d.request_id and q.answered_at is null and r.state = 'asked'))))`,
    ({ submitted, documents }) => {
      const all = documents ?? [];
      return { documents: all, facts: { ...documentFacts(all, dateIn(now())), submitted } };
    },
  );

/** A document that is still being checked counts: a slow scanner holds nobody up. */
export function documentFacts(
  documents: readonly Pick<DocumentView, 'kind' | 'state' | 'months'>[],
  today: PlainDate,
): Omit<DocumentFacts, 'submitted'> {
  const usable = documents.filter(({ state }) => state !== 'refused');
  const statements = usable.filter(({ kind }) => kind === 'statement');
  const covered = buildMonthHistory(today, 'en').filter(({ month }) =>
    statements.some(({ months }) => months !== null && months.from <= month && month <= months.to),
  );
  return {
    statements: statements.length,
    statementsComplete: hasRequiredMonths(covered.map(({ index }) => index)),
    voidCheque: usable.some(({ kind }) => kind === 'voidCheque'),
  };
}
