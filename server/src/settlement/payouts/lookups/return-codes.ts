/** Reasons for a returned credit, by the receiving bank's code (Payments Canada, Standard 005). */
const reasons: Readonly<Record<string, string>> = {
  '900': 'Edit reject: the payment’s data is invalid',
  '902': 'Account not found',
  '903': 'Payment stopped or recalled',
  '904': 'Post-dated or stale-dated',
  '905': 'Account closed',
  '907': 'The account does not accept such payments',
  '909': 'Currency and account do not match',
  '910': 'Payee deceased',
  '911': 'Account frozen',
  '912': 'Account number invalid or incorrect',
  '914': 'Payee name incorrect',
  '922': 'Returned at the payee’s request',
  '990': 'Institution in default',
};

/** Describes the code for an operator and the merchant. */
export const describeReturnCode = (code: string): string =>
  reasons[code] ?? `Returned by the bank with code ${code}`;
