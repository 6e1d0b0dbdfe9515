import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import { invoiceLinksTables } from './tables';

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
  const rows = await invoiceLinksTables(executor)
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
  await invoiceLinksTables(trx)
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
  return invoiceLinksTables(executor)
    .selectFrom('invoice_link_mail as mail')
    .select([
      'mail.link_id as linkId',
      'mail.merchant_id as merchantId',
      'mail.recipient',
      'mail.sent_at as sentAt',
      'mail.refused_at as refusedAt',
    ])
    .where('mail.id', '=', id)
    .executeTakeFirst();
}
