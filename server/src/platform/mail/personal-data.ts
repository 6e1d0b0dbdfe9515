import type { Executor } from '../database';
import { mailTables } from './tables';

/** Mails about applications, oldest first. The address is null where it is not fixed before a mail is composed. */
export async function listApplicationMails(executor: Executor, applicationIds: readonly string[]) {
  return mailTables(executor)
    .selectFrom('mail')
    .select(['kind', 'recipient', 'queued_at as queuedAt', 'sent_at as sentAt'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('queued_at')
    .execute();
}

/** Removes the addresses of mails about applications, and sends none of those that wait. */
export async function cancelApplicationMails(
  trx: Executor,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  const own = mailTables(trx)
    .updateTable('mail')
    .where('application_id', 'in', [...applicationIds]);
  await own.set({ refused_at: now }).where('sent_at', 'is', null).where('refused_at', 'is', null).execute();
  await own.set({ recipient: null }).where('recipient', 'is not', null).execute();
}

/** The address of a mail that is sent. */
export async function forgetRecipient(trx: Executor, id: string): Promise<void> {
  await mailTables(trx).updateTable('mail').set({ recipient: null }).where('id', '=', id).execute();
}

/** Removes mails that were queued before then and are sent, refused, or too old to be sent. Returns how many. */
export async function removeFinishedMails(executor: Executor, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await mailTables(executor)
    .deleteFrom('mail')
    .where('id', 'in', (query) =>
      query
        .selectFrom('mail as old')
        .select('old.id')
        .where('old.queued_at', '<', before)
        .orderBy('old.queued_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
