import { requestSources } from '@tamarack/core/brand';
import { z } from 'zod';
import { authorizationView, captureView, releaseReason } from '../../../financing/authorizations';
import { checkoutStatus, orderView } from '../../../intake/checkouts';
import { dollars, isoDate, recordId, timestamp } from '../../../platform/http';

const currency = z.literal('CAD').meta({ description: 'Currency of all amounts.', examples: ['CAD'] });

/** Snapshot of a checkout when the event occurred. */
const checkout = z.strictObject({
  checkoutId: recordId.meta({ description: 'ID of the checkout.' }),
  status: checkoutStatus,
  requestSource: z.enum(requestSources).meta({
    description: 'How the customer entered: with a cart, with an invoice, or with neither yet.',
    examples: [requestSources.cart],
  }),
  orderReference: z
    .string()
    .nullable()
    .meta({ description: 'The merchant’s reference for the order.', examples: ['PO-1182'] }),
  cartTotal: dollars.nullable().meta({ description: 'Null if the checkout has no cart.' }),
  financedAmount: dollars.nullable().meta({ description: 'Null until the agreement is signed.' }),
  authorization: authorizationView.nullable().meta({
    description: 'Null until the agreement is signed, and unless `captureMethod` is `manual`.',
  }),
  invoice: z
    .strictObject({
      linkId: z
        .string()
        .nullable()
        .meta({ description: 'Null without an invoice link.', examples: ['5mJrV0c2Qe6mVwq1nX8hTg'] }),
      number: z
        .string()
        .nullable()
        .meta({ description: 'Null until the customer confirms the invoice.', examples: ['INV-1042'] }),
    })
    .nullable()
    .meta({ description: 'Null if the checkout pays for a cart, or no invoice is assigned yet.' }),
  currency,
  ...orderView.shape,
});

const refunded = checkout.extend({
  refund: z
    .strictObject({
      refundId: recordId.meta({ description: 'ID of the refund.' }),
      amount: dollars.meta({ description: 'Amount of this refund.', examples: [100] }),
    })
    .meta({ description: 'The refund that occurred.' }),
  refunded: dollars.meta({ description: 'Total of all refunds.', examples: [100] }),
});

const captured = checkout.extend({
  capture: captureView.omit({ capturedAt: true }).meta({ description: 'The capture that occurred.' }),
  captured: dollars.meta({ description: 'Total of all captures.', examples: [1200] }),
});

const released = checkout.extend({
  release: z
    .strictObject({
      amount: dollars.meta({ description: 'Amount released: the full remaining amount.', examples: [940.5] }),
      reason: releaseReason,
    })
    .meta({ description: 'The release that occurred.' }),
  released: dollars.meta({ description: 'Total released.', examples: [940.5] }),
});

const signed = checkout.extend({
  financedAmount: dollars.meta({ description: 'Amount financed.' }),
  termWeeks: z.int().meta({ description: 'Number of weekly payments.', examples: [12] }),
  signedAt: timestamp.meta({ description: 'When the customer signed the agreement.' }),
});

const invoiceLink = z.strictObject({
  linkId: z.string().meta({ description: 'ID of the invoice link.', examples: ['5mJrV0c2Qe6mVwq1nX8hTg'] }),
  status: z
    .enum(['open', 'used', 'rejected', 'deactivated'])
    .meta({ description: 'Status of the link after the event.', examples: ['used'] }),
  invoiceNumber: z.string().meta({ description: 'Invoice number.', examples: ['INV-1042'] }),
  site: z
    .string()
    .nullable()
    .meta({ description: 'One of the merchant’s sites.', examples: ['Laval distribution centre'] }),
  amount: dollars.meta({ description: 'Invoice total.', examples: [6400.55] }),
  currency,
  checkoutId: recordId.nullable().meta({ description: 'The checkout that used the link.' }),
});

const payout = z.strictObject({
  payoutId: recordId.meta({ description: 'ID of the payout.' }),
  status: z
    .enum(['sent', 'paid', 'returned'])
    .meta({ description: 'Status of the payout after the event.', examples: ['paid'] }),
  amount: dollars.meta({
    description: 'Amount transferred to the merchant. 0 if the full amount is withheld.',
  }),
  fee: dollars.meta({
    description: 'The provider’s fee, already deducted from `amount`.',
    examples: [19.25],
  }),
  currency,
  checkoutId: recordId.meta({ description: 'The checkout that it pays for.' }),
  reference: z
    .string()
    .nullable()
    .meta({ description: 'Invoice number or order reference.', examples: ['PO-1182'] }),
  dueOn: isoDate.nullable().meta({ description: 'Business day on which the bank pays the merchant.' }),
  returnCode: z
    .string()
    .nullable()
    .meta({ description: 'The bank’s return code. Null unless the payout is returned.', examples: ['905'] }),
});

/** No bank data: the mails to the merchant's remittance addresses have the last digits. */
const payeeChange = z.strictObject({
  changeId: recordId.meta({ description: 'ID of the change of the payout account.' }),
  proposedAt: timestamp.meta({ description: 'When the change was proposed.' }),
});

/** Schema of `data` for each event sent to merchants. No event contains personal data of an applicant. */
export const merchantEventData = {
  ping: z.strictObject({ endpointId: recordId.meta({ description: 'The endpoint that it is sent to.' }) }),
  'checkout.approved': checkout,
  'checkout.rejected': checkout,
  'checkout.in_review': checkout,
  'checkout.abandoned': checkout,
  'checkout.completed': checkout,
  'checkout.cancelled': checkout,
  'checkout.captured': captured,
  'checkout.released': released,
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
