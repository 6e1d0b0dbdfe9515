import { z } from 'zod';
import { checkoutStatus } from '../../intake/checkouts';
import { dollars } from '../../platform/http';

/** Checkout as returned to merchants' servers. */
export const merchantCheckout = z
  .object({
    checkoutId: z.string(),
    status: checkoutStatus,
    cartTotal: dollars,
    orderReference: z.string().nullable(),
    financing: z
      .object({
        amount: dollars,
        financingFee: dollars,
        termWeeks: z.int(),
        weeklyPayment: dollars,
        signedAt: z.iso.datetime(),
      })
      .nullable(),
    refunded: dollars.meta({ description: 'Total of all refunds.' }),
    /** Refunds, oldest first. */
    refunds: z.array(
      z.object({
        refundId: z.string(),
        amount: dollars,
        reason: z.string().nullable(),
        refundedAt: z.iso.datetime(),
      }),
    ),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MerchantCheckout' });

export const refundInput = z
  .object({
    amount: dollars.min(0.01).max(10_000_000).optional().meta({
      description:
        'Amount in Canadian dollars, with at most two decimals. Defaults to the amount not yet refunded.',
    }),
    reason: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Reason for the refund, returned with the checkout.' }),
  })
  .meta({ id: 'RefundInput' });

export const merchantCheckoutList = z
  .object({ items: z.array(merchantCheckout), nextCursor: z.string().nullable() })
  .meta({ id: 'MerchantCheckoutList' });
