import { z } from 'zod';
import { dollars, language, pageQuery } from '../../platform/http';
import { linkStatuses } from './status';

export const linkParams = z.object({ linkId: z.string().max(100) });

const status = z.enum(linkStatuses).meta({
  description:
    'The first that holds: `used` (the invoice is financed, by this link or otherwise), `rejected` (by the merchant, or an applicant on it was), `deactivated`, `expired`, `open`',
});

/** Numbers, sites, addresses and dates are checked by rules that name a code. */
export const invoiceLinkInput = z
  .object({
    amount: dollars.max(10_000_000).meta({ description: 'Total of the invoice, at least $100' }),
    invoiceId: z.string().max(200).meta({ description: 'The invoice’s number, as it stands on it' }),
    site: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'One of the merchant’s sites; where it is not given, the customer says which' }),
    customerEmail: z
      .string()
      .max(500)
      .optional()
      .meta({ description: 'Where the link is mailed; needed with `sendEmail`' }),
    language: language.default('en').meta({ description: 'Of the mail to the customer' }),
    expiresAt: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: 'In the future, at most 365 days from now; 30 days from now unless given' }),
    sendEmail: z.boolean().default(false).meta({ description: 'Mail the link to `customerEmail`' }),
  })
  .meta({ id: 'NewInvoiceLink' });

export const invoiceLink = z
  .object({
    linkId: z.string(),
    url: z.url().meta({ description: 'Where the customer opens the invoice' }),
    status,
    invoiceId: z.string(),
    amount: dollars,
    site: z.string().nullable(),
    customerEmail: z.string().nullable(),
    language,
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    mailedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the mail service took the last mail to the customer' }),
    usedAt: z.iso.datetime().nullable().meta({ description: 'When the financing of the invoice was signed' }),
    checkoutId: z.string().nullable().meta({ description: 'The checkout in which it was signed' }),
  })
  .meta({ id: 'InvoiceLink' });

export const invoiceLinkList = z
  .object({ items: z.array(invoiceLink), nextCursor: z.string().nullable() })
  .meta({ id: 'InvoiceLinkList' });

export const invoiceLinkQuery = pageQuery.extend({
  status: z.enum(linkStatuses).optional(),
  invoiceId: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'However it is written: `INV 1042`, `inv-1042`' }),
});
