import type { Executor } from '../../platform/database';
import { type Keys, openField } from '../../platform/keys';
import { recipientColumn } from './alerts/alert-recipient';
import { removePasskeys } from './passkey-repository';
import { accountsTables } from './tables';

/** Alerts that were sent to a customer. */
export async function listPersonAlerts(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  applicationIds: readonly string[],
) {
  const rows = await accountsTables(executor)
    .selectFrom('account_alert')
    .select(['id', 'kind', 'recipient', 'recipient_cipher', 'created_at as at', 'used_at as reportedAt'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, kind, recipient: plain, recipient_cipher: cipher, at, reportedAt }) => {
      const recipient = await openField(keys, recipientColumn, id, { plain, cipher });
      return { kind, recipient, at, reportedAt };
    }),
  );
}

/** Account reviews by operators. */
export async function listPersonReviews(executor: Executor, applicationIds: readonly string[]) {
  return accountsTables(executor)
    .selectFrom('account_review')
    .select(['reason', 'outcome', 'opened_at as openedAt', 'resolved_at as resolvedAt'])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}

export async function listPersonPasskeys(executor: Executor, customerId: string) {
  return accountsTables(executor)
    .selectFrom('customer_passkey')
    .select(['device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** Removes the addresses that were alerted, and the links in the alerts. */
export async function eraseAlerts(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  await accountsTables(trx)
    .updateTable('account_alert')
    .set({ recipient: null, recipient_cipher: null, token_hash: null })
    .where('application_id', 'in', [...applicationIds])
    .execute();
}

export const erasePasskeys: (trx: Executor, customerId: string) => Promise<void> = removePasskeys;
