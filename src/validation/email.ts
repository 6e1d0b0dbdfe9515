import { limits } from './limits';
import type { ValidationCode } from './validation-codes';

/**
 * The HTML standard's rule for `type=email`, with a dot asked for in the domain and no dot at either end of the
 * name. Whether mail arrives only the code tells.
 */
const shape =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]+(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

export function validateEmail(text: string): ValidationCode | null {
  const email = text.trim();
  if (email === '') return 'emailRequired';
  if (email.length > limits.emailLength) return 'emailTooLong';
  return shape.test(email) ? null : 'emailInvalid';
}

/** The address as it is saved and compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
