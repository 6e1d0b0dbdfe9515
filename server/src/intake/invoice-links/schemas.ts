import { brand } from '@tamarack/core/brand';
import { z } from 'zod';
import {
  dayQuery,
  dollars,
  dollarsQuery,
  inDayOrder,
  language,
  nextCursor,
  pageQuery,
  recordId,
  referenceQuery,
  timestamp,
} from '../../platform/http';
import { linkStatuses } from './status';

const linkId = z
  .string()
  .meta({ description: 'ID of the invoice link.', examples: ['5mJrV0c2Qe6mVwq1nX8hTg'] });

export const linkParams = z.object({ linkId: linkId.max(100) });

const status = z.enum(linkStatuses).meta({
  description:
    'The first that applies, in this order. `used`: the invoice is financed, through this link or otherwise. `rejected`: the merchant rejected the link, or an applicant who used it was rejected. `deactivated`: the merchant deactivated the link. `expired`: `expiresAt` has passed. `open`: the link can be used.',
  examples: ['open'],
});

/** The service validates invoice number, site, email and date, so that an invalid value returns its own error code. */
export const invoiceLinkInput = z
  .object({
    amount: dollars
      .max(10_000_000)
      .meta({ description: 'Invoice total in Canadian dollars, at least $100.', examples: [6400.55] }),
    invoiceId: z
      .string()
      .max(200)
      .meta({ description: 'Invoice number as shown on the invoice.', examples: ['INV-1042'] }),
    site: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: 'One of the merchant’s sites. If omitted, the customer chooses one.',
        examples: ['Laval distribution centre'],
      }),
    customerEmail: z
      .string()
      .max(500)
      .optional()
      .meta({
        description: 'The customer’s email address. Required with `sendEmail`.',
        examples: ['marie@cafe.example'],
      }),
    customerName: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: 'The merchant’s own name for the customer, for finding the link in the dashboard.',
        examples: ['Corner Café'],
      }),
    language: language.default('en').meta({ description: 'Language of the email to the customer.' }),
    expiresAt: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({
        description: 'Expiry, at most 365 days from now. Defaults to 30 days from now.',
        examples: ['2026-12-24T15:00:00.000Z'],
      }),
    sendEmail: z
      .boolean()
      .default(false)
      .meta({ description: 'If true, send the link to `customerEmail`.', examples: [true] }),
  })
  .meta({ id: 'NewInvoiceLink' });

export const invoiceLink = z
  .object({
    linkId,
    url: z.url().meta({
      description: 'URL at which the customer pays the invoice.',
      examples: [`${brand.website.replace('//', '//api.')}/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg`],
    }),
    status,
    invoiceId: z.string().meta({ description: 'Invoice number.', examples: ['INV-1042'] }),
    amount: dollars.meta({ description: 'Invoice total.', examples: [6400.55] }),
    site: z
      .string()
      .nullable()
      .meta({
        description: 'One of the merchant’s sites. Null if the customer chooses.',
        examples: ['Laval distribution centre'],
      }),
    customerEmail: z
      .string()
      .nullable()
      .meta({ description: 'Email address that the link is sent to.', examples: ['marie@cafe.example'] }),
    customerName: z
      .string()
      .nullable()
      .meta({ description: 'The merchant’s own name for the customer.', examples: ['Corner Café'] }),
    language: language.meta({ description: 'Language of the email to the customer.' }),
    expiresAt: timestamp.meta({ description: 'When the link expires.' }),
    createdAt: timestamp.meta({ description: 'When the link was created.' }),
    mailedAt: timestamp
      .nullable()
      .meta({ description: 'Time when the mail service accepted the last email to the customer.' }),
    usedAt: timestamp
      .nullable()
      .meta({ description: 'Time when the agreement that finances the invoice was signed.' }),
    checkoutId: recordId.nullable().meta({ description: 'The checkout in which the agreement was signed.' }),
  })
  .meta({ id: 'InvoiceLink' });

export const invoiceLinkList = z
  .object({
    items: z.array(invoiceLink).meta({ description: 'Invoice links, newest first.' }),
    nextCursor,
  })
  .meta({ id: 'InvoiceLinkList' });

/** All filters apply together. */
export const invoiceLinkQuery = inDayOrder(
  pageQuery.extend(dayQuery.shape).extend({
    status: z
      .enum(linkStatuses)
      .optional()
      .meta({
        description:
          'Return only links with this status. With many links, a page may have fewer items than `limit`, or none: the list ends when `nextCursor` is null.',
        examples: ['open'],
      }),
    invoiceId: referenceQuery.meta({
      description:
        'Invoice number to search for. Case, spaces and punctuation are ignored: `INV 1042` finds `inv-1042`.',
      examples: ['INV-1042'],
    }),
    amount: dollarsQuery
      .optional()
      .meta({ description: 'Invoice total in Canadian dollars.', examples: [6400.55] }),
  }),
);
