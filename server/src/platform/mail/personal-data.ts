import { sql } from 'kysely';
import type { Executor } from '../database';
import { type Keys, toEmailIndex } from '../keys';
import { noRecipient } from './recipient';
import { openRecipient } from './repository';
import { type MailKind, mailTables } from './tables';

/** Mails about applications, oldest first. The address is null if it is not fixed before a mail is composed. */
export async function listApplicationMails(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  applicationIds: readonly string[],
) {
  const rows = await mailTables(executor)
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'recipient_cipher', 'queued_at as queuedAt', 'sent_at as sentAt'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('queued_at')
    .execute();
  const opened = await Promise.all(rows.map((row) => openRecipient(keys, row)));
  return opened.map(({ kind, recipient, queuedAt, sentAt }) => ({ kind, recipient, queuedAt, sentAt }));
}

const hasRecipient = sql<boolean>`(recipient is not null or recipient_cipher is not null)`;

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
  await own.set(noRecipient).where(hasRecipient).execute();
}

/** Kinds of mails to people that are queued with an address and without an application. */
const addressedKinds: readonly MailKind[] = ['invoiceLink', 'personCorrected'];

/**
 * Removes addresses of a person from mails that name no application, and sends none of those that wait. Mails to the same
 * addresses as a merchant's member or an operator are kept.
 */
export async function cancelAddressedMails(
  trx: Executor,
  keys: Pick<Keys, 'keyedHash'>,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  if (addresses.length === 0) return;
  const own = mailTables(trx)
    .updateTable('mail')
    .where((row) =>
      row.or([
        row(
          'recipient_hash',
          'in',
          addresses.map((address) => toEmailIndex(keys, address)),
        ),
        row('recipient', 'in', [...addresses]),
      ]),
    )
    .where('kind', 'in', [...addressedKinds]);
  await own.set({ refused_at: now }).where('sent_at', 'is', null).where('refused_at', 'is', null).execute();
  await own.set(noRecipient).execute();
}

/** Removes the addresses of mails of these kinds that were queued before then. */
export async function forgetRecipients(
  executor: Executor,
  kinds: readonly MailKind[],
  before: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  await mailTables(executor)
    .updateTable('mail')
    .set(noRecipient)
    .where('kind', 'in', [...kinds])
    .where(hasRecipient)
    .where('queued_at', '<', before)
    .execute();
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
