import type { Cents } from '@tamarack/core/money/cents';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { CheckoutStatus } from '../../intake/checkouts';
import { type Executor, lowestIdAt } from '../../platform/database';
import { type MerchantCheckoutRow, selectCheckouts } from './repository';
import { type MerchantCheckoutsTables, merchantCheckoutsTables } from './tables';

/** A criterion that is null matches everything. */
export interface CheckoutCriteria {
  /** An order reference, or the number of an invoice in the form that numbers are compared in. */
  readonly order: { readonly reference: string; readonly numberKey: string } | null;
  readonly customer:
    | { readonly email: string; readonly emailHash: Buffer; readonly applicationIds: readonly string[] }
    /** Beginning of the words of a name. */
    | { readonly nameKey: string }
    | null;
  /** Where the visit came from, in any case. */
  readonly source: string | null;
  /** Amount of the cart or the invoice. */
  readonly amount: Cents | null;
  readonly status: CheckoutStatus | null;
  /** First instant. */
  readonly from: Date | null;
  /** First instant after it. */
  readonly until: Date | null;
}

/** Statuses in which the merchant sees who the applicant is. A rejection is not disclosed to the merchant. */
export const namedStatuses: readonly CheckoutStatus[] = ['approved', 'completed'];

type List = ExpressionBuilder<MerchantCheckoutsTables, 'merchant_checkout_list'>;
type Condition = (row: List) => Expression<SqlBool>;

interface RareCriterion {
  /** One to three, with an index of their own. */
  readonly alternatives: readonly Condition[];
  /** True: selects one customer's checkouts, which are all read. False: reads a page of each alternative, by id. */
  readonly isOneCustomer?: boolean;
}

/** Criteria that few checkouts meet, the rarest first. */
function listRareCriteria({ order, customer, amount, source }: CheckoutCriteria): readonly RareCriterion[] {
  const criteria: RareCriterion[] = [];
  if (order)
    criteria.push({
      alternatives: [
        (row) => row('order_key', '=', row.fn<string>('lower', [row.val(order.reference)])),
        (row) => row('invoice_number_key', '=', order.numberKey),
      ],
    });
  if (customer && 'nameKey' in customer) {
    const { nameKey } = customer;
    criteria.push({
      alternatives: [(row) => (nameKey === '' ? row.lit(false) : row('customer_key', 'like', `${nameKey}%`))],
    });
  }
  if (customer && 'email' in customer)
    criteria.push({
      isOneCustomer: true,
      alternatives: [
        (row) => row('customer_email_hash', '=', customer.emailHash),
        (row) => row('customer_email', '=', customer.email),
        (row) =>
          customer.applicationIds.length === 0
            ? row.lit(false)
            : row.and([
                row('application_id', 'in', customer.applicationIds),
                row('status', 'in', namedStatuses),
              ]),
      ],
    });
  if (amount !== null)
    criteria.push({
      alternatives: [
        (row) => row('cart_total_cents', '=', amount),
        (row) => row('invoice_amount_cents', '=', amount),
      ],
    });
  if (source !== null)
    criteria.push({
      alternatives: [(row) => row('source_key', '=', row.fn<string>('lower', [row.val(source)]))],
    });
  return criteria;
}

/**
 * A merchant's checkouts that meet all criteria, newest first; `before` is the last id of the previous page. One
 * statement: with a rare criterion it reads each of its alternatives from its index, then the newest of them. A plain `or`
 * would scan all of the merchant's checkouts, and so would sorting one customer's few links by id.
 */
export async function searchCheckouts(
  executor: Executor,
  merchantId: string,
  criteria: CheckoutCriteria,
  page: { readonly before: string | null; readonly limit: number },
): Promise<MerchantCheckoutRow[]> {
  const [rarest, ...others] = listRareCriteria(criteria);
  const meetsAll = (row: List) => {
    const { status, from, until } = criteria;
    return row.and([
      row('merchant_id', '=', merchantId),
      ...(status === null ? [] : [row('status', '=', status)]),
      // ids sort by time
      ...(from === null ? [] : [row('id', '>=', lowestIdAt(from))]),
      ...(until === null ? [] : [row('id', '<', lowestIdAt(until))]),
      ...(page.before === null ? [] : [row('id', '<', page.before)]),
      ...others.map(({ alternatives }) => row.or(alternatives.map((condition) => condition(row)))),
    ]);
  };
  const query = selectCheckouts(executor).orderBy('id', 'desc').limit(page.limit);
  if (!rarest) return query.where(meetsAll).execute();
  const idLists = rarest.alternatives.map((condition) => {
    const met = merchantCheckoutsTables(executor)
      .selectFrom('merchant_checkout_list')
      .select('id')
      .where(meetsAll)
      .where(condition);
    return sql`array(${rarest.isOneCustomer ? met : met.orderBy('id', 'desc').limit(page.limit)})`;
  });
  return query
    .where((row) => sql<boolean>`${row.ref('id')} = any(${sql.join(idLists, sql` || `)})`)
    .execute();
}
