import { buildMonthHistory } from '@tamarack/core/calendar/month-history';
import { dateIn, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { DocumentFacts, Facts } from '@tamarack/core/flow/facts';
import { hasRequiredMonths } from '@tamarack/core/validation/bank/statement-months';
import { sql } from 'kysely';
import type { DocumentsPart, DocumentView } from '../../intake/applications';
import { definePart, type Part } from '../../platform/database';
import { readBankFailure } from '../banking';
import { isRequestOpen } from '../review-queue';

interface DocumentsRow {
  readonly submitted: boolean;
  /** Oldest first; null if there is none. */
  readonly documents: readonly DocumentView[] | null;
}

export const createDocumentsPart = (now: () => Date): DocumentsPart =>
  definePart(
    () => sql<DocumentsRow>`jsonb_build_object(
      'submitted', application.documents_submitted_at is not null,
      'documents', (
        select jsonb_agg(jsonb_build_object(
          'id', d.id, 'kind', d.kind, 'name', d.name, 'size', d.size_bytes, 'state', d.state, 'problem', d.problem,
          'months', case when d.from_month is null then null
            else jsonb_build_object('from', d.from_month, 'to', d.to_month) end,
          'monthsSource', d.months_source) order by d.id)
        from document d where d.application_id = application.id and (
          d.request_id is null or ${isRequestOpen(sql`d.request_id`)})))`,
    ({ submitted, documents }) => {
      const all = documents ?? [];
      return { documents: all, facts: { ...computeDocumentFacts(all, dateIn(now())), submitted } };
    },
  );

/** Why the last bank connection failed. Not shown to an applicant who uploads documents instead. */
export const bankTroublePart: Part<Pick<Facts, 'bankTrouble'>> = definePart(
  () => sql<Facts['bankTrouble']>`(
    select case when exists (
      select from document d
      where d.application_id = application.id and d.uploaded_at > (f.failure ->> 'completedAt')::timestamptz
    ) then null else f.failure ->> 'trouble' end
    from (select ${readBankFailure()} as failure) f)`,
  (bankTrouble) => ({ bankTrouble }),
);

/** A document that is still being checked counts: a slow scanner does not block the applicant. */
function computeDocumentFacts(
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
