import type { Executor } from '../../platform/database';
import { payoutsTables } from './tables';

/** A merchant's payments in a batch, in sequence. */
export async function listRemittedPayments(executor: Executor, batchId: string, merchantId: string) {
  return payoutsTables(executor)
    .selectFrom('payout_entry as entry')
    .innerJoin('payout', 'payout.id', 'entry.payout_id')
    .innerJoin('merchant_payee as payee', 'payee.id', 'entry.payee_id')
    .select([
      'entry.cents',
      'payout.withheld_cents as withheld',
      'payout.reference',
      'payee.account_ending as accountEnding',
      'payee.remittance_email as email',
      'payee.language',
    ])
    .where('entry.batch_id', '=', batchId)
    .where('payout.merchant_id', '=', merchantId)
    .orderBy('entry.position')
    .execute();
}
