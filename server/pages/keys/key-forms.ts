import { z } from 'zod';
import { maxOverlapDays } from '../../src/parties/merchants';
import { field } from '../web/form-body';
import { formKeyBody } from '../web/form-key';

/** Bodies of the forms of `KeysCard`. */
export const keyBody = z.object({ ...formKeyBody, kind: field(z.enum(['publishable', 'secret'])) });
export const rollBody = z.object({
  ...formKeyBody,
  overlapDays: field(z.string().regex(/^\d$/)).transform(Number).pipe(z.int().max(maxOverlapDays)),
});

/** What the card shows of a new key, also for the second press of its form. */
export const newKey = z.object({ kind: z.enum(['publishable', 'secret']), value: z.string() });
