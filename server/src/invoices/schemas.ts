import { z } from 'zod';
import { dollars } from '../http/schemas';

/** Limits and characters are checked by `src/validation/invoice`, so that a wrong value names its code. */
export const enterInvoiceInput = z
  .object({
    number: z.string().max(200).meta({ description: 'As it stands on the invoice' }),
    amount: dollars.nullable().meta({ description: 'Total of the invoice' }),
    payable: dollars
      .nullable()
      .meta({ description: 'Credit applied: at most the invoice and what can be used' }),
  })
  .meta({ id: 'EnterInvoiceInput' });
