import { type Executor, newId } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { openPerson } from '../../applications';
import { type AccountReviewReason, accountsTables } from '../tables';

export interface NewAccountReview {
  readonly customerId: string;
  readonly applicationId: string;
  readonly reason: AccountReviewReason;
  readonly alertId: string | null;
  /** Cents; of the purchase that waits. */
  readonly amount: number | null;
  readonly now: Date;
}

/** False if a review of the same kind is open. */
export async function insertReview(trx: Executor, review: NewAccountReview): Promise<boolean> {
  const row = await accountsTables(trx)
    .insertInto('account_review')
    .values({
      id: newId(review.now),
      customer_id: review.customerId,
      application_id: review.applicationId,
      reason: review.reason,
      alert_id: review.alertId,
      amount_cents: review.amount,
      opened_at: review.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isFrozen(executor: Executor, customerId: string): Promise<boolean> {
  const row = await accountsTables(executor)
    .selectFrom('account_review')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'notMe')
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The purchase no longer has to wait. */
export async function withdrawReview(
  trx: Executor,
  applicationId: string,
  reason: AccountReviewReason,
): Promise<void> {
  await accountsTables(trx)
    .deleteFrom('account_review')
    .where('application_id', '=', applicationId)
    .where('reason', '=', reason)
    .where('outcome', 'is', null)
    .execute();
}

/** The reviews of one purchase. */
export async function listPurchaseReviews(executor: Executor, applicationId: string) {
  return accountsTables(executor)
    .selectFrom('account_review')
    .select(['reason', 'amount_cents as amount', 'outcome'])
    .where('application_id', '=', applicationId)
    .where('reason', '!=', 'notMe')
    .execute();
}

const selectReviews = (executor: Executor) =>
  accountsTables(executor)
    .selectFrom('account_review as review')
    .innerJoin('account_application as application', 'application.application_id', 'review.application_id')
    .leftJoin('account_alert as alert', 'alert.id', 'review.alert_id')
    .select([
      'review.id',
      'review.application_id as applicationId',
      'review.customer_id as customerId',
      'review.reason',
      'review.amount_cents as amount',
      'review.opened_at as openedAt',
      'review.outcome',
      'alert.kind as reported',
      'application.personal',
      'application.personal_cipher as personalCipher',
      'application.phone',
      'application.phone_cipher as phoneCipher',
      'application.merchant_name as merchant',
    ]);

/** Open reviews, oldest first. */
export async function listOpenReviews(executor: Executor, keys: Pick<Keys, 'decrypt'>) {
  const rows = await selectReviews(executor)
    .where('review.outcome', 'is', null)
    .orderBy('review.opened_at')
    .orderBy('review.id')
    .limit(200)
    .execute();
  return Promise.all(rows.map((row) => openPerson(keys, row.applicationId, row)));
}

export type OpenReview = Awaited<ReturnType<typeof listOpenReviews>>[number];

export async function lockReview(trx: Executor, id: string) {
  return accountsTables(trx)
    .selectFrom('account_review')
    .select(['id', 'application_id as applicationId', 'customer_id as customerId', 'reason', 'outcome'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The oldest open report of a customer that it was not them, locked so that the freeze cannot be lifted meanwhile. */
export async function lockReport(trx: Executor, customerId: string) {
  return accountsTables(trx)
    .selectFrom('account_review')
    .select(['id', 'application_id as applicationId'])
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'notMe')
    .where('outcome', 'is', null)
    .orderBy('opened_at')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function resolveReview(
  trx: Executor,
  id: string,
  by: { readonly outcome: 'cleared' | 'refused'; readonly operatorId: string; readonly now: Date },
): Promise<void> {
  await accountsTables(trx)
    .updateTable('account_review')
    .set({ outcome: by.outcome, resolved_by: by.operatorId, resolved_at: by.now })
    .where('id', '=', id)
    .execute();
}
