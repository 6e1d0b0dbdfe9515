import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../../platform/database';
import { payoutsTables } from '../tables';

export interface NewPayeeChange {
  readonly id: string;
  readonly merchantId: string;
  readonly formerPayeeId: string | null;
  readonly legalName: string;
  readonly cipher: Buffer;
  readonly accountEnding: string;
  readonly remittanceEmail: string | null;
  readonly language: Language;
  readonly operatorId: string;
  readonly now: Date;
}

/** False while another change of the merchant is open. */
export async function insertChange(trx: Executor, change: NewPayeeChange): Promise<boolean> {
  const row = await payoutsTables(trx)
    .insertInto('payee_change')
    .values({
      id: change.id,
      merchant_id: change.merchantId,
      former_payee_id: change.formerPayeeId,
      legal_name: change.legalName,
      account_cipher: change.cipher,
      account_ending: change.accountEnding,
      remittance_email: change.remittanceEmail,
      language: change.language,
      state: 'proposed',
      proposed_by: change.operatorId,
      proposed_at: change.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const selectChanges = (executor: Executor) =>
  payoutsTables(executor)
    .selectFrom('payee_change as change')
    .leftJoin('merchant_payee as former', 'former.id', 'change.former_payee_id')
    .select([
      'change.id',
      'change.merchant_id as merchantId',
      'change.legal_name as legalName',
      'change.account_cipher as accountCipher',
      'change.account_ending as accountEnding',
      'change.remittance_email as remittanceEmail',
      'change.language',
      'change.state',
      'change.proposed_by as proposedBy',
      'change.proposed_at as proposedAt',
      'change.confirmed_by as confirmedBy',
      'change.confirmed_at as confirmedAt',
      'change.effective_at as effectiveAt',
      'former.account_ending as formerAccountEnding',
      'former.remittance_email as formerRemittanceEmail',
      'former.language as formerLanguage',
    ]);

export type PayeeChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number];

export async function findChange(executor: Executor, id: string): Promise<PayeeChangeRow | undefined> {
  return selectChanges(executor).where('change.id', '=', id).executeTakeFirst();
}

export async function findOpenChange(
  executor: Executor,
  merchantId: string,
): Promise<PayeeChangeRow | undefined> {
  return selectChanges(executor)
    .where('change.merchant_id', '=', merchantId)
    .where('change.state', 'in', ['proposed', 'held'])
    .executeTakeFirst();
}

/** Oldest first. */
export async function listOpenChanges(executor: Executor): Promise<PayeeChangeRow[]> {
  return selectChanges(executor)
    .where('change.state', 'in', ['proposed', 'held'])
    .orderBy('change.id')
    .execute();
}

/** Changes whose hold is over. */
export async function listDueChanges(executor: Executor, now: Date): Promise<string[]> {
  const rows = await payoutsTables(executor)
    .selectFrom('payee_change')
    .select('id')
    .where('state', '=', 'held')
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setChange(
  trx: Executor,
  id: string,
  set:
    | {
        readonly state: 'held';
        readonly confirmed_by: string;
        readonly confirmed_at: Date;
        readonly effective_at: Date;
      }
    | { readonly state: 'applied'; readonly closed_at: Date }
    | { readonly state: 'cancelled'; readonly cancelled_by: string; readonly closed_at: Date },
): Promise<void> {
  await payoutsTables(trx).updateTable('payee_change').set(set).where('id', '=', id).execute();
}
