import type { Executor } from '../../platform/database/executor';
import { invoicesTables } from './tables';

/** What a merchant calls the invoice of an application, and the link it came by; null where there is no invoice. */
export async function namedInvoice(
  executor: Executor,
  applicationId: string,
): Promise<{ readonly linkId: string | null; readonly number: string | null } | null> {
  const row = await invoicesTables(executor)
    .selectFrom('invoice')
    .leftJoin('invoice_link', 'invoice_link.id', 'invoice.link_id')
    .select([
      'invoice.state',
      'invoice.number',
      'invoice_link.link_id as linkId',
      'invoice_link.number as asked',
    ])
    .where('invoice.application_id', '=', applicationId)
    .executeTakeFirst();
  // what an applicant has typed and not confirmed is nobody else's business yet
  return row
    ? { linkId: row.linkId, number: row.asked ?? (row.state === 'confirmed' ? row.number : null) }
    : null;
}
