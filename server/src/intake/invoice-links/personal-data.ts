import type { Executor } from '../../platform/database';
import { invoiceLinksTables } from './tables';

/** Links that merchants had mailed to one of the addresses, or that are named by id. */
export interface PersonLinks {
  readonly emails: readonly string[];
  readonly ids: readonly string[];
}

/** Links that concern a person. */
export async function listPersonLinks(executor: Executor, { emails, ids }: PersonLinks) {
  if (emails.length + ids.length === 0) return [];
  return invoiceLinksTables(executor)
    .selectFrom('invoice_link')
    .select([
      'number',
      'site',
      'amount_cents as amount',
      'customer_email as email',
      'customer_name as name',
      'created_at as createdAt',
      'mailed_at as mailedAt',
    ])
    .where((link) =>
      link.or([
        ...(emails.length > 0 ? [link('customer_email', 'in', [...emails])] : []),
        ...(ids.length > 0 ? [link('id', 'in', [...ids])] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Removes addresses, and the merchants' names for them, from the links of a person. The links go on working. */
export async function eraseLinkRecipients(trx: Executor, { emails, ids }: PersonLinks): Promise<void> {
  if (emails.length + ids.length === 0) return;
  await invoiceLinksTables(trx)
    .updateTable('invoice_link')
    .set({ customer_email: null, customer_name: null, customer_key: null })
    .where((link) =>
      link.or([
        ...(emails.length > 0 ? [link('customer_email', 'in', [...emails])] : []),
        ...(ids.length > 0 ? [link('id', 'in', [...ids])] : []),
      ]),
    )
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
