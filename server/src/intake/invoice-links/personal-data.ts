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
      'customer_name as name',
      'created_at as createdAt',
      'mailed_at as mailedAt',
    ])
    .orderBy('id')
    .execute();
}

/** Removes an address, and the merchants' names for it, from the links that were mailed to it. The links go on working. */
export async function eraseLinkRecipient(trx: Executor, email: string): Promise<void> {
  await invoiceLinksTables(trx)
    .updateTable('invoice_link')
    .set({ customer_email: null, customer_name: null, customer_key: null })
    .where('customer_email', '=', email)
    .execute();
}

/** Removes the customers of links that expired before then and were never financed. Returns how many. */
export async function eraseExpiredRecipients(
  executor: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await invoiceLinksTables(executor)
    .updateTable('invoice_link')
    .set({ customer_email: null, customer_name: null, customer_key: null })
    .where('id', 'in', (query) =>
      query
        .selectFrom('invoice_link_list as old')
        .select('old.id')
        .where((link) =>
          link.or([link('old.customer_email', 'is not', null), link('old.customer_name', 'is not', null)]),
        )
        .where('old.used_at', 'is', null)
        .where('old.expires_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
