import { dayMs } from '@tamarack/core/calendar/durations';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { findOwnerId, lockApplication } from '../../intake/applications';
import { eraseExpiredRecipients } from '../../intake/invoice-links';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { isProblem } from '../../platform/errors';
import { removeFinishedMails } from '../../platform/mail';
import { eraseFetchedData } from '../../underwriting/scoring';
import { eraseApplication, eraseUploads } from './erasure/erase-application';
import { type ErasePersonDeps, erasePerson, forgetCustomer, lockErasable } from './erasure/erase-person';
import { listResumable, setErasureResult } from './erasure/erasure-repository';
import { findResumption, wholeExtent } from './erasure-plan';
import { type RemoveBatch, removeInTurns } from './remove-in-turns';
import type { RetentionDays } from './retention-days';
import * as retained from './retention-repository';

const batchSize = 100;
/** Time limit of a run, whose job may take an hour. The next run continues. */
const runMs = 50 * 60_000;

/** Removes data whose retention has ended. */
export interface RetentionService extends ReturnType<typeof createRetention> {}

type RetainedList = (executor: Executor, page: retained.RetainedPage) => Promise<readonly string[]>;

export function createRetention(
  deps: ErasePersonDeps & { readonly database: Executor; readonly days: RetentionDays },
) {
  const { database, records, banking, days, now } = deps;
  const before = (count: number): Date => new Date(now().getTime() - count * dayMs);

  /** Runs `work` for each application of a list, each in its own transaction, under the application's lock. */
  const eachApplication = (
    list: RetainedList,
    work: (trx: Executor, id: string) => Promise<void>,
    failures: unknown[],
  ): RemoveBatch => {
    let after: string | null = null;
    return async () => {
      let count = 0;
      const ids: readonly string[] = await list(database, { after, limit: batchSize });
      for (const id of ids)
        await inTransaction(database, async (trx) => {
          await lockApplication(trx, id);
          // since the list was read, the applicant may have gone on, or signed
          const [still] = await list(trx, { after: null, limit: 1, only: id });
          const [application] = await retained.listRetained(trx, [id]);
          if (still === undefined || !application || application.inDecision) return;
          await work(trx, id);
          count += 1;
        }).catch((error: unknown) => failures.push(error));
      after = ids.at(-1) ?? null;
      return { removed: count, more: ids.length === batchSize };
    };
  };

  /** Removes an application as a whole, and its customer with the last one. */
  const eraseWhole =
    (signed: boolean) =>
    async (trx: Executor, applicationId: string): Promise<void> => {
      const ownerId = await findOwnerId(trx, applicationId);
      const person = ownerId === null ? undefined : await records.find(trx, ownerId);
      await eraseApplication(trx, { applicationId, signed }, wholeExtent, deps);
      const others = person?.applications.filter(({ id }) => id !== applicationId) ?? [];
      if (person && others.every(({ erasedAt }) => erasedAt !== null))
        await forgetCustomer(trx, person, deps);
    };

  const resumeErasures = async (failures: unknown[]): ReturnType<RemoveBatch> => {
    let count = 0;
    for (const { id, personId, doneAt } of await listResumable(database, dateIn(now()), batchSize))
      await inTransaction(database, async (trx) => {
        const result = await erasePerson(trx, await lockErasable(trx, personId, records), doneAt, deps);
        await setErasureResult(trx, id, { result, resumeOn: findResumption(result.kept) });
        count += 1;
      }).catch((error: unknown) => {
        // a new application of theirs is being decided: tomorrow
        if (!isProblem(error)) failures.push(error);
      });
    return { removed: count, more: false };
  };

  const eachRow =
    (remove: (limit: number) => Promise<number>): RemoveBatch =>
    async () => {
      const removed = await remove(batchSize);
      return { removed, more: removed === batchSize };
    };

  return {
    /**
     * Removes expired data in batches, and completes erasures that had to keep something until today. Rejects after
     * everything was tried, if something failed: the next run tries it again. Safe to call at any time.
     */
    apply: async (): Promise<void> => {
      const failures: unknown[] = [];
      const each = (list: RetainedList, work: ReturnType<typeof eraseWhole>) =>
        eachApplication(list, work, failures);
      const endsAt = performance.now() + runMs;
      const kinds = {
        abandoned: each(
          (executor, page) => retained.listAbandoned(executor, before(days.abandoned), page),
          eraseWhole(false),
        ),
        decided: each(
          (executor, page) => retained.listDecided(executor, before(days.decided), page),
          eraseWhole(false),
        ),
        agreements: each(
          (executor, page) => retained.listEnded(executor, addDays(dateIn(now()), -days.agreements), page),
          eraseWhole(true),
        ),
        uploads: each(
          (executor, page) => retained.listWithUploads(executor, before(days.uploads), page),
          (trx, id) => eraseUploads(trx, id, deps),
        ),
        bankData: each(
          (executor, page) => retained.listWithBankData(executor, before(days.bankData), page),
          async (trx, id) => {
            await banking.eraseLogins(trx, id);
            await eraseFetchedData(trx, [id]);
          },
        ),
        erasures: () => resumeErasures(failures),
        links: eachRow((limit) => eraseExpiredRecipients(database, before(days.abandoned), limit)),
        mails: eachRow((limit) => removeFinishedMails(database, before(days.mails), limit)),
      };
      const removed = await removeInTurns(kinds, () => performance.now() >= endsAt);
      await inTransaction(database, async (trx) => {
        await retained.insertRun(trx, { removed, now: now() });
        if (Object.values(removed).some((count) => count > 0))
          await recordAudit(trx, {
            applicationId: null,
            actor: 'system',
            act: 'retention.applied',
            details: removed,
            at: now(),
          });
      });
      if (failures.length > 0) throw failures[0];
    },
  };
}
