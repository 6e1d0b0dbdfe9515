import { dayMs } from '@tamarack/core/calendar/durations';
import { lockIdleApplication } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import type { FilesService } from '../../platform/files';
import * as documents from './repository';

const batchSize = 2_000;

/** Removes unsubmitted documents of abandoned applications, and their contents. */
export async function removeAbandonedDocuments(deps: {
  readonly database: Executor;
  readonly files: FilesService;
  /** Days after the last activity on the application. */
  readonly unsubmittedDays: number;
  readonly now: () => Date;
}): Promise<void> {
  const { database, files, unsubmittedDays, now } = deps;
  const before = new Date(now().getTime() - unsubmittedDays * dayMs);
  for (const applicationId of await documents.listAbandonedApplicationIds(database, before, batchSize))
    await inTransaction(database, async (trx) => {
      if (!(await lockIdleApplication(trx, applicationId, before))) return;
      const ids = await documents.listUnsubmittedIds(trx, applicationId);
      for (const file of await documents.removeDocuments(trx, applicationId, ids))
        await files.discard(trx, file);
      await recordAudit(trx, {
        applicationId,
        actor: 'system',
        act: 'documents.forgotten',
        details: { documents: ids.length },
        at: now(),
      });
    });
}
