import { findMerchant, lockMerchant } from '../../../parties/merchants';
import { authorize, type Operator } from '../../../parties/operators';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import {
  decryptAccount,
  encryptAccount,
  type Payee,
  type PayeeInput,
  toAccountCell,
  toPayee,
} from './payee-details';
import * as payees from './payee-repository';

/** Merchants' payout accounts. */
export interface PayeesService extends ReturnType<typeof createPayeesService> {}

interface PayeesDeps {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly now: () => Date;
}

export function createPayeesService(deps: PayeesDeps) {
  const { database, keys } = deps;
  return {
    /**
     * Applies from the next batch on, without a second operator or a hold: for the sandbox. Operators propose changes
     * (`PayeeChangesService`). Throws `not-found`, `validation-failed`.
     */
    set: async (merchantId: string, input: PayeeInput, actor: string): Promise<Payee> => {
      const payee = toPayee(input);
      await inTransaction(database, async (trx) => {
        if (!isId(merchantId) || !(await lockMerchant(trx, merchantId))) throw problem('not-found');
        await replacePayee(deps, trx, { merchantId, payee, input, actor });
      });
      return payee;
    },

    hasPayee: async (merchantId: string): Promise<boolean> =>
      (await payees.findPayee(database, merchantId)) !== undefined,

    /** Null if the merchant has none. Throws `not-found`, `forbidden`. */
    get: async (operator: Operator, merchantId: string): Promise<Payee | null> => {
      authorize(operator, 'payees.read');
      if (!isId(merchantId) || !(await findMerchant(database, merchantId))) throw problem('not-found');
      const row = await payees.findPayee(database, merchantId);
      if (!row) return null;
      const { institution, transit } = await decryptAccount(keys, toAccountCell(row.id), row.accountCipher);
      const { legalName, accountEnding, remittanceEmail, language } = row;
      return { legalName, institution, transit, accountEnding, remittanceEmail, language };
    },
  };
}

/** Replaces a merchant's payee, in a transaction that has locked the merchant. */
export async function replacePayee(
  { keys, now }: Omit<PayeesDeps, 'database'>,
  trx: Executor,
  change: {
    readonly merchantId: string;
    readonly payee: Payee;
    readonly input: Pick<PayeeInput, 'institution' | 'transit' | 'number'>;
    readonly actor: string;
  },
): Promise<void> {
  const { merchantId, payee, input, actor } = change;
  const payeeId = newId(now());
  await payees.replacePayee(trx, {
    ...payee,
    id: payeeId,
    merchantId,
    cipher: await encryptAccount(keys, toAccountCell(payeeId), input),
    now: now(),
  });
  const details = { merchantId, payeeId };
  await recordAudit(trx, { applicationId: null, actor, act: 'payee.set', details, at: now() });
}
