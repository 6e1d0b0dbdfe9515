import type { Language } from '@tamarack/core/language';
import { type Executor, newId } from '../../platform/database';
import { payoutsTables } from './tables';

export interface NewPayee {
  readonly merchantId: string;
  readonly legalName: string;
  readonly cipher: Buffer;
  readonly accountEnding: string;
  readonly remittanceEmail: string | null;
  readonly language: Language;
  readonly now: Date;
}

/** Replaces the current payee, which is kept for the payments made to it. */
export async function replacePayee(trx: Executor, payee: NewPayee): Promise<string> {
  await payoutsTables(trx)
    .updateTable('merchant_payee')
    .set({ replaced_at: payee.now })
    .where('merchant_id', '=', payee.merchantId)
    .where('replaced_at', 'is', null)
    .execute();
  const id = newId(payee.now);
  await payoutsTables(trx)
    .insertInto('merchant_payee')
    .values({
      id,
      merchant_id: payee.merchantId,
      legal_name: payee.legalName,
      account_cipher: payee.cipher,
      account_ending: payee.accountEnding,
      remittance_email: payee.remittanceEmail,
      language: payee.language,
      created_at: payee.now,
      replaced_at: null,
    })
    .execute();
  return id;
}

export async function findPayee(executor: Executor, merchantId: string) {
  return payoutsTables(executor)
    .selectFrom('merchant_payee')
    .select([
      'id',
      'legal_name as legalName',
      'account_cipher as accountCipher',
      'account_ending as accountEnding',
      'remittance_email as remittanceEmail',
      'language',
    ])
    .where('merchant_id', '=', merchantId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}
