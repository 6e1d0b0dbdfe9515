import { openPerson } from '../../intake/applications';
import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import { applicantMailsTables } from './tables';

export async function findRecipient(executor: Executor, keys: Pick<Keys, 'decrypt'>, applicationId: string) {
  const row = await applicantMailsTables(executor)
    .selectFrom('applicant_mail_recipient')
    .select([
      'application_id as applicationId',
      'email',
      'email_cipher as emailCipher',
      'language',
      'entry',
      'merchant',
    ])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row && openPerson(keys, applicationId, row);
}

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

export async function findDecision(executor: Executor, id: string) {
  return applicantMailsTables(executor)
    .selectFrom('applicant_mail_decision')
    .select([
      'reasons',
      'limit_cents as limit',
      'instant_cents as instant',
      'review_kind as reviewKind',
      'expires_on as expiresOn',
      'reapply_on as reapplyOn',
    ])
    .where('decision_id', '=', id)
    .executeTakeFirst();
}

export async function findReview(executor: Executor, id: string) {
  return applicantMailsTables(executor)
    .selectFrom('applicant_mail_review')
    .select(['kind', 'due_at as dueAt'])
    .where('review_id', '=', id)
    .executeTakeFirst();
}

export async function findRequest(executor: Executor, id: string) {
  return applicantMailsTables(executor)
    .selectFrom('applicant_mail_request')
    .select(['items', 'note', 'answered_at as answeredAt'])
    .where('request_id', '=', id)
    .executeTakeFirst();
}

export async function findPayment(executor: Executor, signatureId: string) {
  return applicantMailsTables(executor)
    .selectFrom('applicant_mail_payment')
    .select([
      'paid_cents as paid',
      'due_on as dueOn',
      'invoice_number as invoiceNumber',
      'refunded_cents as refunded',
    ])
    .where('signature_id', '=', signatureId)
    .executeTakeFirst();
}

/** A capture or a release. */
export async function findCapture(executor: Executor, partId: string) {
  return applicantMailsTables(executor)
    .selectFrom('applicant_mail_capture')
    .select([
      'amount_cents as amount',
      'before_cents as before',
      'authorized_cents as authorized',
      'reason',
      'fee_cents as fee',
      'instalments',
      'due_on as dueOn',
      'expires_at as expiresAt',
      'captures',
      'refunded_cents as refunded',
    ])
    .where('part_id', '=', partId)
    .executeTakeFirst();
}

export async function findRefund(executor: Executor, id: string) {
  return applicantMailsTables(executor)
    .selectFrom('applicant_mail_refund')
    .select([
      'amount_cents as amount',
      'invoice_number as number',
      'financed_cents as financed',
      'refunded_cents as refunded',
    ])
    .where('refund_id', '=', id)
    .executeTakeFirst();
}
