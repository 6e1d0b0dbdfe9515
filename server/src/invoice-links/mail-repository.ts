import type { Executor } from '../database/executor';
import { newId } from '../database/ids';
import type { MailEnd } from '../messages/held-mails';

/** Holds a merchant: two acts of it that mail come one after the other, and each counts the other's. */
export async function holdMerchant(trx: Executor, merchantId: string): Promise<void> {
  await trx.selectFrom('merchant').select('id').where('id', '=', merchantId).forNoKeyUpdate().execute();
}

export interface Queued {
  readonly linkId: string;
  readonly merchantId: string;
  readonly recipient: string;
}

const columns = { linkId: 'link_id', merchantId: 'merchant_id', recipient: 'recipient' } as const;

/** When the mails of one link, merchant or recipient were queued since, oldest first. */
export async function queuedSince(
  executor: Executor,
  by: keyof Queued,
  value: string,
  since: Date,
): Promise<Date[]> {
  const rows = await executor
    .selectFrom('invoice_link_mail')
    .select('queued_at as at')
    .where(columns[by], '=', value)
    .where('queued_at', '>', since)
    .orderBy('queued_at')
    .execute();
  return rows.map(({ at }) => at);
}

export async function insertMail(trx: Executor, mail: Queued & { readonly now: Date }): Promise<string> {
  const id = newId(mail.now);
  await trx
    .insertInto('invoice_link_mail')
    .values({
      id,
      link_id: mail.linkId,
      merchant_id: mail.merchantId,
      recipient: mail.recipient,
      queued_at: mail.now,
      held_until: null,
      sent_at: null,
      refused_at: null,
    })
    .execute();
  return id;
}

export async function findMail(executor: Executor, id: string) {
  return executor
    .selectFrom('invoice_link_mail as mail')
    .innerJoin('merchant', 'merchant.id', 'mail.merchant_id')
    .select([
      'mail.link_id as linkId',
      'mail.recipient',
      'mail.sent_at as sentAt',
      'mail.refused_at as refusedAt',
      'merchant.name as merchant',
    ])
    .where('mail.id', '=', id)
    .executeTakeFirst();
}

/** Takes a mail that is to be sent: until `until` nobody else can. False when it is done, or somebody else has it. */
export async function holdMail(executor: Executor, id: string, now: Date, until: Date): Promise<boolean> {
  const result = await executor
    .updateTable('invoice_link_mail')
    .set({ held_until: until })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function endMail(executor: Executor, id: string, end: MailEnd): Promise<void> {
  await executor.updateTable('invoice_link_mail').set(end).where('id', '=', id).execute();
}
