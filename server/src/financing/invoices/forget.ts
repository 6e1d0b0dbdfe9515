import { lockIdleApplication } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import type { PlaceDeps } from './place';
import * as invoices from './repository';

/** How long an application nobody touches keeps a file that no agreement was signed for: as long as documents. */
const keepMs = 60 * 24 * 3_600_000;
const atOnce = 200;

/** Removes uploaded invoices of applications that were left before they were signed, and their contents. */
export async function forgetLeft(
  deps: PlaceDeps & { readonly database: Executor; readonly now: () => Date },
): Promise<void> {
  const { database, files, offers, now } = deps;
  const before = new Date(now().getTime() - keepMs);
  for (const applicationId of await invoices.findLeft(database, before, atOnce))
    await inTransaction(database, async (trx) => {
      if (!(await lockIdleApplication(trx, applicationId, before))) return;
      // after the lock, in a statement of its own: it has to see what the holder before has written
      const fileId = await invoices.removeUnsignedUpload(trx, applicationId);
      if (fileId === null) return;
      await files.discard(trx, fileId);
      await offers.cancelSelection(trx, applicationId);
      await recordAudit(trx, { applicationId, actor: 'system', act: 'invoice.forgotten', at: now() });
    });
}
