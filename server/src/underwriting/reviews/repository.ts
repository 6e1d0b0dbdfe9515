import { sql } from 'kysely';
import { openPerson } from '../../intake/applications';
import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import { type ReviewStatus, reviewsTables } from './tables';

const selectReviews = (executor: Executor) =>
  reviewsTables(executor)
    .selectFrom('reviewed_application')
    .select([
      'id',
      'kind',
      'state',
      'opened_at as openedAt',
      'due_at as dueAt',
      'decided_at as decidedAt',
      'application_id as applicationId',
      'business',
      'business_cipher as businessCipher',
      'cart_total_cents as cartTotal',
      'merchant',
      'proposed_limit_cents as proposedLimit',
      'proposed_by_id as proposedById',
      'proposed_by as proposedBy',
      'proposed_at as proposedAt',
    ]);

const selectListedReviews = (executor: Executor) =>
  selectReviews(executor).select(['decided_by as decidedBy', 'asked_at as askedAt']);

export type ReviewListRow = Awaited<ReturnType<typeof listReviews>>[number];

/** Open reviews and those waiting for the applicant: most urgent first; decided ones: last decided first. */
export async function listReviews(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  page: { readonly state: ReviewStatus; readonly after: string | null; readonly limit: number },
) {
  const decided = page.state === 'decided';
  const column = decided ? 'decided_at' : 'due_at';
  const direction = decided ? 'desc' : 'asc';
  let query = selectListedReviews(executor).where('state', '=', page.state);
  if (page.after !== null)
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(decided ? '<' : '>')}
        (select ${sql.ref(`r.${column}`)}, r.id from reviewed_application r where r.id = ${page.after})`,
    );
  const rows = await query.orderBy(column, direction).orderBy('id', direction).limit(page.limit).execute();
  return Promise.all(rows.map((row) => openPerson(keys, row.applicationId, row)));
}

export async function countReviews(executor: Executor): Promise<Record<ReviewStatus, number>> {
  const rows = await reviewsTables(executor)
    .selectFrom('reviewed_application')
    .select(({ fn }) => ['state', fn.countAll<string | number>().as('count')])
    .groupBy('state')
    .execute();
  const getCount = (state: ReviewStatus): number =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    open: getCount('open'),
    proposed: getCount('proposed'),
    asked: getCount('asked'),
    decided: getCount('decided'),
  };
}

/** A review with its application. */
export async function findReview(executor: Executor, keys: Pick<Keys, 'decrypt'>, reviewId: string) {
  const row = await selectReviews(executor)
    .select([
      'operator_id as operatorId',
      'customer_id as customerId',
      'entry',
      'language',
      'personal',
      'personal_cipher as personalCipher',
      'sin_last_three as sinLastThree',
      'phone',
      'phone_cipher as phoneCipher',
      'email',
      'email_cipher as emailCipher',
      'checkout_id as checkoutId',
      'status',
      'order_reference as orderReference',
    ])
    .where('id', '=', reviewId)
    .executeTakeFirst();
  return row && openPerson(keys, row.applicationId, row);
}

export type ReviewDetailsRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;
