import type { ValidationCode } from './validation-codes';

/** The digits alone: a SIN is written `046 454 286`, and saved as nine digits. */
export function normalizeSin(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** What is typed, in groups of three. */
export function formatSin(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** Nine digits is the whole rule: one that fails Luhn is a bureau's miss, not a form's error. */
export function validateSin(text: string): ValidationCode | null {
  if (text.trim() === '') return 'sinRequired';
  return /^\d{9}$/.test(normalizeSin(text)) ? null : 'sinInvalid';
}
