import { z } from 'zod';
import { dollars, storedValue } from '../../platform/http';

export const checkoutStatus = z
  .enum(['started', 'abandoned', 'rejected', 'inReview', 'approved', 'completed', 'cancelled'])
  .meta({
    description:
      '`started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.',
    examples: ['completed'],
  });

const maxAmount = 10_000_000;

const reference = z
  .string()
  .max(100)
  .nullable()
  .meta({ description: 'The merchant’s item number.', examples: ['OV-1'] });
const quantity = z
  .int()
  .min(1)
  .max(1_000_000)
  .meta({ description: 'Number of units.', examples: [1] });

const lineItem = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: 'Description of the item.', examples: ['Convection oven'] }),
  reference,
  quantity,
  amount: dollars.min(-maxAmount).max(maxAmount).meta({
    description: 'Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.',
  }),
});

export type LineItem = z.output<typeof lineItem>;

const lineItems = z.array(lineItem).max(50);

/** The same, as a merchant's server sends them. */
export const lineItemsInput = z
  .array(z.object({ ...lineItem.shape, reference: reference.default(null), quantity: quantity.default(1) }))
  .max(50);

const maxMetadataKeys = 20;

export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((values) => Object.keys(values).length <= maxMetadataKeys, {
    params: { expected: `at most ${maxMetadataKeys} values` },
  })
  .meta({ examples: [{ warehouse: 'Laval' }] });
export type Metadata = z.output<typeof metadata>;

export const tracking = z
  .object({
    trackingId: z
      .string()
      .max(200)
      .meta({ description: 'The merchant’s own tracking ID.', examples: ['visit-20261124-7'] }),
    gclid: z
      .string()
      .max(200)
      .meta({ description: 'Click identifier of Google Ads.', examples: ['Cj0KCQiA4-example'] }),
    utmCampaign: z
      .string()
      .max(200)
      .meta({ description: 'Campaign.', examples: ['winter-2026'] }),
    utmContent: z
      .string()
      .max(200)
      .meta({ description: 'Variant of the ad.', examples: ['banner-top'] }),
    utmMedium: z
      .string()
      .max(200)
      .meta({ description: 'Marketing medium.', examples: ['email'] }),
    utmSource: z
      .string()
      .max(200)
      .meta({ description: 'Source of the visit.', examples: ['newsletter'] }),
    utmTerm: z
      .string()
      .max(200)
      .meta({ description: 'Keyword.', examples: ['commercial oven'] }),
    trackingUrl: z
      .string()
      .max(2000)
      .meta({
        description: 'Page on which the visit started, without personal data.',
        examples: ['https://shop.example/ovens'],
      }),
  })
  .partial()
  .meta({ id: 'Tracking' });
export type Tracking = z.output<typeof tracking>;

export const captureMethod = z.enum(['automatic', 'manual']).meta({
  description:
    '`automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.',
  examples: ['automatic'],
});
export type CaptureMethod = z.output<typeof captureMethod>;

export const renderType = z.enum(['Modal', 'Standalone']).meta({
  description: '`Modal`: a dialog on the page, or a part of it. `Standalone`: a window.',
  examples: ['Modal'],
});
export type RenderType = z.output<typeof renderType>;

/** The order of a merchant's server and the data that its page passed, as the merchant's lookups and events show them. */
export const orderView = z.object({
  createdBy: z.enum(['page', 'server']).meta({
    description:
      '`server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.',
    examples: ['server'],
  }),
  lineItems: lineItems.meta({
    description: 'Line items that the merchant’s server sent. Empty if a page created the checkout.',
  }),
  metadata: metadata.meta({
    description: 'Metadata that the merchant’s server sent. Empty if a page created the checkout.',
  }),
  captureMethod: storedValue(captureMethod),
  platform: z
    .strictObject({ renderType: storedValue(renderType) })
    .nullable()
    .meta({
      description: 'How a page last opened the checkout. Null until a page opens it.',
    }),
  tracking: tracking.nullable().meta({
    description:
      'Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased.',
  }),
});
export type OrderView = z.output<typeof orderView>;
