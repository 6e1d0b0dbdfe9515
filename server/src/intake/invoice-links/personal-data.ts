import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Executor } from '../../platform/database';
import { type Keys, toEmailIndex } from '../../platform/keys';
import { openCustomerEmail } from './customer-email';
import { type InvoiceLinksTables, invoiceLinksTables } from './tables';

/** Links that merchants had mailed to one of the addresses, or that are named by id. */
export interface PersonLinks {
  readonly emails: readonly string[];
  readonly ids: readonly string[];
}

/** Links that concern a person. */
export async function listPersonLinks(
  executor: Executor,
  keys: Pick<Keys, 'decrypt' | 'keyedHash'>,
  links: PersonLinks,
) {
  if (links.emails.length + links.ids.length === 0) return [];
  const rows = await invoiceLinksTables(executor)
    .selectFrom('invoice_link')
    .select([
      'id',
      'number',
      'site',
      'amount_cents as amount',
      'customer_email as plain',
      'customer_email_cipher as cipher',
      'customer_name as name',
      'created_at as createdAt',
      'mailed_at as mailedAt',
    ])
    .where(concerns(keys, links))
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, plain, cipher, ...link }) => ({
      ...link,
      email: await openCustomerEmail(keys, id, { plain, cipher }),
    })),
  );
}

const concerns =
  (keys: Pick<Keys, 'keyedHash'>, { emails, ids }: PersonLinks) =>
  (link: ExpressionBuilder<InvoiceLinksTables, 'invoice_link'>): Expression<SqlBool> => {
    const hashes = emails.map((email) => toEmailIndex(keys, email));
    return link.or([
      ...(emails.length > 0
        ? [link('customer_email_hash', 'in', hashes), link('customer_email', 'in', [...emails])]
        : []),
      ...(ids.length > 0 ? [link('id', 'in', [...ids])] : []),
    ]);
  };

/** The columns of a link's customer after the erasure. */
const noCustomer = {
  customer_email: null,
  customer_email_cipher: null,
  customer_email_hash: null,
  customer_name: null,
  customer_key: null,
};

/** Removes addresses, and the merchants' names for them, from the links of a person. The links go on working. */
export async function eraseLinkRecipients(
  trx: Executor,
  keys: Pick<Keys, 'keyedHash'>,
  links: PersonLinks,
): Promise<void> {
  if (links.emails.length + links.ids.length === 0) return;
  await invoiceLinksTables(trx)
    .updateTable('invoice_link')
    .set(noCustomer)
    .where(concerns(keys, links))
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
    .set(noCustomer)
    .where('id', 'in', (query) =>
      query
        .selectFrom('invoice_link_list as old')
        .select('old.id')
        .where((link) =>
          link.or([
            link('old.customer_email', 'is not', null),
            link('old.customer_email_cipher', 'is not', null),
            link('old.customer_name', 'is not', null),
          ]),
        )
        .where('old.used_at', 'is', null)
        .where('old.expires_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
