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

/** The data of a new key that the card shows, even if its form is submitted twice. */
export const newKey = z.object({ kind: z.enum(['publishable', 'secret']), value: z.string() });
