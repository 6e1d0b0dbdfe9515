import type { ValidationCode } from './codes';
import { limits } from './limits';

/** The code's digits: people paste `123 456` and `123-456`. */
export function codeDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

export function codeError(text: string): ValidationCode | null {
  const code = codeDigits(text);
  if (code === '') return 'codeRequired';
  return new RegExp(`^\\d{${limits.codeLength}}$`).test(code) ? null : 'codeInvalid';
}
