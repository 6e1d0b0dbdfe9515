import type { Executor } from '../../../platform/database';
import { payoutsTables } from '../tables';

/** A merchant's payments in a batch, in sequence. */
export async function listRemittedPayments(executor: Executor, batchId: string, merchantId: string) {
  return payoutsTables(executor)
    .selectFrom('payout_entry as entry')
    .innerJoin('payout', 'payout.id', 'entry.payout_id')
    .innerJoin('merchant_payee as payee', 'payee.id', 'entry.payee_id')
    .select([
      'entry.cents',
      'payout.fee_cents as fee',
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

/** A batch's payments whose merchants were not notified yet, in sequence. */
export async function listUnnotifiedEntries(executor: Executor, batchId: string) {
  return payoutsTables(executor)
    .selectFrom('payout_entry')
    .select(['id', 'payout_id as payoutId'])
    .where('batch_id', '=', batchId)
    .where('told_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** Marks a payment's notification as sent; false if it already was. */
export async function markNotified(trx: Executor, entryId: string, now: Date): Promise<boolean> {
  const result = await payoutsTables(trx)
    .updateTable('payout_entry')
    .set({ told_at: now })
    .where('id', '=', entryId)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Merchants paid by a batch. */
export async function listPaidMerchants(executor: Executor, batchId: string): Promise<string[]> {
  const rows = await payoutsTables(executor)
    .selectFrom('payout_entry as entry')
    .innerJoin('payout', 'payout.id', 'entry.payout_id')
    .select('payout.merchant_id as merchantId')
    .distinct()
    .where('entry.batch_id', '=', batchId)
    .execute();
  return rows.map(({ merchantId }) => merchantId);
}
