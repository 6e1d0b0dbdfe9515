import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../../platform/database';
import { payoutsTables } from '../tables';

export interface NewPayee {
  readonly id: string;
  readonly merchantId: string;
  readonly legalName: string;
  readonly cipher: Buffer;
  readonly accountEnding: string;
  readonly remittanceEmail: string | null;
  readonly language: Language;
  readonly now: Date;
}

/** Replaces the current payee, which is kept for the payments made to it. */
export async function replacePayee(trx: Executor, payee: NewPayee): Promise<void> {
  await payoutsTables(trx)
    .updateTable('merchant_payee')
    .set({ replaced_at: payee.now })
    .where('merchant_id', '=', payee.merchantId)
    .where('replaced_at', 'is', null)
    .execute();
  await payoutsTables(trx)
    .insertInto('merchant_payee')
    .values({
      id: payee.id,
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
