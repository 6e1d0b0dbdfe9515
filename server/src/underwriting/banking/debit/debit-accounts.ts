import type { AccountsService } from '../../../intake/accounts';
import type { ApplicationsService } from '../../../intake/applications';
import { type Executor, inTransaction } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import type { AggregatedAccount } from '../aggregator';
import { toDebitAccountCell } from '../cells';
import * as connections from '../repository';
import { chooseDebitAccount, type DebitAccount, isSameAccount } from './debit-account';

export function createDebitAccounts(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly applications: Pick<ApplicationsService, 'events'>;
  readonly accounts: Pick<AccountsService, 'reportBankChange'>;
  readonly now: () => Date;
}) {
  const { database, keys, applications, accounts, now } = deps;

  const decrypt = async (cipher: Buffer, applicationId: string): Promise<Omit<DebitAccount, 'bank'>> =>
    JSON.parse(await keys.decrypt('bank', cipher, toDebitAccountCell(applicationId)));

  const find = async (executor: Executor, applicationId: string) => {
    const row = await connections.findDebitAccount(executor, applicationId);
    if (!row) return null;
    const account: DebitAccount = {
      ...(await decrypt(row.account_cipher, applicationId)),
      bank: row.bank,
    };
    return { source: row.source, account, since: row.created_at };
  };

  const store = async (
    executor: Executor,
    applicationId: string,
    { source, account: { bank, ...numbers }, since }: NonNullable<Awaited<ReturnType<typeof find>>>,
  ): Promise<void> =>
    connections.setDebitAccount(executor, {
      applicationId,
      source,
      cipher: await keys.encrypt('bank', JSON.stringify(numbers), toDebitAccountCell(applicationId)),
      ending: numbers.number.slice(-4),
      bank,
      now: since,
    });

  const findAccountChange = async (executor: Executor, applicationId: string): Promise<Date | null> => {
    const current = await find(executor, applicationId);
    const signed = current && (await connections.findOtherDebitAccount(executor, applicationId));
    if (!signed) return null;
    const other = await decrypt(signed.accountCipher, signed.signedApplicationId);
    return isSameAccount(current.account, other) ? null : current.since;
  };

  /** Stores the applicant's account, and notifies the customer if it differs from the former one. */
  const storeGiven = async (
    trx: Executor,
    applicationId: string,
    source: 'aggregator' | 'voidCheque',
    account: DebitAccount,
  ): Promise<void> => {
    const before = await find(trx, applicationId);
    // given again: it is not newer for that
    const isSame = before !== null && isSameAccount(before.account, account);
    await store(trx, applicationId, { source, account, since: isSame ? before.since : now() });
    if (!isSame && (await findAccountChange(trx, applicationId)) !== null)
      await accounts.reportBankChange(trx, applicationId);
  };

  // a returning customer's account; it survives a disconnected bank, which ends access to data only
  applications.events.subscribe(async (trx, event) => {
    if (event.type !== 'carriedOver') return;
    const found = await find(trx, event.fromId);
    if (found) await store(trx, event.toId, found);
  });

  return {
    /** Stores the account that payments are debited from, once the bank's data is there. Never inside a transaction. */
    storeDebitAccount: (applicationId: string, offered: readonly AggregatedAccount[]): Promise<void> =>
      inTransaction(database, async (trx) => {
        const row = await connections.findConnected(trx, applicationId);
        const account = row && chooseDebitAccount(offered, row.selected_account);
        if (!row || !account) return;
        await storeGiven(trx, applicationId, 'aggregator', { ...account, bank: row.institution ?? '' });
      }),

    /** The account whose numbers the applicant gave with a void cheque. */
    storeChequeAccount: (trx: Executor, applicationId: string, account: DebitAccount): Promise<void> =>
      storeGiven(trx, applicationId, 'voidCheque', account),

    /** For the pre-authorized debit agreement, from the aggregator or the cheque; null while none is known. */
    findDebitAccount: async (executor: Executor, applicationId: string): Promise<DebitAccount | null> =>
      (await find(executor, applicationId))?.account ?? null,

    /**
     * Since when payments of this application come from another account than those of the customer's last signed
     * agreement; null if they do not.
     */
    findAccountChange,
  };
}
