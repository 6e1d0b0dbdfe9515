import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor';
import { reviewsTables } from './tables';

/** Acts of the trail that are shown. */
const trailLimit = 500;

/** A review with the application it is of. */
export async function findReviewed(executor: Executor, reviewId: string) {
  return reviewsTables(executor)
    .selectFrom('review')
    .innerJoin('application', 'application.id', 'review.application_id')
    .innerJoin('checkout', 'checkout.application_id', 'application.id')
    .innerJoin('merchant', 'merchant.id', 'application.merchant_id')
    .select([
      'review.id',
      'review.kind',
      'review.state',
      'review.opened_at as openedAt',
      'review.due_at as dueAt',
      'review.decided_at as decidedAt',
      'review.operator_id as operatorId',
      'application.id as applicationId',
      'application.customer_id as customerId',
      'application.entry',
      'application.language',
      'application.personal',
      'application.sin_last_three as sinLastThree',
      'application.phone',
      'application.email',
      'application.business',
      'checkout.id as checkoutId',
      'checkout.status',
      'checkout.cart_total_cents as cartTotal',
      'checkout.order_reference as orderReference',
      'merchant.name as merchant',
    ])
    .where('review.id', '=', reviewId)
    .executeTakeFirst();
}

export type ReviewedRow = NonNullable<Awaited<ReturnType<typeof findReviewed>>>;

/** Beside an answer, once that is sent: nobody looks into drafts. */
const handedIn = sql<boolean>`(document.request_id is null or exists (
  select from review_request q where q.id = document.request_id and q.answered_at is not null))`;

export async function documentsOf(executor: Executor, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('document')
    .leftJoin('stored_file', 'stored_file.id', 'document.file_id')
    .select([
      'document.id',
      'document.kind',
      'document.request_id as requestId',
      'document.name',
      'document.size_bytes as size',
      'document.media_type as mediaType',
      'document.state',
      'document.problem',
      'document.from_month as from',
      'document.to_month as to',
      'document.months_source as monthsSource',
      'document.page_count as pages',
      'document.uploaded_at as uploadedAt',
      'stored_file.scan',
      'stored_file.state as fileState',
    ])
    .where('document.application_id', '=', applicationId)
    .where(handedIn)
    .orderBy('document.id')
    .execute();
}

/** A document of an application that was ever put before a reviewer. */
export async function findReviewedDocument(executor: Executor, id: string) {
  return reviewsTables(executor)
    .selectFrom('document')
    .innerJoin('stored_file', 'stored_file.id', 'document.file_id')
    .select([
      'document.id',
      'document.application_id as applicationId',
      'document.name',
      'document.media_type as mediaType',
      'document.size_bytes as size',
      'stored_file.id as fileId',
      'stored_file.scan',
    ])
    .where('document.id', '=', id)
    .where('document.state', '!=', 'refused')
    .where('stored_file.state', '=', 'kept')
    .where(handedIn)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('review')
          .select('review.id')
          .whereRef('review.application_id', '=', 'document.application_id'),
      ),
    )
    .executeTakeFirst();
}

export async function decisionsOf(executor: Executor, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('decision')
    .leftJoin('review', 'review.id', 'decision.review_id')
    .selectAll('decision')
    .select('review.operator_id as operatorId')
    .where('decision.application_id', '=', applicationId)
    .orderBy('decision.decided_at')
    .orderBy('decision.id')
    .execute();
}

export type DecisionRow = Awaited<ReturnType<typeof decisionsOf>>[number];

/** Oldest first; of a long trail its end. */
export async function trailOf(executor: Executor, applicationId: string) {
  const rows = await reviewsTables(executor)
    .selectFrom('audit_event')
    .select(['at', 'actor', 'act', 'details'])
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(trailLimit)
    .execute();
  return rows.reverse();
}

export async function debitSource(executor: Executor, applicationId: string) {
  const row = await reviewsTables(executor)
    .selectFrom('debit_account')
    .select('source')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.source ?? null;
}
