import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import type { Language } from '@tamarack/core/language';
import { validateChequeAccount } from '@tamarack/core/validation/cheque-account';
import { validateEmail } from '@tamarack/core/validation/email';
import { tidy } from '@tamarack/core/validation/text';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import { findMerchant, lockMerchant } from '../../parties/merchants';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Cell, Keys } from '../../platform/keys';
import * as payees from './payee-repository';
import type { PayeeAccount } from './rail';
import { toAscii } from './to-ascii';

interface PayeeInput extends PayeeAccount {
  /** Name of the account holder. */
  readonly legalName: string;
  readonly remittanceEmail: string | null;
  readonly language: Language;
}

/** A payee without its account number. */
interface Payee {
  readonly legalName: string;
  readonly institution: string;
  readonly transit: string;
  readonly accountEnding: string;
  readonly remittanceEmail: string | null;
  readonly language: Language;
}

/** Merchants' payout accounts. */
export interface PayeesService {
  /** Applies from the next batch on. Throws `not-found`, `validation-failed`. */
  set(merchantId: string, input: PayeeInput, actor: string): Promise<Payee>;
  /** Null where the merchant has none. Throws `not-found`. */
  get(merchantId: string): Promise<Payee | null>;
  hasPayee(merchantId: string): Promise<boolean>;
}

export function createPayeesService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly now: () => Date;
}): PayeesService {
  const { database, keys, now } = deps;

  return {
    set: async (merchantId, input, actor) => {
      const errors = validatePayee(input);
      if (errors.length > 0) throw problem('validation-failed', { errors });
      const { institution, transit, number } = input;
      const payee: Payee = {
        legalName: tidy(input.legalName),
        institution,
        transit,
        accountEnding: number.slice(-4),
        remittanceEmail: input.remittanceEmail?.trim() ?? null,
        language: input.language,
      };
      await inTransaction(database, async (trx) => {
        if (!isId(merchantId) || !(await lockMerchant(trx, merchantId))) throw problem('not-found');
        const payeeId = newId(now());
        const account = JSON.stringify({ institution, transit, number });
        await payees.replacePayee(trx, {
          id: payeeId,
          merchantId,
          ...payee,
          cipher: keys.encrypt('bank', account, toAccountCell(payeeId)),
          now: now(),
        });
        await recordAudit(trx, {
          applicationId: null,
          actor,
          act: 'payee.set',
          details: { merchantId, payeeId },
          at: now(),
        });
      });
      return payee;
    },

    hasPayee: async (merchantId) => (await payees.findPayee(database, merchantId)) !== undefined,

    get: async (merchantId) => {
      if (!isId(merchantId) || !(await findMerchant(database, merchantId))) throw problem('not-found');
      const row = await payees.findPayee(database, merchantId);
      if (!row) return null;
      const { institution, transit } = decryptAccount(keys, row.id, row.accountCipher);
      const { legalName, accountEnding, remittanceEmail, language } = row;
      return { legalName, institution, transit, accountEnding, remittanceEmail, language };
    },
  };
}

/** The account as it is stored. */
export function decryptAccount(
  keys: Pick<Keys, 'decrypt'>,
  payeeId: string,
  cipher: Uint8Array,
): PayeeAccount {
  return JSON.parse(keys.decrypt('bank', cipher, toAccountCell(payeeId))) as PayeeAccount;
}

const toAccountCell = (payeeId: string): Cell => ({
  table: 'merchant_payee',
  column: 'account_cipher',
  row: payeeId,
});

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
