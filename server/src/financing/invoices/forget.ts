import { lockIdleApplication } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import type { PlaceDeps } from './place';
import * as invoices from './repository';

/** Retention period of a file without a signed agreement, after the last activity: the same as for documents. */
const keepMs = 60 * 24 * 3_600_000;
const atOnce = 200;

/** Removes uploaded invoices of applications abandoned before signing, and their contents. */
export async function forgetLeft(
  deps: PlaceDeps & { readonly database: Executor; readonly now: () => Date },
): Promise<void> {
  const { database, files, offers, now } = deps;
  const before = new Date(now().getTime() - keepMs);
  for (const applicationId of await invoices.findLeft(database, before, atOnce))
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
