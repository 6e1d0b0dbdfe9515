import type { ChequeAccountInput } from '../flow/inputs';
import type { FieldChecks, ValidationCode } from './codes';
import { required } from './text';

/** Only digits count: people copy the numbers with the spaces and dashes between them. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

const number = (text: string, shape: RegExp, missing: ValidationCode, wrong: ValidationCode) =>
  required(text, missing) ?? (shape.test(digitsOf(text)) ? null : wrong);

/** The numbers at the foot of a Canadian cheque: transit 5 digits, institution 3, account 7 to 12. */
export function checkChequeAccount(form: ChequeAccountInput): FieldChecks<keyof ChequeAccountInput> {
  return {
    transit: number(form.transit, /^\d{5}$/, 'transitRequired', 'transitInvalid'),
    institution: number(form.institution, /^\d{3}$/, 'institutionRequired', 'institutionInvalid'),
    account: number(form.account, /^\d{7,12}$/, 'accountRequired', 'accountInvalid'),
  };
}
