import type { Executor } from '../../platform/database';
import { invoiceLinksTables } from './tables';

const selectAddressed = (executor: Executor, email: string) =>
  invoiceLinksTables(executor).selectFrom('invoice_link').where('customer_email', '=', email);

/** Links that merchants had mailed to an address. */
export async function listPersonLinks(executor: Executor, email: string) {
  return selectAddressed(executor, email)
    .select([
      'number',
      'site',
      'amount_cents as amount',
      'customer_email as email',
      'created_at as createdAt',
      'mailed_at as mailedAt',
    ])
    .orderBy('id')
    .execute();
}

/** Removes an address from the links that were mailed to it. The links go on working. */
export async function eraseLinkRecipient(trx: Executor, email: string): Promise<void> {
  await invoiceLinksTables(trx)
    .updateTable('invoice_link')
    .set({ customer_email: null })
    .where('customer_email', '=', email)
    .execute();
}

/** Removes the addresses of links that expired before then. Returns how many. */
export async function eraseExpiredRecipients(
  executor: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await invoiceLinksTables(executor)
    .updateTable('invoice_link')
    .set({ customer_email: null })
    .where('id', 'in', (query) =>
      query
        .selectFrom('invoice_link as old')
        .select('old.id')
        .where('old.customer_email', 'is not', null)
        .where('old.expires_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
