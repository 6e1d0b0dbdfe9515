import { z } from 'zod';
import { dollars, isoDate } from '../../../platform/http';

/** `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Months a statement covers, both included. */
export const monthRange = z.object({ from: month, to: month }).meta({ id: 'MonthRange' });

export const documentView = z
  .object({
    id: z.string(),
    kind: z.enum(['statement', 'voidCheque', 'supporting']),
    name: z.string(),
    size: z.int().meta({ description: 'Bytes' }),
    state: z
      .enum(['checking', 'ready', 'refused'])
      .meta({ description: 'checking: not read yet. refused: cannot be used, `problem` says why' }),
    problem: z.enum(['passwordProtected', 'broken', 'infected']).nullable(),
    months: monthRange.nullable().meta({ description: 'Of a statement; null while not known' }),
    monthsSource: z.enum(['file', 'applicant']).nullable(),
  })
  .meta({ id: 'Document' });

/** The invoice to be paid; its amounts stand in the facts. */
export const invoiceView = z
  .object({
    number: z.string().nullable().meta({ description: 'Null where the document does not say it for sure' }),
    site: z.string().nullable().meta({
      description: 'Null until it is confirmed, unless a link names it; and of one entered by hand',
    }),
    fileName: z.string().nullable().meta({ description: 'Of an upload' }),
    reading: z
      .object({
        kind: z.enum(['invoice', 'creditNote', 'statement', 'quote', 'receipt', 'other']),
        pages: z.int(),
        merchant: z.string().nullable().meta({ description: 'Who is to be paid, as the document says' }),
        otherMerchant: z.boolean().meta({ description: 'That is not the merchant of this checkout' }),
        total: dollars.nullable(),
        amountDue: dollars.nullable(),
        issuedOn: isoDate.nullable(),
        dueOn: isoDate.nullable(),
      })
      .nullable()
      .meta({
        description: 'Of an upload: what the document says for sure; null where it could not be read',
      }),
  })
  .meta({ id: 'InvoiceView' });
