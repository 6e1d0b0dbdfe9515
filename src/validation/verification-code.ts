import { limits } from './limits';
import type { ValidationCode } from './validation-codes';

/** Removes spaces and dashes, as in `123 456` and `123-456`. */
export function normalizeCode(text: string): string {
  return text.replace(/[\s-]/g, '');
}

export function validateCode(text: string): ValidationCode | null {
  const code = normalizeCode(text);
  if (code === '') return 'codeRequired';
  return new RegExp(`^\\d{${limits.codeLength}}$`).test(code) ? null : 'codeInvalid';
}
