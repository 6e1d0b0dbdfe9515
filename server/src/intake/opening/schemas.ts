import { requestSources } from '@tamarack/core/brand';
import { z } from 'zod';
import { dollars, language } from '../../platform/http';
import { renderType, tracking } from '../checkouts';
import { customerInput } from './customer/schemas';

export const checkoutRequest = z
  .object({
    cartTotal: dollars.min(0).max(10_000_000).default(0),
    currency: z.literal('CAD').default('CAD'),
    language: language.optional().meta({
      description:
        'Language of messages and documents. A new checkout defaults to English. A resumed checkout keeps its language.',
    }),
    platform: z.object({ renderType }).optional(),
    invoiceLinkId: z
      .string()
      .max(100)
      .optional()
      .meta({
        description: `Invoice link to pay. Allowed only with \`requestSource: ${requestSources.invoice}\`. On the hosted page, the link identifies the merchant and \`merchantKey\` is not required.`,
      }),
    tracking: tracking.optional(),
    requestSource: z.enum(requestSources),
    seller: z.object({ redirectUrl: z.string().max(2000).optional() }).optional(),
    orderReference: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'The merchant’s reference for the order, returned with the checkout.' }),
    customer: customerInput.nullish().meta({
      description: 'Customer details to prefill the forms with. They replace those of an earlier request.',
    }),
    clientToken: z.string().max(100).optional().meta({
      description:
        'Token of a checkout that the merchant’s server created with `POST /v1/merchant/checkouts`. Amount, reference, redirect and customer must then be omitted.',
    }),
  })
  .meta({ id: 'CheckoutRequest' });

export const checkoutResponse = z
  .object({
    sessionToken: z.string(),
    checkoutId: z.string(),
    minimumPurchaseAmount: dollars,
    isAmountQualified: z.boolean().meta({
      description: 'True if the cart total reaches `minimumPurchaseAmount`, or the checkout has no cart.',
    }),
    cartTotal: dollars.optional().meta({ description: 'Only with `clientToken`: the amount of the order.' }),
    firstScreen: z
      .object({
        merchant: z.string(),
        logoUrl: z
          .string()
          .optional()
          .meta({ description: 'URL of the merchant’s logo. Omitted if the merchant has none.' }),
        amount: dollars
          .nullable()
          .meta({ description: 'Amount of the cart or invoice. Null for a pre-qualification.' }),
        invoiceNumber: z.string().nullable(),
      })
      .optional()
      .meta({
        description:
          'Content of the first screen. Omitted if the checkout opens on another screen; retrieve that one with `GET /v1/application`.',
      }),
  })
  .meta({ id: 'CheckoutResponse' });
