import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { findCustomerId, lockApplication, readPart, setQualification } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import { createChannel } from '../../platform/events';
import type { Jobs } from '../../platform/jobs';
import { type CreditLineRow, type CreditService, computeExposure } from '../credit';
import type { BankDataSummary, DecisionEvidence, Tier } from '../decision';
import { isCustomerHeld } from '../due-diligence';
import type { ConcludeDeps, DecisionWritten } from './conclusion/conclude';
import { concludeReview, type ReviewConclusion } from './conclusion/conclude-review';
import { findLatestSummaryCipher } from './conclusion/decision-repository';
import { listEvidenceCiphers } from './conclusion/evidence-repository';
import { decryptEvidence } from './conclusion/seal-evidence';
import { toProgress } from './run/progress';
import { findLatestRun, insertRun } from './run/repository';
import { createScoringRunner } from './run/runner';
import type { StageDeps } from './run/stages';
import { toSummaryCell } from './state/cells';
import { findCreditState, toCreditState } from './state/credit-state';
import type { scoringView } from './state/schemas';

export type ScoringView = z.output<typeof scoringView>;

export interface ScoringService extends ReturnType<typeof createScoringService> {}

export function createScoringService(
  options: StageDeps &
    Omit<ConcludeDeps, 'decided'> & { readonly credit: CreditService; readonly jobs: Jobs },
) {
  const { timing, applications, credit, reviewQueue, keys, now } = options;
  const decided = createChannel<DecisionWritten>();
  const deps = { ...options, decided };
  const runner = createScoringRunner(deps);

  const startRun = (executor: Executor, applicationId: string, sinConfirmed: boolean): Promise<void> =>
    inTransaction(executor, async (trx) => {
      await lockApplication(trx, applicationId);
      const runId = await insertRun(trx, { applicationId, sinConfirmed, now: now() });
      if (runId !== null) await runner.queue(trx, runId);
    });

  const getCreditState = async (executor: Executor, applicationId: string) =>
    toCreditState(await findCreditState(executor, applicationId, now()), now());

  // given after the bureau found no match: scores again
  applications.events.subscribe(async (trx, event) => {
    if (event.type !== 'sinSaved') return;
    const last = await findLatestRun(trx, event.applicationId);
    if (last?.state === 'sinNeeded') await startRun(trx, event.applicationId, true);
  });

  return {
    /** Published in the transaction that writes a decision. */
    decided,

    /** Starts a run, or does nothing while one is in progress. */
    start: async (executor: Executor, applicationId: string): Promise<void> => {
      const last = await findLatestRun(executor, applicationId);
      await startRun(executor, applicationId, last?.sin_confirmed ?? false);
    },

    view: async (executor: Executor, applicationId: string): Promise<ScoringView> => {
      const read = await findCreditState(executor, applicationId, now());
      const { since, ...scoring } = toProgress(read?.run ?? null, timing, now());
      const { outcome } = toCreditState(read, now());
      return { ...scoring, stageSince: since?.toISOString() ?? null, outcome };
    },

    findTier: async (executor: Executor, applicationId: string): Promise<Tier | null> =>
      (await getCreditState(executor, applicationId)).line?.tier ?? null,

    /** Bank data summary for a reviewer, from the rules' last decision; null without bank data. */
    bankDataSummary: async (executor: Executor, applicationId: string): Promise<BankDataSummary | null> => {
      const cipher = await findLatestSummaryCipher(executor, applicationId);
      if (cipher === null) return null;
      return JSON.parse(await keys.decrypt('bank', cipher, toSummaryCell(applicationId))) as BankDataSummary;
    },

    /** Evidence of the reasons by the decision's id; decisions without are left out. */
    decisionEvidence: async (
      executor: Executor,
      applicationId: string,
    ): Promise<ReadonlyMap<string, DecisionEvidence>> => {
      const rows = await listEvidenceCiphers(executor, applicationId);
      return new Map(
        await Promise.all(
          rows.map(
            async ({ decisionId, runId, cipher }) =>
              [decisionId, await decryptEvidence(keys, runId, cipher)] as const,
          ),
        ),
      );
    },

    accept: async (executor: Executor, applicationId: string, part: 'full' | 'instant'): Promise<void> => {
      await setQualification(executor, applicationId, part === 'full' ? 'accepted' : 'acceptedInstant');
    },

    requestFinalReview: async (executor: Executor, applicationId: string): Promise<void> => {
      await setQualification(executor, applicationId, 'finalReviewRequested');
      await recordAudit(executor, {
        applicationId,
        actor: 'applicant',
        act: 'qualification.finalReviewRequested',
        at: now(),
      });
      await reviewQueue.open(executor, { applicationId, kind: 'finalReview' });
    },

    /**
     * Call it in the transaction that decides a review, which has locked the application: stores the reviewer's decision
     * and its consequences. Throws `validation-failed` for a limit below the drawn amount.
     */
    decideReview: async (trx: Executor, review: ReviewConclusion): Promise<void> => {
      const isLineReview = review.kind === 'finalReview' || review.kind === 'reconsideration';
      const line = isLineReview ? (await getCreditState(trx, review.applicationId)).line : null;
      await concludeReview(trx, review, line, deps);
    },

    /** An application's line, and what its customer owes and can still draw from other applications, in cents. */
    getCredit: async (
      executor: Executor,
      applicationId: string,
    ): Promise<{ readonly line: CreditLineRow | null; readonly exposure: number }> => {
      const { line } = await getCreditState(executor, applicationId);
      const customerId = await findCustomerId(executor, applicationId);
      const exposure = customerId
        ? await computeExposure(executor, customerId, applicationId, dateIn(now()))
        : 0;
      return { line, exposure };
    },

    /**
     * Draws on an application's line, once for each reference; see `CreditService`. Throws `step-not-allowed` where there
     * is no line, where the amount exceeds the available credit, and in the same words while the customer is held.
     */
    useCredit: async (
      trx: Executor,
      use: { readonly applicationId: string; readonly reference: string; readonly amount: Cents },
    ): Promise<void> => {
      // without a detail: the response must not reveal that a name may be on a list
      if (await readPart(trx, use.applicationId, isCustomerHeld())) throw problem('step-not-allowed');
      const { line } = await getCreditState(trx, use.applicationId);
      if (!line) throw problem('step-not-allowed');
      await credit.useCredit(trx, line.id, use);
    },

    /** Call it once the jobs run: resumes interrupted runs. */
    resume: (): Promise<void> => runner.resume(),

    /** The aggregator reports ready bank data of these applications, or of this session. */
    resumeWaitingRuns: (source: {
      readonly applicationIds: readonly string[];
      readonly requestId: string | null;
    }): Promise<void> => runner.resumeWaitingRuns(source),
  };
}
