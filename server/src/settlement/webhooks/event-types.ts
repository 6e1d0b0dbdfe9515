import { z } from 'zod';
import { checkoutStatus } from '../../intake/checkouts';
import { dollars, isoDate } from '../../platform/http';

/** A checkout as it stood when the event came about. */
const checkout = z.strictObject({
  checkoutId: z.string(),
  status: checkoutStatus,
  requestSource: z.enum(['tamarackDirectApp', 'tamarackInvoice', 'tamarackPreQualificationWidget']),
  orderReference: z.string().nullable(),
  cartTotal: dollars.nullable().meta({ description: 'Null where there is no cart' }),
  financedAmount: dollars.nullable().meta({ description: 'Null before the agreement is signed' }),
  invoice: z
    .strictObject({ linkId: z.string().nullable(), number: z.string().nullable() })
    .nullable()
    .meta({ description: 'Null where a cart is paid, or no invoice is known yet' }),
  currency: z.literal('CAD'),
});

const refunded = checkout.extend({
  refund: z.strictObject({ refundId: z.string(), amount: dollars }),
  refunded: dollars.meta({ description: 'All refunds together' }),
});

const signed = checkout.extend({
  financedAmount: dollars,
  termWeeks: z.int(),
  signedAt: z.iso.datetime(),
});

const invoiceLink = z.strictObject({
  linkId: z.string(),
  status: z.enum(['open', 'used', 'rejected', 'deactivated']),
  invoiceNumber: z.string(),
  site: z.string().nullable(),
  amount: dollars,
  currency: z.literal('CAD'),
  checkoutId: z.string().nullable().meta({ description: 'The checkout that used it' }),
});

const payout = z.strictObject({
  payoutId: z.string(),
  status: z.enum(['sent', 'paid', 'returned']),
  amount: dollars.meta({ description: 'What goes out; 0 where all of it was withheld' }),
  currency: z.literal('CAD'),
  checkoutId: z.string(),
  reference: z.string().nullable().meta({ description: 'Invoice number, or the order reference' }),
  dueOn: isoDate.nullable().meta({ description: 'The bank business day it is paid on' }),
  returnCode: z.string().nullable().meta({ description: 'Of the bank, where it came back' }),
});

/** Everything a merchant's server is told, with the form of its `data`. No personal data of an applicant in any. */
export const merchantEventData = {
  ping: z.strictObject({ endpointId: z.string() }),
  'checkout.approved': checkout,
  'checkout.rejected': checkout,
  'checkout.in_review': checkout,
  'checkout.abandoned': checkout,
  'checkout.completed': checkout,
  'checkout.cancelled': checkout,
  'checkout.refunded': refunded,
  'agreement.signed': signed,
  'invoice_link.created': invoiceLink,
  'invoice_link.used': invoiceLink,
  'invoice_link.rejected': invoiceLink,
  'invoice_link.deactivated': invoiceLink,
  'payout.sent': payout,
  'payout.paid': payout,
  'payout.returned': payout,
} as const;

export type MerchantEventType = keyof typeof merchantEventData;
export type MerchantEventData = { readonly [T in MerchantEventType]: z.input<(typeof merchantEventData)[T]> };

export const merchantEventTypes = Object.keys(merchantEventData) as [
  MerchantEventType,
  ...MerchantEventType[],
];
