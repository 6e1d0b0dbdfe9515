import type { Executor } from '../../platform/database';
import { invoicesTables } from './tables';

/** The invoices of applications, with the ids of the contents of uploaded ones. */
export async function listPersonInvoices(executor: Executor, applicationIds: readonly string[]) {
  return invoicesTables(executor)
    .selectFrom('invoice')
    .select([
      'application_id as applicationId',
      'source',
      'number',
      'site',
      'amount_cents as amount',
      'payable_cents as payable',
      'file_id as fileId',
      'file_name as fileName',
      'entered_at as enteredAt',
    ])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}

/** Removes the text read from uploaded invoices, and their file names; amounts are kept. Returns the ids of their contents. */
export async function eraseInvoiceFiles(
  trx: Executor,
  applicationIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await invoicesTables(trx)
    .updateTable('invoice')
    .set({ file_name: null, reading: null })
    .where('application_id', 'in', [...applicationIds])
    .returning('file_id')
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}

/** Removes invoices that were never financed. Returns the ids of their contents. */
export async function removeInvoices(
  trx: Executor,
  applicationIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await invoicesTables(trx)
    .deleteFrom('invoice')
    .where('application_id', 'in', [...applicationIds])
    .returning('file_id')
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}
