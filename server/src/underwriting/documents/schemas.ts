import { z } from 'zod';
import { documentView } from '../../intake/applications';

export const documentList = z.object({ items: z.array(documentView) }).meta({ id: 'DocumentList' });

/** Rules of its values are checked by the service, so that a wrong one names its code. */
const chosen = z.string().max(100).meta({ description: 'YYYY-MM' });

export const uploadQuery = z.object({ month: chosen.optional() });

export const monthsInput = z.object({ from: chosen, to: chosen }).meta({ id: 'StatementMonthsInput' });

export const chequeAccountInput = z
  .object({
    transit: z.string().max(100).meta({ description: 'Five digits' }),
    institution: z.string().max(100).meta({ description: 'Three digits' }),
    account: z.string().max(100).meta({ description: 'Seven to twelve digits' }),
  })
  .meta({ id: 'ChequeAccountInput' });

/** For the contract only: a form is streamed and never a body that could be checked here. */
export const fileForm = z.any().meta({
  id: 'FileForm',
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
});
