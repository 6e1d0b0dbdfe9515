import { requestSources } from '@tamarack/core/brand';
import { toDollars } from '@tamarack/core/money/cents';
import type { AgreementsService, Financing } from '../../../financing/agreements';
import { listAuthorizationViews } from '../../../financing/authorizations';
import { findInvoiceReference } from '../../../financing/invoices';
import { type CheckoutRow, listOrders } from '../../../intake/checkouts';
import type { Executor } from '../../../platform/database';
import type { MerchantEventData } from './event-types';

/** Data of every event about a checkout, with its signed financing if there is one. */
export async function buildCheckoutData(
  trx: Executor,
  row: CheckoutRow,
  agreements: Pick<AgreementsService, 'listFinancing'>,
): Promise<{ readonly data: MerchantEventData['checkout.approved']; readonly financing: Financing | null }> {
  const [financing = null] = await agreements.listFinancing(trx, [row.applicationId]);
  const getOrder = await listOrders(trx, [row.id]);
  const { clientTokenExpiresAt: _, ...order } = getOrder(row.id);
  const getAuthorization = await listAuthorizationViews(
    trx,
    order.captureMethod === 'manual' ? [row.id] : [],
  );
  const data: MerchantEventData['checkout.approved'] = {
    checkoutId: row.id,
    status: row.status,
    requestSource: row.requestSource,
    orderReference: row.orderReference,
    cartTotal: row.requestSource === requestSources.cart ? toDollars(row.cartTotal) : null,
    financedAmount: financing && toDollars(financing.amount),
    authorization: getAuthorization(row.id),
    invoice: await findInvoiceReference(trx, row.applicationId),
    currency: 'CAD',
    ...order,
  };
  return { data, financing };
}
