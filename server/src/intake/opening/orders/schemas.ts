import { z } from 'zod';
import { dollars, language, recordId, timestamp } from '../../../platform/http';
import { captureMethod, lineItemsInput, metadata } from '../../checkouts';
import { customerInput } from '../customer/schemas';

/** The service validates total, sum of the lines, redirect and expiry, so that each returns its own error code. */
export const newCheckout = z
  .object({
    cartTotal: dollars.min(0).max(10_000_000).meta({
      description:
        'Cart total in Canadian dollars, including taxes and shipping. At least the merchant’s minimum purchase.',
    }),
    currency: z
      .literal('CAD')
      .default('CAD')
      .meta({ description: 'Only Canadian dollars are supported.', examples: ['CAD'] }),
    orderReference: z
      .string()
      .max(100)
      .optional()
      .meta({
        description: 'The merchant’s reference for the order, returned with the checkout.',
        examples: ['PO-1182'],
      }),
    lineItems: lineItemsInput.default([]).meta({
      description:
        'Items of the order, for the merchant’s own records. The amounts must add up to `cartTotal`, so include taxes, shipping and discounts as items.',
    }),
    metadata: metadata.default({}).meta({
      description:
        'Up to 20 key-value pairs of your own, returned with the checkout and its events. Do not include personal data.',
      examples: [{ warehouse: 'Laval' }],
    }),
    language: language.optional().meta({
      description:
        'Language of messages and documents until the customer opens the checkout. From then on, they use the language that the checkout is shown in. Pass it to `checkout()` as well.',
    }),
    redirectUrl: z
      .string()
      .max(2000)
      .optional()
      .meta({
        description:
          'URL that the page redirects to once the customer is approved or rejected. Must be on one of the merchant’s registered origins.',
        examples: ['https://shop.example/thanks'],
      }),
    customer: customerInput.nullish().meta({
      description:
        'Customer details to prefill the forms with; the customer can correct them. None are treated as verified, and no page can change them. Phone and email are shown masked, names stay in the secure frames, and a page can read the business only after the customer has verified a phone number.',
    }),
    captureMethod: captureMethod.default('automatic').meta({
      description:
        '`automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it; you capture amounts as you ship, within 30 days and in at most ten parts, and the rest is released. The customer owes only captured amounts.',
      examples: ['automatic'],
    }),
    expiresAt: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({
        description: 'Expiry of the client token, at most 30 days from now. Defaults to 24 hours from now.',
        examples: ['2026-11-25T15:00:00.000Z'],
      }),
  })
  .meta({ id: 'NewCheckout' });

export const createdCheckout = z
  .object({
    checkoutId: recordId.meta({
      description: 'ID of the checkout, to retrieve it and to match its events.',
    }),
    clientToken: z.string().meta({
      description: 'Token that opens this checkout on the merchant’s page. Valid until `expiresAt`.',
      examples: ['ct_9fQm2vR7xJ4tYb1LpZ8sWc3K'],
    }),
    expiresAt: timestamp.meta({ description: 'When the client token expires.' }),
  })
  .meta({ id: 'CreatedCheckout' });
