import type { Cents } from '@tamarack/core/money/cents';
import type { MerchantFee } from '../../parties/merchants';
import { type Executor, lowestIdAt, newId } from '../../platform/database';
import type { PayoutState, PayoutTable } from './tables';
import { payoutsTables } from './tables';

/** The purchase that is paid: a whole signature, or a capture. */
export interface Payable {
  readonly applicationId: string;
  readonly captureId: string | null;
}

/** Data to open a payout: a signature, or a capture, with what it financed, and the earlier refunds. */
export async function findPayablePurchase(executor: Executor, { applicationId, captureId }: Payable) {
  return payoutsTables(executor)
    .selectFrom('payable_purchase')
    .select([
      'signature_id as signatureId',
      'checkout_id as checkoutId',
      'merchant_id as merchantId',
      'order_reference as orderReference',
      'invoice_number as invoiceNumber',
      'financed_cents as financed',
      'refunded_cents as refunded',
      'fee_rate_bps as feeRateBps',
      'fee_fixed_cents as feeFixed',
    ])
    .where('application_id', '=', applicationId)
    .where('capture_id', captureId === null ? 'is' : '=', captureId)
    .executeTakeFirst();
}

export interface NewPayout {
  readonly kind: PayoutTable['kind'];
  readonly merchantId: string;
  readonly checkoutId: string;
  readonly applicationId: string;
  readonly signatureId: string;
  readonly refundId: string | null;
  readonly captureId: string | null;
  readonly opened: number;
  readonly cents: number;
  readonly feeTerms: MerchantFee;
  readonly fee: number;
  readonly reference: string | null;
  readonly now: Date;
}

/** Returns the payout's id; null if the signature, the capture or the refund already has one. */
export async function insertPayout(trx: Executor, payout: NewPayout): Promise<string | null> {
  const row = await payoutsTables(trx)
    .insertInto('payout')
    .values({
      id: newId(payout.now),
      kind: payout.kind,
      merchant_id: payout.merchantId,
      checkout_id: payout.checkoutId,
      application_id: payout.applicationId,
      signature_id: payout.signatureId,
      refund_id: payout.refundId,
      capture_id: payout.captureId,
      opened_cents: payout.opened,
      cents: payout.cents,
      fee_rate_bps: payout.feeTerms.rateBps,
      fee_fixed_cents: payout.feeTerms.fixed,
      fee_cents: payout.fee,
      reference: payout.reference,
      state: payout.cents === 0 ? 'cancelled' : 'pending',
      return_code: null,
      opened_at: payout.now,
      sent_at: null,
      paid_at: null,
      returned_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const columns = [
  'id',
  'kind',
  'merchant_id as merchantId',
  'checkout_id as checkoutId',
  'application_id as applicationId',
  'signature_id as signatureId',
  'refund_id as refundId',
  'capture_id as captureId',
  'opened_cents as opened',
  'cents',
  'withheld_cents as withheld',
  'fee_rate_bps as feeRateBps',
  'fee_fixed_cents as feeFixed',
  'fee_cents as fee',
  'reference',
  'state',
  'return_code as returnCode',
  'opened_at as openedAt',
  'sent_at as sentAt',
  'paid_at as paidAt',
  'returned_at as returnedAt',
] as const;

const selectPayouts = (executor: Executor) => payoutsTables(executor).selectFrom('payout').select(columns);

export type PayoutRow = Awaited<ReturnType<ReturnType<typeof selectPayouts>['execute']>>[number];

export async function findPayout(executor: Executor, id: string): Promise<PayoutRow | undefined> {
  return selectPayouts(executor).where('id', '=', id).executeTakeFirst();
}

/** Locks it until the transaction ends. */
export async function lockPayout(trx: Executor, id: string): Promise<PayoutRow | undefined> {
  return selectPayouts(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The payouts of a checkout's purchase, one or one for each capture, locked in the order that batches lock them in. */
export async function lockPurchase(trx: Executor, checkoutId: string): Promise<PayoutRow[]> {
  return selectPayouts(trx)
    .where('checkout_id', '=', checkoutId)
    .where('kind', '=', 'purchase')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function insertReduction(
  trx: Executor,
  reduction: {
    readonly payoutId: string;
    readonly refundId: string;
    readonly cents: Cents;
    readonly now: Date;
  },
): Promise<void> {
  await payoutsTables(trx)
    .insertInto('payout_reduction')
    .values({
      id: newId(reduction.now),
      payout_id: reduction.payoutId,
      refund_id: reduction.refundId,
      cents: reduction.cents,
      reduced_at: reduction.now,
    })
    .execute();
}

/** What refunds took from a payout, oldest first; not of refunds before it was opened, or before reductions were kept. */
export async function listReductions(executor: Executor, payoutId: string) {
  return payoutsTables(executor)
    .selectFrom('payout_reduction')
    .select(['refund_id as refundId', 'cents'])
    .where('payout_id', '=', payoutId)
    .orderBy('id')
    .execute();
}

export async function setPayout(
  trx: Executor,
  id: string,
  set: {
    readonly state?: PayoutState;
    readonly cents?: number;
    readonly withheld_cents?: number;
    readonly fee_cents?: number;
    readonly return_code?: string | null;
    readonly sent_at?: Date;
    readonly paid_at?: Date | null;
    readonly returned_at?: Date | null;
    readonly requeued_at?: Date;
  },
): Promise<void> {
  await payoutsTables(trx).updateTable('payout').set(set).where('id', '=', id).execute();
}

/** Null: whatever it is. */
export interface PayoutFilter {
  readonly merchantId: string | null;
  readonly state: PayoutState | null;
  /** In any case. */
  readonly reference?: string | null;
  readonly amount?: Cents | null;
  /** Opened at or after. */
  readonly from?: Date | null;
  /** Opened before. */
  readonly until?: Date | null;
}

/** Newest first. */
export async function listPayouts(
  executor: Executor,
  filter: PayoutFilter,
  page: { readonly before: string | null; readonly limit: number },
): Promise<PayoutRow[]> {
  let query = selectPayouts(executor).orderBy('id', 'desc').limit(page.limit);
  if (filter.merchantId !== null) query = query.where('merchant_id', '=', filter.merchantId);
  if (filter.state !== null) query = query.where('state', '=', filter.state);
  const { reference } = filter;
  // as its index has it
  if (reference)
    query = query.where((payout) =>
      payout(
        payout.fn<string>('lower', ['reference']),
        '=',
        payout.fn<string>('lower', [payout.val(reference)]),
      ),
    );
  if (filter.amount) query = query.where('cents', '=', filter.amount);
  // ids sort by time
  if (filter.from) query = query.where('id', '>=', lowestIdAt(filter.from));
  if (filter.until) query = query.where('id', '<', lowestIdAt(filter.until));
  if (page.before !== null) query = query.where('id', '<', page.before);
  return query.execute();
}

/** Oldest first: a purchase before its recoveries. */
export async function listByCheckout(
  executor: Executor,
  merchantId: string,
  checkoutId: string,
): Promise<PayoutRow[]> {
  return selectPayouts(executor)
    .where('checkout_id', '=', checkoutId)
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .execute();
}

/** The latest batch of each payout. */
export async function listLastEntries(executor: Executor, payoutIds: readonly string[]) {
  if (payoutIds.length === 0) return [];
  return payoutsTables(executor)
    .selectFrom('payout_entry as entry')
    .innerJoin('payout_batch as batch', 'batch.id', 'entry.batch_id')
    .innerJoin('merchant_payee as payee', 'payee.id', 'entry.payee_id')
    .distinctOn('entry.payout_id')
    .select([
      'entry.payout_id as payoutId',
      'entry.cents as sentCents',
      'entry.trace',
      'entry.outcome',
      'batch.sequence',
      'batch.due_on as dueOn',
      'payee.account_ending as accountEnding',
    ])
    .where('entry.payout_id', 'in', payoutIds)
    .orderBy('entry.payout_id')
    .orderBy('batch.sequence', 'desc')
    .execute();
}

export type LastEntry = Awaited<ReturnType<typeof listLastEntries>>[number];

/** Number of waiting payouts, and how many of them have no payee. */
export async function countWaiting(executor: Executor) {
  return payoutsTables(executor)
    .selectFrom('payout')
    .leftJoin('merchant_payee as payee', (join) =>
      join.onRef('payee.merchant_id', '=', 'payout.merchant_id').on('payee.replaced_at', 'is', null),
    )
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      row.fn.countAll<number>().filterWhere('payee.id', 'is', null).as('withoutPayee'),
    ])
    .where('payout.state', '=', 'pending')
    .where('payout.kind', '=', 'purchase')
    .executeTakeFirstOrThrow();
}
