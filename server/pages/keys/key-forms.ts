import { z } from 'zod';
import { maxOverlapDays } from '../../src/parties/merchants';
import { field } from '../web/form-body';

/** Bodies of the forms of `KeysCard`. */
export const keyBody = z.object({ kind: field(z.enum(['publishable', 'secret'])) });
export const rollBody = z.object({
  overlapDays: field(z.string().regex(/^\d$/)).transform(Number).pipe(z.int().max(maxOverlapDays)),
});
