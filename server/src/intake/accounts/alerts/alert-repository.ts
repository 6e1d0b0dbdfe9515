import { type Executor, newId } from '../../../platform/database';
import { type Keys, openField, type SealingKeys, sealField } from '../../../platform/keys';
import { type AlertKind, accountsTables } from '../tables';
import { recipientColumn } from './alert-recipient';

export interface NewAlert {
  readonly customerId: string;
  readonly applicationId: string;
  readonly kind: AlertKind;
  readonly recipient: string;
  /** Cents; of a draw. */
  readonly amount: number | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Returns its id. */
export async function insertAlert(trx: Executor, keys: SealingKeys, alert: NewAlert): Promise<string> {
  const id = newId(alert.now);
  await accountsTables(trx)
    .insertInto('account_alert')
    .values({
      id,
      customer_id: alert.customerId,
      application_id: alert.applicationId,
      kind: alert.kind,
      ...(await sealField(keys, recipientColumn, id, alert.recipient)),
      amount_cents: alert.amount,
      created_at: alert.now,
      expires_at: alert.expiresAt,
    })
    .execute();
  return id;
}

/** An alert with the data of its mail. */
export async function findAlert(executor: Executor, keys: Pick<Keys, 'decrypt'>, id: string) {
  const row = await accountsTables(executor)
    .selectFrom('account_alert as alert')
    .innerJoin('account_application as application', 'application.application_id', 'alert.application_id')
    .select([
      'alert.kind',
      'alert.recipient',
      'alert.recipient_cipher as cipher',
      'alert.amount_cents as amount',
      'alert.created_at as createdAt',
      'alert.expires_at as expiresAt',
      'alert.used_at as usedAt',
      'application.language',
      'application.merchant_name as merchant',
    ])
    .where('alert.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { recipient: plain, cipher, ...alert } = row;
  return { ...alert, recipient: await openField(keys, recipientColumn, id, { plain, cipher }) };
}

/** Id of the alert; null if it was used, or none was stored. */
export async function findSignatureAlert(executor: Executor, applicationId: string): Promise<string | null> {
  const row = await accountsTables(executor)
    .selectFrom('account_alert')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'signature')
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function setAlertToken(executor: Executor, id: string, tokenHash: Buffer): Promise<void> {
  await accountsTables(executor)
    .updateTable('account_alert')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .execute();
}

/** Uses an alert's link, once; undefined if it is unknown, used or expired. */
export async function consumeAlert(trx: Executor, tokenHash: Buffer, now: Date) {
  return accountsTables(trx)
    .updateTable('account_alert')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'customer_id as customerId', 'application_id as applicationId'])
    .executeTakeFirst();
}

/** Cents that the customer drew since then on devices other than the one that the line was granted on. */
export async function sumDraws(executor: Executor, customerId: string, since: Date): Promise<number> {
  const rows = await accountsTables(executor)
    .selectFrom('account_alert')
    .select(['application_id', 'amount_cents as amount'])
    // two addresses may be notified of a draw
    .distinctOn('application_id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'draw')
    .where('created_at', '>', since)
    .execute();
  return rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
