import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import { normalizePhone, validatePhone } from '@tamarack/core/validation/phone/phone';
import { problem } from '../../platform/errors';

/** Throws the validation problem. */
export function parseEmail(input: string): string {
  const errorCode = validateEmail(input);
  if (errorCode) throw problem('validation-failed', { errors: [{ path: '/email', code: errorCode }] });
  return normalizeEmail(input);
}

/** E.164. Throws the validation problem. */
export function parsePhone(input: string): string {
  const errorCode = validatePhone(input);
  if (errorCode === 'phoneCountry') throw problem('unsupported-country-phone-number-exception');
  const phone = normalizePhone(input);
  if (phone !== null) return phone;
  throw problem('validation-failed', { errors: [{ path: '/phone', code: errorCode ?? 'phoneInvalid' }] });
}
