import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import type { ReviewKind, ReviewState } from './tables';
import { reviewsTables } from './tables';

/** Opens a review; null when one of the application is open already. */
export async function insertReview(
  executor: Executor,
  review: {
    readonly applicationId: string;
    readonly kind: ReviewKind;
    readonly openedAt: Date;
    readonly dueAt: Date;
    readonly observations: string | null;
  },
): Promise<string | null> {
  const row = await reviewsTables(executor)
    .insertInto('review')
    .values({
      id: newId(review.openedAt),
      application_id: review.applicationId,
      kind: review.kind,
      opened_at: review.openedAt,
      due_at: review.dueAt,
      observations: review.observations,
    })
    .onConflict((conflict) =>
      // written out: a parameter there would not be known to match the index's own condition
      conflict.column('application_id').where('state', '<>', sql.lit('decided')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const summarised = (executor: Executor) =>
  reviewsTables(executor)
    .selectFrom('review')
    .innerJoin('application', 'application.id', 'review.application_id')
    .innerJoin('checkout', 'checkout.application_id', 'application.id')
    .innerJoin('merchant', 'merchant.id', 'application.merchant_id')
    .leftJoin('operator', 'operator.id', 'review.operator_id')
    // at most one waits for its answer
    .leftJoin('review_request', (join) =>
      join.onRef('review_request.review_id', '=', 'review.id').on('review_request.answered_at', 'is', null),
    )
    .select([
      'review.id',
      'review.kind',
      'review.state',
      'review.application_id as applicationId',
      'review.opened_at as openedAt',
      'review.due_at as dueAt',
      'review.decided_at as decidedAt',
      'operator.name as decidedBy',
      'review_request.asked_at as askedAt',
      'application.business',
      'checkout.cart_total_cents as cartTotal',
      'merchant.name as merchant',
    ]);

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof summarised>['execute']>>[number];

/** Open ones and those that wait for an answer the most urgent first; decided ones the last decided first. */
export async function listReviews(
  executor: Executor,
  page: { readonly state: ReviewState; readonly after: string | null; readonly limit: number },
): Promise<ReviewRow[]> {
  const decided = page.state === 'decided';
  const column = decided ? 'decided_at' : 'due_at';
  const direction = decided ? 'desc' : 'asc';
  let query = summarised(executor).where('review.state', '=', page.state);
  if (page.after !== null)
    query = query.where(
      sql<boolean>`(${sql.ref(`review.${column}`)}, review.id) ${sql.raw(decided ? '<' : '>')}
        (select ${sql.ref(`r.${column}`)}, r.id from review r where r.id = ${page.after})`,
    );
  return query
    .orderBy(`review.${column}`, direction)
    .orderBy('review.id', direction)
    .limit(page.limit)
    .execute();
}

export async function countReviews(executor: Executor): Promise<Record<ReviewState, number>> {
  const rows = await reviewsTables(executor)
    .selectFrom('review')
    .select(({ fn }) => ['state', fn.countAll<string | number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: ReviewState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { open: of('open'), asked: of('asked'), decided: of('decided') };
}

export async function reviewExists(executor: Executor, id: string): Promise<boolean> {
  return (await findReview(executor, id)) !== undefined;
}

/** Which application a review is of, and of what kind. */
async function findReview(executor: Executor, id: string) {
  return reviewsTables(executor)
    .selectFrom('review')
    .select(['id', 'application_id as applicationId', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks a review decided; false when somebody else was first. */
export async function closeReview(
  trx: Executor,
  id: string,
  by: { readonly operatorId: string; readonly now: Date },
): Promise<boolean> {
  const result = await reviewsTables(trx)
    .updateTable('review')
    .set({ state: 'decided', decided_at: by.now, operator_id: by.operatorId })
    .where('id', '=', id)
    .where('state', '<>', 'decided')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Holds the application against every other change: always the first lock taken. */
export async function lockApplication(trx: Executor, id: string): Promise<void> {
  await reviewsTables(trx).selectFrom('application').select('id').where('id', '=', id).forUpdate().execute();
}
