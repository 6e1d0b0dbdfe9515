import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import type { ApplicationMailKind } from '../../platform/mail/tables';
import { applicantMailsTables } from './tables';

/** Null where this one is queued already. */
export async function insertMail(
  executor: Executor,
  mail: {
    readonly applicationId: string;
    readonly kind: ApplicationMailKind;
    readonly about: string;
    readonly now: Date;
  },
): Promise<string | null> {
  const row = await applicantMailsTables(executor)
    .insertInto('application_mail')
    .values({
      id: newId(mail.now),
      application_id: mail.applicationId,
      kind: mail.kind,
      about: mail.about,
      queued_at: mail.now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A mail with its addressee, and what it is about as far as that is there. */
export async function findMail(executor: Executor, id: string) {
  return applicantMailsTables(executor)
    .selectFrom('application_mail as mail')
    .innerJoin('application', 'application.id', 'mail.application_id')
    .innerJoin('merchant', 'merchant.id', 'application.merchant_id')
    .leftJoin('decision', 'decision.id', 'mail.about')
    .leftJoin('review as judged', 'judged.id', 'decision.review_id')
    .leftJoin('credit_line as line', 'line.decision_id', 'decision.id')
    .leftJoin('rejection', 'rejection.decision_id', 'decision.id')
    .leftJoin('review', 'review.id', 'mail.about')
    .leftJoin('review_request as asked', 'asked.id', 'mail.about')
    .leftJoin('agreement_signature as signature', 'signature.id', 'mail.about')
    .leftJoin('agreement', 'agreement.id', 'signature.agreement_id')
    .leftJoin('payment_option as option', 'option.id', 'signature.option_id')
    .leftJoin('invoice', 'invoice.application_id', 'application.id')
    .select([
      'mail.kind',
      'mail.about',
      'mail.sent_at as sentAt',
      'mail.refused_at as refusedAt',
      'application.id as applicationId',
      'application.email',
      'application.language',
      'application.entry',
      'merchant.name as merchant',
      'decision.reasons',
      'decision.limit_cents as limit',
      'decision.instant_cents as instant',
      'judged.kind as byReview',
      'line.expires_on as expiresOn',
      'rejection.reapply_on as reapplyOn',
      'review.kind as reviewKind',
      'review.due_at as dueAt',
      'asked.items',
      'asked.note',
      'asked.answered_at as answeredAt',
      'option.principal_cents as paid',
      'agreement.due_on as dueOn',
      'invoice.number as invoiceNumber',
    ])
    .where('mail.id', '=', id)
    .executeTakeFirst();
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;
