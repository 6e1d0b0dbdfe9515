import type { Executor } from '../../platform/database';
import { reviewsTables } from './tables';

/** Maximum number of a customer's other applications to list. */
const maxOtherApplications = 50;

export async function listDocuments(executor: Executor, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('reviewed_document')
    .select([
      'id',
      'kind',
      'request_id as requestId',
      'name',
      'size_bytes as size',
      'media_type as mediaType',
      'state',
      'problem',
      'from_month as from',
      'to_month as to',
      'months_source as monthsSource',
      'page_count as pages',
      'uploaded_at as uploadedAt',
      'scan',
      'file_state as fileState',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
}

/** A document of an application that was submitted for review. */
export async function findReviewedDocument(executor: Executor, id: string) {
  return reviewsTables(executor)
    .selectFrom('reviewed_document')
    .select([
      'id',
      'application_id as applicationId',
      'name',
      'media_type as mediaType',
      'size_bytes as size',
    ])
    .select(({ ref }) => ref('file_id').$castTo<string>().as('fileId'))
    .select('scan')
    .where('id', '=', id)
    .where('state', '!=', 'refused')
    .where('file_state', '=', 'kept')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reviewed_application')
          .select('reviewed_application.id')
          .whereRef('reviewed_application.application_id', '=', 'reviewed_document.application_id'),
      ),
    )
    .executeTakeFirst();
}

export async function listDecisions(executor: Executor, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('reviewed_decision')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
}

export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

/** The customer's other applications, newest first. */
export async function listOtherApplications(executor: Executor, customerId: string, applicationId: string) {
  return reviewsTables(executor)
    .selectFrom('customer_application')
    .select([
      'checkout_id as checkoutId',
      'status',
      'cart_total_cents as cartTotal',
      'started_at as startedAt',
      'merchant',
      'limit_cents as limit',
      'used_cents as used',
      'expires_on as expiresOn',
      'outcome',
      'review_id as reviewId',
    ])
    .where('customer_id', '=', customerId)
    .where('id', '!=', applicationId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxOtherApplications)
    .execute();
}

export type OtherApplicationRow = Awaited<ReturnType<typeof listOtherApplications>>[number];
