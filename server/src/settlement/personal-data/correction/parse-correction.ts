import { dateIn } from '@tamarack/core/calendar/plain-date';
import { normalizeAddress } from '@tamarack/core/validation/address/address';
import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import { validatePersonal } from '@tamarack/core/validation/person/personal';
import { normalizePhone, validatePhone } from '@tamarack/core/validation/phone/phone';
import { tidy } from '@tamarack/core/validation/text';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import type { CorrectablePersonal, Person } from '../../../intake/applications';
import { problem } from '../../../platform/errors';

/** An operator's corrections; a null value is left unchanged. */
export type Correction = { readonly [F in keyof CorrectablePersonal | 'email' | 'phone']: string | null };

/** The corrected values to store. */
export interface ParsedCorrection {
  readonly personal: Partial<CorrectablePersonal>;
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Checks the corrected values as the forms of the checkout do, together with those that stay. Throws `validation-failed`;
 * `step-not-allowed` if there are no personal details to correct.
 */
export function parseCorrection(
  { email, phone, ...corrected }: Correction,
  { applications }: Person,
  now: Date,
): ParsedCorrection {
  const given = Object.fromEntries(Object.entries(corrected).filter(([, value]) => value !== null));
  const current = applications.findLast(({ personal }) => personal !== null)?.personal;
  if (Object.keys(given).length > 0 && !current)
    throw problem('step-not-allowed', { detail: 'There are no personal details of this person.' });
  const form = current && { ...current, ...given };
  const checks = form
    ? validatePersonal(form, { today: dateIn(now), sinRequired: false, sinSaved: true })
    : {};
  const errors = toFieldErrors({
    ...Object.fromEntries(Object.entries(checks).filter(([field]) => field in given)),
    email: email === null ? null : validateEmail(email),
    phone: phone === null ? null : validatePhone(phone),
  });
  if (errors.length > 0) throw problem('validation-failed', { errors });
  return {
    personal: form ? pick(normalize(form), Object.keys(given)) : {},
    email: email === null ? null : normalizeEmail(email),
    phone: phone === null ? null : normalizePhone(phone),
  };
}

type Form = NonNullable<Person['applications'][number]['personal']>;

const normalize = (form: Form): CorrectablePersonal => {
  const { street, city, province, postal } = normalizeAddress(form);
  return { first: tidy(form.first), last: tidy(form.last), dob: form.dob, street, city, province, postal };
};

const pick = (values: CorrectablePersonal, names: readonly string[]): Partial<CorrectablePersonal> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
