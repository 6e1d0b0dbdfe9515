import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import { payoutsTables } from './tables';

/** Null where this one is queued already. */
export async function insertMail(
  executor: Executor,
  mail: { readonly merchantId: string; readonly batchId: string; readonly now: Date },
): Promise<string | null> {
  const row = await payoutsTables(executor)
    .insertInto('merchant_mail')
    .values({
      id: newId(mail.now),
      merchant_id: mail.merchantId,
      kind: 'remittance',
      about: mail.batchId,
      queued_at: mail.now,
      held_until: null,
      sent_at: null,
      refused_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'about', 'merchant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A mail to a merchant with the batch it tells of, as far as that is there. */
export async function findMail(executor: Executor, id: string) {
  return payoutsTables(executor)
    .selectFrom('merchant_mail as mail')
    .innerJoin('merchant', 'merchant.id', 'mail.merchant_id')
    .innerJoin('payout_batch as batch', 'batch.id', 'mail.about')
    .select([
      'mail.merchant_id as merchantId',
      'mail.about as batchId',
      'mail.sent_at as sentAt',
      'mail.refused_at as refusedAt',
      'merchant.name as merchant',
      'batch.due_on as dueOn',
    ])
    .where('mail.id', '=', id)
    .executeTakeFirst();
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** What a merchant gets in a batch, in its order. */
export async function listRemitted(executor: Executor, batchId: string, merchantId: string) {
  return payoutsTables(executor)
    .selectFrom('payout_entry as entry')
    .innerJoin('payout', 'payout.id', 'entry.payout_id')
    .innerJoin('merchant_payee as payee', 'payee.id', 'entry.payee_id')
    .select([
      'entry.cents',
      'payout.withheld_cents as withheld',
      'payout.reference',
      'payee.account_ending as accountEnding',
      'payee.remittance_email as email',
      'payee.language',
    ])
    .where('entry.batch_id', '=', batchId)
    .where('payout.merchant_id', '=', merchantId)
    .orderBy('entry.position')
    .execute();
}
