import { z } from 'zod';
import { keyPermissions, maxOverlapDays, type NewKey } from '../../src/parties/merchants';
import { field, fields } from '../web/form-body';
import { formKeyBody } from '../web/form-key';

/** Bodies of the forms of `KeysCard`. */
export const keyBody = z.object({
  ...formKeyBody,
  kind: field(z.enum(['publishable', 'secret'])),
  permissions: fields(z.array(z.enum(keyPermissions))),
});
/** Null for a secret key without a permission. */
export const toNewKey = ({ kind, permissions }: z.output<typeof keyBody>): NewKey | null => {
  if (kind === 'publishable') return { kind };
  return permissions.length === 0 ? null : { kind, permissions };
};

export const rollBody = z.object({
  ...formKeyBody,
  overlapDays: field(z.string().regex(/^\d$/)).transform(Number).pipe(z.int().max(maxOverlapDays)),
});

/** The data of a new key that the card shows, even if its form is submitted twice. */
export const newKey = z.object({ kind: z.enum(['publishable', 'secret']), value: z.string() });
