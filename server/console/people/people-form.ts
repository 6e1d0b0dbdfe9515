import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { isId } from '../../src/platform/database';
import {
  correctionReasons,
  erasureInput,
  exportInput,
  type PersonQueryInput,
} from '../../src/settlement/personal-data';

export const searchBody = z.object({ query: field(z.string().trim().max(100)) });

const reference = field(
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(exportInput.shape.reference.unwrap()),
);

export const exportBody = z.object({
  reason: field(exportInput.shape.reason),
  reference,
  format: field(z.enum(['json', 'pdf', 'reasons', 'zip'])),
});

export const erasureBody = z.object({
  reason: field(erasureInput.shape.reason),
  erasureReference: reference,
});

const correctable = [
  'first',
  'last',
  'dob',
  'street',
  'city',
  'province',
  'postal',
  'email',
  'phone',
] as const;
export type CorrectableField = (typeof correctable)[number];

const correctedValue = field(
  z
    .string()
    .trim()
    .max(200)
    .transform((text) => (text === '' ? null : text)),
);

export const correctionBody = z.object({
  correctionReason: field(z.enum(correctionReasons)),
  correctionReference: reference,
  ...(Object.fromEntries(correctable.map((name) => [name, correctedValue])) as Record<
    CorrectableField,
    typeof correctedValue
  >),
});

/** An operator's input in one field: an email address, an application’s ID, or otherwise a phone number. */
export function toQueryInput(text: string): PersonQueryInput {
  if (text.includes('@')) return { email: text };
  return isId(text) ? { applicationId: text } : { phone: text };
}
