import { z } from 'zod';
import { checkoutStatus, orderView } from '../../intake/checkouts';
import { dollars, isoDate } from '../../platform/http';

/** Snapshot of a checkout when the event occurred. */
const checkout = z.strictObject({
  checkoutId: z.string(),
  status: checkoutStatus,
  requestSource: z.enum(['tamarackDirectApp', 'tamarackInvoice', 'tamarackPreQualificationWidget']),
  orderReference: z.string().nullable(),
  cartTotal: dollars.nullable().meta({ description: 'Null if the checkout has no cart.' }),
  financedAmount: dollars.nullable().meta({ description: 'Null until the agreement is signed.' }),
  invoice: z
    .strictObject({ linkId: z.string().nullable(), number: z.string().nullable() })
    .nullable()
    .meta({ description: 'Null if the checkout pays for a cart, or no invoice is assigned yet.' }),
  currency: z.literal('CAD'),
  ...orderView.shape,
});

const refunded = checkout.extend({
  refund: z.strictObject({ refundId: z.string(), amount: dollars }),
  refunded: dollars.meta({ description: 'Total of all refunds.' }),
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
  checkoutId: z.string().nullable().meta({ description: 'The checkout that used the link.' }),
});

const payout = z.strictObject({
  payoutId: z.string(),
  status: z.enum(['sent', 'paid', 'returned']),
  amount: dollars.meta({
    description: 'Amount transferred to the merchant. 0 if the full amount is withheld.',
  }),
  fee: dollars.meta({ description: 'The provider’s fee, already deducted from `amount`.' }),
  currency: z.literal('CAD'),
  checkoutId: z.string(),
  reference: z.string().nullable().meta({ description: 'Invoice number or order reference.' }),
  dueOn: isoDate.nullable().meta({ description: 'Business day on which the bank pays the merchant.' }),
  returnCode: z
    .string()
    .nullable()
    .meta({ description: 'The bank’s return code. Null unless the payout is returned.' }),
});

/** No bank data: the mails to the merchant's remittance addresses have the last digits. */
const payeeChange = z.strictObject({ changeId: z.string(), proposedAt: z.iso.datetime() });

/** Schema of `data` for each event sent to merchants. No event contains personal data of an applicant. */
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
  'payee.change_proposed': payeeChange,
  'payee.changed': payeeChange,
  'payee.change_cancelled': payeeChange,
} as const;

export type MerchantEventType = keyof typeof merchantEventData;
export type MerchantEventData = { readonly [T in MerchantEventType]: z.input<(typeof merchantEventData)[T]> };

export const merchantEventTypes = Object.keys(merchantEventData) as [
  MerchantEventType,
  ...MerchantEventType[],
];
