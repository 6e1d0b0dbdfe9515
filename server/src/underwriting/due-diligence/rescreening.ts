import { dateIn } from '@tamarack/core/calendar/plain-date';
import { lockApplication, lockCustomer } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { ReviewQueue } from '../review-queue';
import type { MatchEvidence } from './evidence';
import * as lines from './line-repository';
import { insertMatch } from './repository';
import { screenApplication } from './screen-application';
import type { SanctionsEdition, SanctionsList } from './screening/sanctions-list';

/** Screens the customers who can draw or who owe again, with each edition of the sanctions list. */
export interface Rescreening extends ReturnType<typeof createRescreening> {}

/** Maximum lines of one run, so that it ends before the next one is due. */
const maxLines = 1_000;

export function createRescreening({
  database,
  keys,
  sanctions,
  reviewQueue,
  warn,
  now,
}: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly sanctions: SanctionsList;
  readonly reviewQueue: Pick<ReviewQueue, 'open'>;
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
}) {
  /** Returns how many of the matches a reviewer has to look at. */
  const storeMatches = async (
    trx: Executor,
    { applicationId, customerId }: { readonly applicationId: string; readonly customerId: string | null },
    matches: readonly MatchEvidence[],
  ): Promise<number> => {
    let stored = 0;
    for (const evidence of matches) {
      if (customerId !== null && (await lines.isMatchKnown(trx, keys, { customerId, evidence }))) continue;
      if (await insertMatch(trx, keys, { applicationId, evidence, now: now() })) stored += 1;
    }
    return stored;
  };

  const screenLine = async (line: lines.ScreenedLine, edition: SanctionsEdition): Promise<void> => {
    const { id: lineId, applicationId } = line;
    const { fingerprint } = edition;
    // before the transaction: it takes thousands of comparisons
    const screened = await screenApplication({ database, keys }, applicationId, edition);
    await inTransaction(database, async (trx) => {
      await lockApplication(trx, applicationId);
      // locked, so that only one of a customer's lines stores a match, and no draw can miss it
      if (line.customerId !== null) await lockCustomer(trx, line.customerId);
      if (!(await lines.insertLineScreening(trx, { fingerprint, lineId, now: now() }))) return;
      const found = await storeMatches(trx, line, screened?.matches ?? []);
      if (found === 0) return;
      await recordAudit(trx, {
        applicationId,
        actor: 'system',
        act: 'dueDiligence.matchFound',
        details: { matches: found, list: fingerprint },
        at: now(),
      });
    });
  };

  /** Opens reviews of matches that no review shows: new ones, and those left by a decided review. */
  const openReviews = async (): Promise<void> => {
    for (const applicationId of await lines.listUnseenMatches(database, dateIn(now())))
      await inTransaction(database, async (trx) => {
        await lockApplication(trx, applicationId);
        await reviewQueue.open(trx, { applicationId, kind: 'screening' });
      });
  };

  const screenLines = async (edition: SanctionsEdition): Promise<number> => {
    const { fingerprint } = edition;
    let failed = 0;
    const due = { fingerprint, today: dateIn(now()), limit: maxLines };
    for (const line of await lines.listUnscreenedLines(database, due))
      await screenLine(line, edition).catch((error: unknown) => {
        failed += 1;
        warn({ err: error, creditLineId: line.id }, 'a credit line was not screened');
      });
    return failed;
  };

  return {
    /**
     * Screens the lines that were not screened against the edition in use, and opens reviews of what it finds. Several processes
     * may run it at once, and the next run continues where one ended.
     *
     * @throws Error if a line could not be screened; the other lines still are
     */
    run: async (): Promise<void> => {
      const { edition } = await sanctions.read();
      const failed = edition === null ? 0 : await screenLines(edition);
      await openReviews();
      if (failed > 0) throw new Error(`${failed} credit lines were not screened`);
    },
  };
}
