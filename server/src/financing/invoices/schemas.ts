import { z } from 'zod';
import { invoiceView } from '../../intake/applications';
import { dollars } from '../../platform/http';

/** `src/validation/invoice` checks lengths and characters, so that an invalid value returns its own error code. */
const number = z.string().max(200).meta({ description: 'Invoice number as shown on the invoice.' });
const amount = dollars.nullable().meta({ description: 'Invoice total.' });

export const enterInvoiceInput = z
  .object({
    number,
    amount,
    payable: dollars
      .nullable()
      .meta({ description: 'Amount to finance. At most the invoice total and the available credit.' }),
  })
  .meta({ id: 'EnterInvoiceInput' });

export const confirmInvoiceInput = z
  .object({
    site: z.string().max(200).meta({ description: 'One of `merchant.sites` in the application view.' }),
    number,
    amount,
    payable: dollars
      .nullable()
      .meta({ description: 'Amount to finance. At most the invoice total and the available credit.' }),
  })
  .meta({ id: 'ConfirmInvoiceInput' });

/** Invoice with its amounts. */
export const invoice = invoiceView
  .extend({
    state: z.enum(['entered', 'confirmed']),
    source: z.enum(['link', 'upload', 'manual']),
    amount: dollars
      .nullable()
      .meta({ description: 'Invoice total. Null until confirmed, if it cannot be read with confidence.' }),
    payable: dollars
      .nullable()
      .meta({ description: 'Amount to finance. Null until the invoice is confirmed.' }),
    partialConfirmed: z.boolean().meta({
      description: 'True if the applicant acknowledged that a balance remains payable to the merchant.',
    }),
  })
  .meta({ id: 'Invoice' });
