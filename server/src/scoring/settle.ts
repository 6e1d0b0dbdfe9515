import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import type { Outcome } from '@tamarack/core/flow/facts';
import { expiryOf } from '@tamarack/core/lending/credit-line';
import { recordAudit } from '../audit/repository';
import { type Executor, inTransaction } from '../database/executor';
import type { Decision } from '../decision/decision';
import { findApplicant, lockApplicant } from './applicant-repository';
import { insertCreditLine } from './credit-repository';
import { insertDecision, insertRejection } from './decision-repository';
import { endRun, lockRun } from './run-repository';

/** Told inside the transaction that stores a decision. */
export type OutcomeListener = (trx: Executor, applicationId: string, outcome: Outcome) => Promise<void>;

/** Where a person takes over. */
export interface ReviewsPort {
  open(
    trx: Executor,
    review: { readonly applicationId: string; readonly kind: 'referred' | 'finalReview' },
  ): Promise<void>;
}

/** Stores a decision and what follows from it, once: a second worker with the same run finds it ended. */
export async function settle(
  deps: {
    readonly database: Executor;
    readonly now: () => Date;
    readonly reviews: ReviewsPort;
    readonly onOutcome: OutcomeListener;
  },
  run: { readonly id: string; readonly applicationId: string },
  decision: Decision,
): Promise<void> {
  const { database, reviews, onOutcome } = deps;
  const now = deps.now();
  const today = dateIn(now);
  await inTransaction(database, async (trx) => {
    await lockApplicant(trx, run.applicationId);
    const live = await lockRun(trx, run.id);
    const applicant = await findApplicant(trx, run.applicationId);
    if (live?.state !== 'running' || !applicant) return;
    const { outcome, tier, limit, instant } = decision;
    const { applicationId } = run;
    const { customerId } = applicant;
    const decisionId = await insertDecision(trx, { applicationId, runId: run.id, decision, now });
    await endRun(trx, run.id, { state: outcome === 'sinNeeded' ? 'sinNeeded' : 'done', now });
    await recordAudit(trx, {
      applicationId,
      actor: 'system',
      act: 'scoring.decided',
      details: { decisionId, outcome, rulesVersion: decision.rulesVersion },
      at: now,
    });
    if (outcome === 'sinNeeded') return;
    if (outcome === 'rejected') {
      const reapplyOn = addDays(today, decision.reapplyInDays ?? 0);
      await insertRejection(trx, { customerId, applicationId, decisionId, reapplyOn, now });
    } else if (outcome !== 'manualReview' && tier !== null) {
      const line = { customerId, applicationId, decisionId, tier, limit, instant, now };
      await insertCreditLine(trx, { ...line, expiresOn: expiryOf(today) });
    }
    if (outcome === 'manualReview') await reviews.open(trx, { applicationId, kind: 'referred' });
    await onOutcome(trx, applicationId, outcome);
  });
}
