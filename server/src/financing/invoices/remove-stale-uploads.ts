import { dayMs } from '@tamarack/core/calendar/durations';
import { lockIdleApplication } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import type { ReplaceInvoiceDeps } from './replace-invoice';
import * as invoices from './repository';

const batchSize = 2_000;

/** Removes uploaded invoices of applications abandoned before signing, and their contents. */
export async function removeStaleUploads(
  deps: ReplaceInvoiceDeps & {
    readonly database: Executor;
    /** Days after the last activity on the application, as for documents. */
    readonly unsubmittedDays: number;
    readonly now: () => Date;
  },
): Promise<void> {
  const { database, files, offers, unsubmittedDays, now } = deps;
  const before = new Date(now().getTime() - unsubmittedDays * dayMs);
  for (const applicationId of await invoices.listStaleUploads(database, before, batchSize))
    await inTransaction(database, async (trx) => {
      if (!(await lockIdleApplication(trx, applicationId, before))) return;
      // a separate statement after the lock, to see what its previous owner wrote
      const fileId = await invoices.removeUnsignedUpload(trx, applicationId);
      if (fileId === null) return;
      await files.discard(trx, fileId);
      await offers.cancelSelection(trx, applicationId);
      await recordAudit(trx, { applicationId, actor: 'system', act: 'invoice.forgotten', at: now() });
    });
}
