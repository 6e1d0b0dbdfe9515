import { z } from 'zod';
import { documentView } from '../../intake/applications';

export const documentList = z.object({ items: z.array(documentView) }).meta({ id: 'DocumentList' });

/** The service validates the value, so that an invalid month returns its own error code. */
const monthText = z.string().max(100).meta({ description: 'Month as `YYYY-MM`.' });

export const uploadQuery = z.object({ month: monthText.optional() });

export const monthsInput = z.object({ from: monthText, to: monthText }).meta({ id: 'StatementMonthsInput' });

export const chequeAccountInput = z
  .object({
    transit: z.string().max(100).meta({ description: 'Transit number. Five digits.' }),
    institution: z.string().max(100).meta({ description: 'Institution number. Three digits.' }),
    account: z.string().max(100).meta({ description: 'Account number. Seven to twelve digits.' }),
  })
  .meta({ id: 'ChequeAccountInput' });

/** Documentation only: the form is streamed and never validated against this schema. */
export const fileForm = z.any().meta({
  id: 'FileForm',
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
});
