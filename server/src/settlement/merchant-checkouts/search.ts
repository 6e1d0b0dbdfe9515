import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { toInstants } from '@tamarack/core/calendar/start-of-day';
import type { Cents } from '@tamarack/core/money/cents';
import { normalizeEmail } from '@tamarack/core/validation/email';
import { toNumberKey } from '../../../reader';
import { listAuthorizations } from '../../financing/authorizations';
import { listApplicationsByEmail, listBusinessNames } from '../../intake/applications';
import { type CheckoutStatus, listOrders, type OrderView, toEntry } from '../../intake/checkouts';
import { openCustomerEmail } from '../../intake/invoice-links';
import { toSearchWords } from '../../parties/merchants';
import type { Executor } from '../../platform/database';
import { type PageRequest, readPage } from '../../platform/http';
import { type Keys, toEmailIndex } from '../../platform/keys';
import { listRefunds } from '../refunds';
import type { MerchantCheckoutRow } from './repository';
import { type CheckoutCriteria, namedStatuses, searchCheckouts } from './search-repository';

/** A merchant's search. A criterion that is null or empty matches everything. */
export interface CheckoutSearch {
  /** An order reference or an invoice number, in any case. */
  readonly order: string;
  /** A whole email address, or the beginning of the name that the merchant gave an invoice's customer. */
  readonly customer: string;
  /** Where the visit came from: the `utmSource` that the page passed, in any case. */
  readonly source: string;
  readonly amount: Cents | null;
  readonly status: CheckoutStatus | null;
  /** First day, in the provider's time zone. */
  readonly from: PlainDate | null;
  /** Last day. */
  readonly to: PlainDate | null;
}

export const allCheckouts: CheckoutSearch = {
  order: '',
  customer: '',
  source: '',
  amount: null,
  status: null,
  from: null,
  to: null,
};

/** A checkout in its merchant's list. */
export interface CheckoutSummary {
  readonly checkoutId: string;
  readonly status: CheckoutStatus;
  readonly kind: 'cart' | 'invoice' | 'preQualification';
  /** The order's reference or the invoice's number. */
  readonly reference: string | null;
  /** The customer as the merchant named it; the business's trade name once the checkout is approved. */
  readonly customer: string | null;
  /** Amount of the cart or the invoice; null if there is neither yet. */
  readonly amount: Cents | null;
  /** The amount signed, or the part of it that is captured; null before the signature. */
  readonly financed: Cents | null;
  /** All refunds. */
  readonly refunded: Cents;
  readonly createdAt: Date;
}

/** A checkout in its merchant's export. */
export interface ExportedCheckout extends CheckoutSummary, Pick<OrderView, 'platform' | 'tracking'> {
  readonly completedAt: Date | null;
}

export interface SearchDeps {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt' | 'keyedHash'>;
}

/** Newest first. Throws `validation-failed` for an invalid cursor. */
export async function findMerchantCheckouts(
  { database, keys }: SearchDeps,
  merchantId: string,
  search: CheckoutSearch,
  page: PageRequest,
): Promise<{ readonly rows: readonly MerchantCheckoutRow[]; readonly nextCursor: string | null }> {
  const criteria = await toCriteria({ database, keys }, search);
  return await readPage(page, (part) => searchCheckouts(database, merchantId, criteria, part));
}

async function toCriteria(deps: SearchDeps, search: CheckoutSearch): Promise<CheckoutCriteria> {
  const { order, source, amount, status, ...days } = search;
  return {
    order: order === '' ? null : { reference: order, numberKey: toNumberKey(order) },
    customer: await toCustomerCriterion(deps, search.customer),
    source: source === '' ? null : source,
    amount,
    status,
    ...toInstants(days),
  };
}

async function toCustomerCriterion(
  { database, keys }: SearchDeps,
  customer: string,
): Promise<CheckoutCriteria['customer']> {
  if (customer === '') return null;
  if (!customer.includes('@')) return { nameKey: toSearchWords(customer) };
  const email = normalizeEmail(customer);
  const applicationIds = await listApplicationsByEmail(database, keys, email);
  return { email, emailHash: toEmailIndex(keys, email), applicationIds };
}

/** Checkouts that an export reads at a time. */
const exportPageSize = 500;

/** All that a member looks for, newest first, read page by page. */
export async function* readAllCheckouts(
  deps: SearchDeps,
  merchantId: string,
  search: CheckoutSearch,
): AsyncGenerator<ExportedCheckout> {
  const criteria = await toCriteria(deps, search);
  let before: string | null = null;
  do {
    const page = { before, limit: exportPageSize };
    const rows = await searchCheckouts(deps.database, merchantId, criteria, page);
    const getOrder = await listOrders(
      deps.database,
      rows.map(({ id }) => id),
    );
    const summaries = await toSummaries(deps, rows);
    for (const [index, summary] of summaries.entries()) {
      const { platform, tracking } = getOrder(summary.checkoutId);
      yield { ...summary, platform, tracking, completedAt: rows[index]?.completedAt ?? null };
    }
    before = rows.length < exportPageSize ? null : (rows.at(-1)?.id ?? null);
  } while (before !== null);
}

/** Rows with their customers and refunds. */
export async function toSummaries(
  { database, keys }: SearchDeps,
  rows: readonly MerchantCheckoutRow[],
): Promise<readonly CheckoutSummary[]> {
  const named = rows.filter(({ status }) => namedStatuses.includes(status));
  const names = await listBusinessNames(
    database,
    keys,
    named.map(({ applicationId }) => applicationId),
  );
  const ids = rows.map(({ id }) => id);
  const refunds = await listRefunds(database, ids);
  const captured = new Map(
    (await listAuthorizations(database, ids)).map((row) => [row.checkoutId, row.captured]),
  );
  const emails = await Promise.all(rows.map((row) => readCustomerEmail(keys, row)));
  return rows.map((row, index) => ({
    checkoutId: row.id,
    status: row.status,
    ...describeGoods(row),
    customer: row.customerName ?? names.get(row.applicationId) ?? emails[index] ?? null,
    financed: captured.get(row.id) ?? row.financed,
    refunded: refunds.reduce((sum, { checkoutId, amount }) => sum + (checkoutId === row.id ? amount : 0), 0),
    createdAt: row.createdAt,
  }));
}

/** The customer's email address, if the merchant passed one with the invoice link. */
export const readCustomerEmail = async (
  keys: Pick<Keys, 'decrypt'>,
  { linkRowId, customerEmail: plain, customerEmailCipher: cipher }: MerchantCheckoutRow,
): Promise<string | null> =>
  linkRowId === null ? null : openCustomerEmail(keys, linkRowId, { plain, cipher });

function describeGoods(row: MerchantCheckoutRow): Pick<CheckoutSummary, 'kind' | 'reference' | 'amount'> {
  const { requestSource, orderReference, cartTotal, invoiceNumber, invoiceAmount } = row;
  const entry = toEntry(requestSource);
  if (entry === 'cart') return { kind: 'cart', reference: orderReference, amount: cartTotal };
  return {
    kind: entry === 'invoiceLink' || invoiceNumber !== null ? 'invoice' : 'preQualification',
    reference: invoiceNumber ?? orderReference,
    amount: invoiceAmount,
  };
}
