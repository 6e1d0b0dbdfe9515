import { limits } from './limits';
import type { ValidationCode } from './validation-codes';

/**
 * Rule of the HTML standard for `type=email`, except that the domain needs a dot and the local part has none
 * at either end. The verification code proves delivery.
 */
const shape =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]+(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

export function validateEmail(text: string): ValidationCode | null {
  const email = text.trim();
  if (email === '') return 'emailRequired';
  if (email.length > limits.emailLength) return 'emailTooLong';
  return shape.test(email) ? null : 'emailInvalid';
}

/** Normalizes an address for storage and comparison. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
