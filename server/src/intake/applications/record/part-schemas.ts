import { z } from 'zod';
import { dollars, isoDate, storedValue } from '../../../platform/http';

/** Month as `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Months that a statement covers, from the first to the last. */
const monthRange = z.object({ from: month, to: month }).meta({ id: 'MonthRange' });

export const documentView = z
  .object({
    id: z.string(),
    kind: storedValue(z.enum(['statement', 'voidCheque', 'supporting'])),
    name: z.string(),
    size: z.int().meta({ description: 'Size in bytes.' }),
    state: storedValue(
      z.enum(['checking', 'ready', 'refused']).meta({
        description:
          '`checking`: not processed yet. `ready`: accepted. `refused`: cannot be used, see `problem`.',
      }),
    ),
    problem: storedValue(z.enum(['passwordProtected', 'broken', 'infected'])).nullable(),
    months: monthRange.nullable().meta({
      description:
        'Months that a statement covers. Null until they are known, and for other kinds of documents.',
    }),
    monthsSource: storedValue(z.enum(['file', 'applicant'])).nullable(),
  })
  .meta({ id: 'Document' });

/** Invoice to pay. The facts contain its amounts. */
export const invoiceView = z
  .object({
    number: z
      .string()
      .nullable()
      .meta({ description: 'Invoice number. Null if it cannot be read with confidence.' }),
    site: z.string().nullable().meta({
      description:
        'Merchant site. Null until the invoice is confirmed, unless the link specifies it. Always null if entered manually.',
    }),
    fileName: z.string().nullable().meta({ description: 'Name of the uploaded file.' }),
    reading: z
      .object({
        kind: z.enum(['invoice', 'creditNote', 'statement', 'quote', 'receipt', 'other']),
        pages: z.int(),
        merchant: z.string().nullable().meta({ description: 'Merchant name as stated in the document.' }),
        otherMerchant: z.boolean().meta({ description: 'True if the document names another merchant.' }),
        total: dollars.nullable(),
        amountDue: dollars.nullable(),
        issuedOn: isoDate.nullable(),
        dueOn: isoDate.nullable(),
      })
      .nullable()
      .meta({
        description:
          'Values read with confidence from an uploaded document. Null if nothing could be read, or no document was uploaded.',
      }),
  })
  .meta({ id: 'InvoiceView' });
