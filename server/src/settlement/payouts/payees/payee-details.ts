import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import type { Language } from '@tamarack/core/language';
import { validateChequeAccount } from '@tamarack/core/validation/bank/cheque-account';
import { validateEmail } from '@tamarack/core/validation/email';
import { tidy } from '@tamarack/core/validation/text';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import { problem } from '../../../platform/errors';
import type { Cell, Keys } from '../../../platform/keys';
import type { PayeeAccount } from '../rail';
import { toAscii } from './to-ascii';

export interface PayeeInput extends PayeeAccount {
  /** Name of the account holder. */
  readonly legalName: string;
  readonly remittanceEmail: string | null;
  readonly language: Language;
}

/** A payee without its account number. */
export interface Payee {
  readonly legalName: string;
  readonly institution: string;
  readonly transit: string;
  readonly accountEnding: string;
  readonly remittanceEmail: string | null;
  readonly language: Language;
}

/** The payee as it is shown. Throws `validation-failed`. */
export function toPayee(input: PayeeInput): Payee {
  const errors = validatePayee(input);
  if (errors.length > 0) throw problem('validation-failed', { errors });
  const { institution, transit, number } = input;
  return {
    legalName: tidy(input.legalName),
    institution,
    transit,
    accountEnding: number.slice(-4),
    remittanceEmail: input.remittanceEmail?.trim() ?? null,
    language: input.language,
  };
}

/** Cell of a payee's account. */
export const toAccountCell = (payeeId: string): Cell => ({
  table: 'merchant_payee',
  column: 'account_cipher',
  row: payeeId,
});

/** Cell of the account of a proposed change. */
export const toChangeCell = (changeId: string): Cell => ({
  table: 'payee_change',
  column: 'account_cipher',
  row: changeId,
});

export const encryptAccount = (
  keys: Pick<Keys, 'encrypt'>,
  cell: Cell,
  { institution, transit, number }: PayeeAccount,
): Promise<Buffer> => keys.encrypt('bank', JSON.stringify({ institution, transit, number }), cell);

/** The account as it is stored. */
export async function decryptAccount(
  keys: Pick<Keys, 'decrypt'>,
  cell: Cell,
  cipher: Uint8Array,
): Promise<PayeeAccount> {
  return JSON.parse(await keys.decrypt('bank', cipher, cell)) as PayeeAccount;
}

function validatePayee({
  legalName,
  institution,
  transit,
  number,
  remittanceEmail,
}: PayeeInput): FieldProblem[] {
  const errors: FieldProblem[] = toFieldErrors(
    validateChequeAccount({ institution, transit, account: number }),
  ).map((error) => (error.path === '/account' ? { ...error, path: '/number' } : error));
  // spaces and dashes are for reading only: the stored number is digits
  if (errors.length === 0 && !/^\d+$/.test(`${institution}${transit}${number}`))
    errors.push({ path: '/number', code: 'accountInvalid' });
  // a name with a character that the bank's file cannot represent
  if (toAscii(legalName) === '') errors.push({ path: '/legalName', code: 'invalid' });
  const email = remittanceEmail === null ? null : validateEmail(remittanceEmail);
  if (email !== null) errors.push({ path: '/remittanceEmail', code: email });
  return errors;
}
