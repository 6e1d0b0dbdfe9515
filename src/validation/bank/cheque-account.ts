import type { ChequeAccountInput } from '../inputs';
import { validateRequired } from '../text';
import type { FieldChecks, ValidationCode } from '../validation-codes';

/**
 * Removes spaces, dashes and the MICR symbols of a cheque (U+2446 to U+2449), which people copy with the
 * numbers. Other characters are kept and fail validation.
 */
export const toDigits = (text: string): string => text.replace(/[\s\u2010-\u2015\u2446-\u2449-]/g, '');

const validateNumber = (text: string, shape: RegExp, missing: ValidationCode, wrong: ValidationCode) =>
  validateRequired(text, missing) ?? (shape.test(toDigits(text)) ? null : wrong);

/** Validates the numbers of a Canadian cheque: transit 5 digits, institution 3, account 7 to 12. */
export function validateChequeAccount(form: ChequeAccountInput): FieldChecks<keyof ChequeAccountInput> {
  return {
    transit: validateNumber(form.transit, /^\d{5}$/, 'transitRequired', 'transitInvalid'),
    institution: validateNumber(form.institution, /^\d{3}$/, 'institutionRequired', 'institutionInvalid'),
    account: validateNumber(form.account, /^\d{7,12}$/, 'accountRequired', 'accountInvalid'),
  };
}

/** Normalizes the numbers for storage: digits with leading zeros. */
export const normalizeChequeAccount = (form: ChequeAccountInput): ChequeAccountInput => ({
  transit: toDigits(form.transit),
  institution: toDigits(form.institution),
  account: toDigits(form.account),
});

/** Serial number of a cheque, printed before the others and not needed. */
const serialNumber = /^\D*\d{1,8}\D+(?=\d{5}\D+\d{3}(?!\d))/;
const allNumbers = /^(\d{5})(\d{3})(\d{7,12})?$/;

/**
 * Parses pasted text with several numbers in the order printed on a cheque: `12345-003` or
 * `12345-003 1234567`, optionally after the serial number.
 *
 * @returns null for a single number or other text
 */
export function parseChequeNumbers(text: string): Partial<ChequeAccountInput> | null {
  const found = allNumbers.exec(toDigits(text.replace(serialNumber, '')));
  if (found === null) return null;
  const [, transit = '', institution = '', account] = found;
  return account === undefined ? { transit, institution } : { transit, institution, account };
}

/** Groups digits with no-break spaces for readability: `1234 5678 90`. */
export const formatAccount = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1\u00a0');
