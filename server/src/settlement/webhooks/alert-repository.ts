import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import { webhooksTables } from './tables';

/** Answers the mail's id. */
export async function insertAlert(
  trx: Executor,
  alert: { readonly endpointId: string; readonly failingSince: Date; readonly now: Date },
): Promise<string> {
  const id = newId(alert.now);
  await webhooksTables(trx)
    .insertInto('webhook_alert')
    .values({
      id,
      endpoint_id: alert.endpointId,
      failing_since: alert.failingSince,
      queued_at: alert.now,
      held_until: null,
      sent_at: null,
      refused_at: null,
    })
    .execute();
  return id;
}

/** With whom the merchant wants to be written to, as far as that is known. */
export async function findAlert(executor: Executor, id: string) {
  return webhooksTables(executor)
    .selectFrom('webhook_alert as alert')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'alert.endpoint_id')
    .innerJoin('merchant', 'merchant.id', 'endpoint.merchant_id')
    .leftJoin('merchant_payee as payee', (join) =>
      join.onRef('payee.merchant_id', '=', 'merchant.id').on('payee.replaced_at', 'is', null),
    )
    .select([
      'endpoint.url',
      'merchant.name as merchant',
      'payee.remittance_email as email',
      'payee.language',
      'alert.failing_since as failingSince',
      'alert.sent_at as sentAt',
      'alert.refused_at as refusedAt',
    ])
    .where('alert.id', '=', id)
    .executeTakeFirst();
}

export type AlertRow = NonNullable<Awaited<ReturnType<typeof findAlert>>>;
