import type { Executor } from '../database/executor';
import { mailTables } from './tables';

/** Tables of mails that are sent once each: all have `held_until`, `sent_at` and `refused_at`. */
export type HeldMailTable = 'application_mail' | 'invoice_link_mail' | 'merchant_mail' | 'webhook_alert';

export type MailEnd =
  | { readonly sent_at: Date }
  | { readonly refused_at: Date }
  | { readonly held_until: null };

/** Takes a mail that is to be sent: until `until` nobody else can. False when it is done, or somebody else has it. */
export async function holdMail(
  executor: Executor,
  table: HeldMailTable,
  mail: { readonly id: string; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const result = await mailTables(executor)
    .updateTable(table)
    .set({ held_until: mail.until })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', mail.now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function endMail(
  executor: Executor,
  table: HeldMailTable,
  id: string,
  end: MailEnd,
): Promise<void> {
  await mailTables(executor).updateTable(table).set(end).where('id', '=', id).execute();
}
