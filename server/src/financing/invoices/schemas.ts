import { z } from 'zod';
import { invoiceView } from '../../intake/applications';
import { dollars } from '../../platform/http';

/** Limits and characters are checked by `src/validation/invoice`, so that a wrong value names its code. */
const number = z.string().max(200).meta({ description: 'As it stands on the invoice' });
const amount = dollars.nullable().meta({ description: 'Total of the invoice' });

export const enterInvoiceInput = z
  .object({
    number,
    amount,
    payable: dollars
      .nullable()
      .meta({ description: 'Credit applied: at most the invoice and what can be used' }),
  })
  .meta({ id: 'EnterInvoiceInput' });

export const confirmInvoiceInput = z
  .object({
    site: z.string().max(200).meta({ description: "One of the merchant's sites, as the view has them" }),
    number,
    amount,
    payable: dollars
      .nullable()
      .meta({ description: 'What of it is financed: at most the invoice and what can be used' }),
  })
  .meta({ id: 'ConfirmInvoiceInput' });

/** The invoice with its amounts. */
export const invoice = invoiceView
  .extend({
    state: z.enum(['entered', 'confirmed']),
    source: z.enum(['link', 'upload', 'manual']),
    amount: dollars.nullable().meta({ description: 'Null while entered, where it is not known for sure' }),
    payable: dollars.nullable().meta({ description: 'Null until it is confirmed' }),
    partialConfirmed: z
      .boolean()
      .meta({ description: 'The applicant saw that a balance remains for the merchant' }),
  })
  .meta({ id: 'Invoice' });
