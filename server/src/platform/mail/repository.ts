import { type Executor, newId } from '../database';
import { type Keys, openField, type SealingKeys, sealField, toEmailIndex } from '../keys';
import { type noRecipient, recipientColumn } from './recipient';
import { type MailKind, mailTables } from './tables';

export interface NewMail {
  readonly kind: MailKind;
  /** Id of the decision, review, request, signature … that the mail is about. */
  readonly about: string;
  readonly applicationId?: string;
  readonly merchantId?: string;
  /** The address, if it is fixed when the mail is queued; otherwise the composer determines it. */
  readonly recipient?: string;
  /** Further data fixed when the mail is queued; no personal data. */
  readonly details?: Readonly<Record<string, string>>;
}

/** The mail's id; null if a mail of a once-only kind is already queued. */
export async function insertMail(
  trx: Executor,
  keys: SealingKeys,
  mail: NewMail,
  now: Date,
): Promise<string | null> {
  const id = newId(now);
  const row = await mailTables(trx)
    .insertInto('mail')
    .values({
      id,
      kind: mail.kind,
      about: mail.about,
      application_id: mail.applicationId ?? null,
      merchant_id: mail.merchantId ?? null,
      ...(await sealField(keys, recipientColumn, id, mail.recipient ?? null)),
      details: JSON.stringify(mail.details ?? {}),
      queued_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findMail(executor: Executor, keys: Pick<Keys, 'decrypt'>, id: string) {
  const row = await mailTables(executor)
    .selectFrom('mail')
    .select([
      'id',
      'kind',
      'about',
      'application_id as applicationId',
      'merchant_id as merchantId',
      'recipient',
      'recipient_cipher',
      'details',
      'sent_at as sentAt',
      'refused_at as refusedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && openRecipient(keys, row);
}

/** A row with its address opened. */
export async function openRecipient<
  Row extends {
    readonly id: string;
    readonly recipient: string | null;
    readonly recipient_cipher: Buffer | null;
  },
>(keys: Pick<Keys, 'decrypt'>, { recipient: plain, recipient_cipher: cipher, ...row }: Row) {
  return { ...row, recipient: await openField(keys, recipientColumn, row.id, { plain, cipher }) };
}

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** Claims an unsent mail until `until`. False when it is done, or another worker has claimed it. */
export async function lockMail(
  executor: Executor,
  mail: { readonly id: string; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const result = await mailTables(executor)
    .updateTable('mail')
    .set({ locked_until: mail.until })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<=', mail.now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type MailUpdate =
  | ({ readonly sent_at: Date } & Partial<typeof noRecipient>)
  | ({ readonly refused_at: Date } & Partial<typeof noRecipient>)
  | { readonly locked_until: null };

export async function updateMail(executor: Executor, id: string, set: MailUpdate): Promise<void> {
  await mailTables(executor).updateTable('mail').set(set).where('id', '=', id).execute();
}

/** Mails queued within a period that are neither sent nor refused, oldest first. */
export async function listUnsent(
  executor: Executor,
  queued: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await mailTables(executor)
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('queued_at', '>=', queued.from)
    .where('queued_at', '<=', queued.to)
    .orderBy('queued_at')
    .limit(queued.limit)
    .execute();
  return rows.map(({ id }) => id);
}

const scopes = { about: 'about', merchantId: 'merchant_id' } as const;

/** Criteria for counting mails. */
export type MailScope = keyof typeof scopes | 'recipient';

/** When the matching mails were queued since then, oldest first. */
export async function listQueuedSince(
  executor: Executor,
  keys: Pick<Keys, 'keyedHash'>,
  kind: MailKind,
  counted: { readonly by: MailScope; readonly value: string; readonly since: Date },
): Promise<Date[]> {
  const { by, value } = counted;
  const rows = await mailTables(executor)
    .selectFrom('mail')
    .select('queued_at as at')
    .where((row) =>
      by === 'recipient'
        ? row.or([row('recipient_hash', '=', toEmailIndex(keys, value)), row('recipient', '=', value)])
        : row(scopes[by], '=', value),
    )
    .where('kind', '=', kind)
    .where('queued_at', '>', counted.since)
    .orderBy('queued_at')
    .execute();
  return rows.map(({ at }) => at);
}
