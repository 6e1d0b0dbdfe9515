import type { ChequeAccountInput } from '../flow/inputs';
import { validateRequired } from './text';
import type { FieldChecks, ValidationCode } from './validation-codes';

/**
 * Only digits count: people copy the numbers with the spaces and dashes between them, or with the signs that a cheque
 * prints there (U+2446 to U+2449). Anything else stays, for the check to refuse.
 */
export const toDigits = (text: string): string => text.replace(/[\s\u2010-\u2015\u2446-\u2449-]/g, '');

const number = (text: string, shape: RegExp, missing: ValidationCode, wrong: ValidationCode) =>
  validateRequired(text, missing) ?? (shape.test(toDigits(text)) ? null : wrong);

/** The numbers at the foot of a Canadian cheque: transit 5 digits, institution 3, account 7 to 12. */
export function validateChequeAccount(form: ChequeAccountInput): FieldChecks<keyof ChequeAccountInput> {
  return {
    transit: number(form.transit, /^\d{5}$/, 'transitRequired', 'transitInvalid'),
    institution: number(form.institution, /^\d{3}$/, 'institutionRequired', 'institutionInvalid'),
    account: number(form.account, /^\d{7,12}$/, 'accountRequired', 'accountInvalid'),
  };
}

/** The numbers as they are saved: digits alone, leading zeros kept. */
export const normalizeChequeAccount = (form: ChequeAccountInput): ChequeAccountInput => ({
  transit: toDigits(form.transit),
  institution: toDigits(form.institution),
  account: toDigits(form.account),
});

/** A cheque's own number, which stands before the others and is not asked for. */
const ownNumber = /^\D*\d{1,8}\D+(?=\d{5}\D+\d{3}(?!\d))/;
const wholeFoot = /^(\d{5})(\d{3})(\d{7,12})?$/;

/**
 * The numbers in a text that holds more than one of them, in the order of a cheque's foot: `12345-003`, or with the
 * account as well, `12345-003 1234567`, with or without the cheque's own number before it. Null where it holds a single number or something else.
 */
export function parseChequeNumbers(text: string): Partial<ChequeAccountInput> | null {
  const found = wholeFoot.exec(toDigits(text.replace(ownNumber, '')));
  if (found === null) return null;
  const [, transit = '', institution = '', account] = found;
  return account === undefined ? { transit, institution } : { transit, institution, account };
}

/** `1234 5678 90`, with no-break spaces: easier to compare with a cheque. */
export const formatAccount = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1\u00a0');
