import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor';
import type { DecisionOutcome } from '../decision/decision';
import { reviewsTables } from './tables';

/** Other applications of a customer that are shown. */
const othersLimit = 50;

/** What was ever asked of an applicant, oldest first, in whichever review. */
export async function requestsOf(executor: Executor, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('review_request')
    .innerJoin('review', 'review.id', 'review_request.review_id')
    .select([
      'review_request.id',
      'review_request.operator_id as operatorId',
      'review_request.items',
      'review_request.note',
      'review_request.asked_at as askedAt',
      'review_request.answer',
      'review_request.answered_at as answeredAt',
    ])
    .where('review.application_id', '=', applicationId)
    .orderBy('review_request.asked_at')
    .execute();
}

export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];

/** What the applicant wrote when asking for a person, if they have. */
export async function observationsOf(executor: Executor, applicationId: string): Promise<string | null> {
  const row = await reviewsTables(executor)
    .selectFrom('review')
    .select('observations')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'reconsideration')
    .executeTakeFirst();
  return row?.observations ?? null;
}

/**
 * The customer's other applications, newest first: with the decision in force, which is a person's where there is one,
 * and the line each of them made.
 */
export async function othersOf(executor: Executor, customerId: string, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('application')
    .innerJoin('checkout', 'checkout.application_id', 'application.id')
    .innerJoin('merchant', 'merchant.id', 'application.merchant_id')
    .leftJoin('credit_line', 'credit_line.application_id', 'application.id')
    .select([
      'checkout.id as checkoutId',
      'checkout.status',
      'checkout.cart_total_cents as cartTotal',
      'application.created_at as startedAt',
      'merchant.name as merchant',
      'credit_line.limit_cents as limit',
      'credit_line.used_cents as used',
      'credit_line.expires_on as expiresOn',
      sql<DecisionOutcome | null>`(
        select d.outcome from decision d where d.application_id = application.id
        order by d.review_id is not null desc, d.id desc limit 1)`.as('outcome'),
      sql<string | null>`(
        select r.id from review r where r.application_id = application.id
        order by r.id desc limit 1)`.as('reviewId'),
    ])
    .where('application.customer_id', '=', customerId)
    .where('application.id', '!=', applicationId)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(othersLimit)
    .execute();
}

export type OtherRow = Awaited<ReturnType<typeof othersOf>>[number];

/** Names of the operators among these ids. */
export async function operatorNames(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return reviewsTables(executor)
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
}
