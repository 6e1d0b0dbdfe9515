import { z } from 'zod';
import { authorizationView, captureView } from '../../financing/authorizations';
import { checkoutStatus, orderView } from '../../intake/checkouts';
import {
  dayQuery,
  dollars,
  dollarsQuery,
  inDayOrder,
  nextCursor,
  pageQuery,
  recordId,
  referenceQuery,
  storedValue,
  timestamp,
} from '../../platform/http';

/** Checkout as returned to merchants' servers. */
export const merchantCheckout = z
  .object({
    checkoutId: recordId.meta({ description: 'ID of the checkout.' }),
    status: storedValue(checkoutStatus),
    cartTotal: dollars.meta({ description: 'Total of the cart in Canadian dollars; 0 without a cart.' }),
    orderReference: z
      .string()
      .nullable()
      .meta({ description: 'The merchant’s reference for the order.', examples: ['PO-1182'] }),
    invoice: z
      .object({
        linkId: z
          .string()
          .nullable()
          .meta({ description: 'Null without an invoice link.', examples: ['5mJrV0c2Qe6mVwq1nX8hTg'] }),
        number: z
          .string()
          .nullable()
          .meta({
            description: 'Number of the invoice. Without an invoice link, null until the customer signs.',
            examples: ['INV-1042'],
          }),
        amount: dollars.nullable().meta({ description: 'Total of the invoice. Null if `number` is.' }),
      })
      .nullable()
      .meta({
        description: 'Null if the checkout pays for a cart, or the customer has entered no invoice yet.',
      }),
    financing: z
      .object({
        amount: dollars.meta({ description: 'Amount financed.' }),
        financingFee: dollars.meta({
          description: 'Cost of financing, which the customer pays in addition to `amount`.',
          examples: [18.5],
        }),
        termWeeks: z.int().meta({ description: 'Number of weekly payments.', examples: [12] }),
        weeklyPayment: dollars.meta({ description: 'Weekly payment of the customer.', examples: [54.75] }),
        signedAt: timestamp.meta({ description: 'When the customer signed the agreement.' }),
      })
      .nullable()
      .meta({ description: 'The signed agreement. Null until the customer signs.' }),
    authorization: authorizationView.nullable().meta({
      description:
        'Amounts authorized, captured and released. Null until the customer signs, and unless `captureMethod` is `manual`.',
    }),
    captures: z
      .array(captureView)
      .meta({ description: 'Captures, oldest first. Empty unless `captureMethod` is `manual`.' }),
    refunded: dollars.meta({ description: 'Total of all refunds.', examples: [100] }),
    refunds: z
      .array(
        z.object({
          refundId: recordId.meta({ description: 'ID of the refund.' }),
          amount: dollars.meta({ description: 'Amount refunded.', examples: [100] }),
          reason: z
            .string()
            .nullable()
            .meta({ description: 'Reason that the merchant passed.', examples: ['One oven returned'] }),
          refundedAt: timestamp.meta({ description: 'When it was refunded.' }),
        }),
      )
      .meta({ description: 'Refunds, oldest first.' }),
    createdAt: timestamp.meta({ description: 'When the checkout was created.' }),
    completedAt: timestamp
      .nullable()
      .meta({ description: 'When the purchase was completed. Null until then.' }),
    ...orderView.shape,
    clientTokenExpiresAt: timestamp
      .nullable()
      .meta({ description: 'When the client token expires. Null if a page created the checkout.' }),
  })
  .meta({ id: 'MerchantCheckout' });

export const captureInput = z
  .object({
    amount: dollars
      .min(0.01)
      .max(10_000_000)
      .meta({
        examples: [1200],
        description:
          'Amount to capture in Canadian dollars, with at most two decimals. At least 50, or the full remaining amount.',
      }),
  })
  .meta({ id: 'CaptureInput' });

export const refundInput = z
  .object({
    amount: dollars
      .min(0.01)
      .max(10_000_000)
      .optional()
      .meta({
        examples: [100],
        description:
          'Amount in Canadian dollars, with at most two decimals. Defaults to the amount not yet refunded.',
      }),
    reason: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: 'Reason for the refund, returned with the checkout.',
        examples: ['One oven returned'],
      }),
  })
  .meta({ id: 'RefundInput' });

/** All filters apply together. */
export const merchantCheckoutQuery = inDayOrder(
  pageQuery.extend(dayQuery.shape).extend({
    orderReference: referenceQuery.meta({
      description:
        'Order reference or invoice number. Case is ignored. Spaces and punctuation of an invoice number are ignored too: `INV 1042` finds `inv-1042`.',
      examples: ['PO-1182'],
    }),
    status: checkoutStatus
      .optional()
      .meta({ description: 'Return only checkouts with this status.', examples: ['completed'] }),
    amount: dollarsQuery.optional().meta({
      description: 'Amount of the cart or of the invoice, in Canadian dollars. Refunds do not change it.',
      examples: [640.5],
    }),
  }),
);

export const merchantCheckoutList = z
  .object({
    items: z.array(merchantCheckout).meta({ description: 'Checkouts, newest first.' }),
    nextCursor,
  })
  .meta({ id: 'MerchantCheckoutList' });
