import type { ValidationCode } from '../validation-codes';

/** Removes spaces and dashes: `046 454 286` is saved as nine digits. */
export function normalizeSin(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Formats a SIN while typing, in groups of three. */
export function formatSin(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** Whether the check digit of nine digits is right (Luhn): every second digit counts double, as the sum of its digits. */
export function isSin(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(index % 2 ? '0246813579'[Number(digit)] : digit),
    0,
  );
  return sum % 10 === 0;
}

/**
 * Requires nine digits only (specification, section 5). A wrong check digit is not an error of the form, although no credit
 * file can exist for it: `isSin` is for a warning.
 */
export function validateSin(text: string): ValidationCode | null {
  if (text.trim() === '') return 'sinRequired';
  return /^\d{9}$/.test(normalizeSin(text)) ? null : 'sinInvalid';
}
