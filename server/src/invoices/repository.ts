import type { Executor } from '../database/executor';
import { newId } from '../database/ids';
import type { InvoiceTable } from './tables';

export interface NewInvoice {
  readonly applicationId: string;
  readonly merchantId: string;
  readonly source: InvoiceTable['source'];
  readonly state: InvoiceTable['state'];
  readonly site: string | null;
  readonly number: string;
  readonly numberKey: string;
  /** Cents. */
  readonly amount: number;
  readonly payable: number;
  readonly now: Date;
}

/** Puts an application's invoice in the place of the one before. */
export async function putInvoice(trx: Executor, invoice: NewInvoice): Promise<void> {
  const values = {
    source: invoice.source,
    state: invoice.state,
    site: invoice.site,
    number: invoice.number,
    number_key: invoice.numberKey,
    amount_cents: invoice.amount,
    payable_cents: invoice.payable,
    partial_confirmed_at: null,
    entered_at: invoice.now,
  };
  await trx
    .insertInto('invoice')
    .values({
      id: newId(invoice.now),
      application_id: invoice.applicationId,
      merchant_id: invoice.merchantId,
      ...values,
    })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

export async function findInvoice(executor: Executor, applicationId: string) {
  return executor
    .selectFrom('invoice')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function setPartialConfirmed(trx: Executor, applicationId: string, now: Date): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({ partial_confirmed_at: now })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Whether an invoice of this number is financed already, by whomever. */
export async function isFinanced(
  executor: Executor,
  merchantId: string,
  numberKey: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('financed_invoice')
    .select('application_id')
    .where('merchant_id', '=', merchantId)
    .where('number_key', '=', numberKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a number as financed; false where it is already. Two at once: the second waits for the first. */
export async function insertFinanced(
  trx: Executor,
  invoice: {
    readonly merchantId: string;
    readonly numberKey: string;
    readonly applicationId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('financed_invoice')
    .values({
      merchant_id: invoice.merchantId,
      number_key: invoice.numberKey,
      application_id: invoice.applicationId,
      signed_at: invoice.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst();
  return row !== undefined;
}
