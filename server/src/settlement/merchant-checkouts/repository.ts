import type { Executor } from '../../platform/database';
import { merchantCheckoutsTables } from './tables';

export const selectCheckouts = (executor: Executor) =>
  merchantCheckoutsTables(executor)
    .selectFrom('merchant_checkout_list')
    .select([
      'id',
      'merchant_id as merchantId',
      'status',
      'cart_total_cents as cartTotal',
      'order_reference as orderReference',
      'created_at as createdAt',
      'completed_at as completedAt',
      'signed_at as signedAt',
      'financed_cents as financed',
      'fee_cents as financingFee',
      'term_weeks as termWeeks',
      'weekly_payment_cents as weeklyPayment',
      'application_id as applicationId',
      'request_source as requestSource',
      'invoice_number as invoiceNumber',
      'invoice_amount_cents as invoiceAmount',
      'link_id as linkId',
      'link_row_id as linkRowId',
      'customer_email as customerEmail',
      'customer_email_cipher as customerEmailCipher',
      'customer_name as customerName',
    ]);

export type MerchantCheckoutRow = Awaited<ReturnType<ReturnType<typeof selectCheckouts>['execute']>>[number];

export async function findCheckout(executor: Executor, id: string): Promise<MerchantCheckoutRow | undefined> {
  return selectCheckouts(executor).where('id', '=', id).executeTakeFirst();
}
