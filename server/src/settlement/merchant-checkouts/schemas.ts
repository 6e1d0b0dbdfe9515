import { z } from 'zod';
import { checkoutStatus, orderView } from '../../intake/checkouts';
import { dayQuery, dollars, dollarsQuery, pageQuery } from '../../platform/http';

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
    ...orderView.shape,
    clientTokenExpiresAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the client token ends. Null if a page created the checkout.' }),
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

/** All filters apply together. */
export const merchantCheckoutQuery = pageQuery.extend(dayQuery.shape).extend({
  orderReference: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .meta({
      description:
        'Order reference, in any case, or invoice number. Case, spaces and punctuation of an invoice number are ignored: `INV 1042` finds `inv-1042`.',
      examples: ['PO-1182'],
    }),
  status: checkoutStatus
    .optional()
    .meta({ description: 'Return only checkouts with this status.', examples: ['completed'] }),
  amount: dollarsQuery.optional().meta({
    description: 'Amount of the cart or of the invoice, in Canadian dollars. Refunds do not change it.',
    examples: [640.5],
  }),
});

export const merchantCheckoutList = z
  .object({ items: z.array(merchantCheckout), nextCursor: z.string().nullable() })
  .meta({ id: 'MerchantCheckoutList' });
