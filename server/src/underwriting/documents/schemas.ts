import { z } from 'zod';

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
