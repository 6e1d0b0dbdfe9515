import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { type AuthorizationPart, listAuthorizationViews, listParts } from '../../financing/authorizations';
import { listOrders, type StoredOrder } from '../../intake/checkouts';
import type { Executor } from '../../platform/database';
import { listRefunds, type RefundRow } from '../refunds';
import type { MerchantCheckoutRow } from './repository';
import type { merchantCheckout } from './schemas';

export type MerchantCheckout = z.input<typeof merchantCheckout>;

/** Checkouts as their merchant's server sees them, with their refunds and what it ordered. */
export async function toMerchantCheckouts(
  executor: Executor,
  rows: readonly MerchantCheckoutRow[],
): Promise<MerchantCheckout[]> {
  const ids = rows.map(({ id }) => id);
  const refunds = await listRefunds(executor, ids);
  const getOrder = await listOrders(executor, ids);
  const manual = ids.filter((id) => getOrder(id).captureMethod === 'manual');
  const getAuthorization = await listAuthorizationViews(executor, manual);
  const parts = await listParts(executor, manual);
  return rows.map((row) =>
    toMerchantCheckout(
      row,
      refunds.filter(({ checkoutId }) => checkoutId === row.id),
      getOrder(row.id),
      {
        authorization: getAuthorization(row.id),
        captures: parts.flatMap((part) => (part.checkoutId === row.id ? toCapture(part) : [])),
      },
    ),
  );
}

const toMerchantCheckout = (
  row: MerchantCheckoutRow,
  refunds: readonly RefundRow[],
  { clientTokenExpiresAt, ...order }: StoredOrder,
  captured: Pick<MerchantCheckout, 'authorization' | 'captures'>,
): MerchantCheckout => ({
  checkoutId: row.id,
  status: row.status,
  cartTotal: toDollars(row.cartTotal),
  orderReference: row.orderReference,
  invoice: toInvoice(row),
  financing: toFinancing(row),
  ...captured,
  refunded: toDollars(refunds.reduce((sum, { amount }) => sum + amount, 0)),
  refunds: refunds.map(toRefund),
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  ...order,
  clientTokenExpiresAt: clientTokenExpiresAt?.toISOString() ?? null,
});

function toInvoice(row: MerchantCheckoutRow): MerchantCheckout['invoice'] {
  const { linkId, invoiceNumber, invoiceAmount, signedAt } = row;
  if (linkId === null && invoiceNumber === null) return null;
  // what an applicant enters is not shown to the merchant before the signature
  const isKnown = linkId !== null || signedAt !== null;
  return {
    linkId,
    number: isKnown ? invoiceNumber : null,
    amount: isKnown && invoiceAmount !== null ? toDollars(invoiceAmount) : null,
  };
}

function toFinancing(row: MerchantCheckoutRow): MerchantCheckout['financing'] {
  const { financed, financingFee, termWeeks, weeklyPayment, signedAt } = row;
  if (
    financed === null ||
    financingFee === null ||
    termWeeks === null ||
    weeklyPayment === null ||
    signedAt === null
  )
    return null;
  return {
    amount: toDollars(financed),
    financingFee: toDollars(financingFee),
    termWeeks,
    weeklyPayment: toDollars(weeklyPayment),
    signedAt: signedAt.toISOString(),
  };
}

const toCapture = ({ id, kind, amount, occurredAt }: AuthorizationPart): MerchantCheckout['captures'] =>
  kind === 'capture'
    ? [{ captureId: id, amount: toDollars(amount), capturedAt: occurredAt.toISOString() }]
    : [];

const toRefund = ({ id, amount, reason, refundedAt }: RefundRow): MerchantCheckout['refunds'][number] => ({
  refundId: id,
  amount: toDollars(amount),
  reason,
  refundedAt: refundedAt.toISOString(),
});
