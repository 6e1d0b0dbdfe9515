import { z } from 'zod';
import { dayQuery, dollars, dollarsQuery, language, pageQuery } from '../../platform/http';
import { linkStatuses } from './status';

export const linkParams = z.object({ linkId: z.string().max(100) });

const status = z.enum(linkStatuses).meta({
  description:
    'The first that applies, in this order. `used`: the invoice is financed, through this link or otherwise. `rejected`: the merchant rejected the link, or an applicant who used it is rejected. `deactivated`: the merchant deactivated the link. `expired`: `expiresAt` has passed. `open`: the link can be used.',
});

/** The service validates invoice number, site, email and date, so that an invalid value returns its own error code. */
export const invoiceLinkInput = z
  .object({
    amount: dollars
      .max(10_000_000)
      .meta({ description: 'Invoice total in Canadian dollars, at least $100.' }),
    invoiceId: z.string().max(200).meta({ description: 'Invoice number as shown on the invoice.' }),
    site: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'One of the merchant’s sites. If omitted, the customer chooses one.' }),
    customerEmail: z
      .string()
      .max(500)
      .optional()
      .meta({ description: 'The customer’s email address. Required with `sendEmail`.' }),
    customerName: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'The merchant’s own name for the customer, to find the invoice by.' }),
    language: language.default('en').meta({ description: 'Language of the email to the customer.' }),
    expiresAt: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: 'Expiry, at most 365 days from now. Defaults to 30 days from now.' }),
    sendEmail: z.boolean().default(false).meta({ description: 'If true, send the link to `customerEmail`.' }),
  })
  .meta({ id: 'NewInvoiceLink' });

export const invoiceLink = z
  .object({
    linkId: z.string(),
    url: z.url().meta({ description: 'URL where the customer pays the invoice.' }),
    status,
    invoiceId: z.string(),
    amount: dollars,
    site: z.string().nullable(),
    customerEmail: z.string().nullable(),
    customerName: z.string().nullable(),
    language,
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    mailedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time when the mail service accepted the last email to the customer.' }),
    usedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time when the agreement that finances the invoice was signed.' }),
    checkoutId: z
      .string()
      .nullable()
      .meta({ description: 'The checkout in which the agreement was signed.' }),
  })
  .meta({ id: 'InvoiceLink' });

export const invoiceLinkList = z
  .object({ items: z.array(invoiceLink), nextCursor: z.string().nullable() })
  .meta({ id: 'InvoiceLinkList' });

/** All filters apply together. */
export const invoiceLinkQuery = pageQuery.extend(dayQuery.shape).extend({
  status: z
    .enum(linkStatuses)
    .optional()
    .meta({
      description:
        'Return only links with this status. With many links, a page may have fewer items than `limit`, or none: the list ends where `nextCursor` is null.',
      examples: ['open'],
    }),
  invoiceId: z
    .string()
    .max(200)
    .optional()
    .meta({
      description:
        'Invoice number to search for. Case, spaces and punctuation are ignored: `INV 1042` finds `inv-1042`.',
      examples: ['INV-1042'],
    }),
  amount: dollarsQuery
    .optional()
    .meta({ description: 'Invoice total in Canadian dollars.', examples: [6400.55] }),
});
