import type { ValidationCode } from './validation-codes';

/** Removes spaces and dashes: `046 454 286` is saved as nine digits. */
export function normalizeSin(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Formats a SIN while typing, in groups of three. */
export function formatSin(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** Requires nine digits only. A SIN that fails the Luhn check yields no credit file but no form error. */
export function validateSin(text: string): ValidationCode | null {
  if (text.trim() === '') return 'sinRequired';
  return /^\d{9}$/.test(normalizeSin(text)) ? null : 'sinInvalid';
}
