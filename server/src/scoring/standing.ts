import { dateIn, daysBetween } from '@tamarack/core/calendar/plain-date';
import type { Credit, Facts, Outcome } from '@tamarack/core/flow/facts';
import { standing } from '@tamarack/core/lending/credit-line';
import type { Executor } from '../database/executor';
import type { ReasonCode } from '../decision/reasons/codes';
import { findApplicant } from './applicant-repository';
import { type CreditLineRow, lineOfApplication, liveLine } from './credit-repository';
import { findRejection, latestDecision, rejectionInForce, underReview } from './decision-repository';

/** What holds for an application: by its own decision, or by what its customer brought along. */
export interface Standing {
  /** Decided in this application, not brought along. */
  readonly own: boolean;
  readonly outcome: Outcome | null;
  readonly reasons: readonly ReasonCode[];
  readonly line: CreditLineRow | null;
  readonly reapplyInDays: number | null;
}

const nothing: Standing = { own: false, outcome: null, reasons: [], line: null, reapplyInDays: null };

export async function standingOf(executor: Executor, applicationId: string, now: Date): Promise<Standing> {
  const today = dateIn(now);
  const decision = await latestDecision(executor, applicationId);
  if (decision && decision.outcome !== 'sinNeeded') {
    const rejection = await findRejection(executor, applicationId);
    return {
      own: true,
      outcome: decision.outcome,
      reasons: decision.reasons,
      line: (await lineOfApplication(executor, applicationId)) ?? null,
      reapplyInDays: rejection ? Math.max(0, daysBetween(today, rejection.reapply_on)) : null,
    };
  }
  const applicant = await findApplicant(executor, applicationId);
  if (!applicant?.customerId || !applicant.phoneVerifiedAt) return nothing;
  return ofCustomer(executor, applicant.customerId, today);
}

/** Shown only after the customer's phone code was accepted: a line, a rejection or a review from before. */
async function ofCustomer(executor: Executor, customerId: string, today: string): Promise<Standing> {
  if (await underReview(executor, customerId)) return { ...nothing, outcome: 'manualReview' };
  const line = await liveLine(executor, customerId, today);
  if (line) {
    const decision = await latestDecision(executor, line.application_id);
    const outcome = decision?.outcome === 'sinNeeded' ? null : (decision?.outcome ?? null);
    return { ...nothing, outcome, line };
  }
  const rejection = await rejectionInForce(executor, customerId, today);
  if (!rejection) return nothing;
  const decision = await latestDecision(executor, rejection.application_id);
  return {
    ...nothing,
    outcome: 'rejected',
    reasons: decision?.reasons ?? [],
    reapplyInDays: daysBetween(today, rejection.reapply_on),
  };
}

/** A line as the flow's facts tell it. */
export function creditFacts(line: CreditLineRow, now: Date): Credit {
  const today = dateIn(now);
  const stands = standing(lineOf(line), today);
  return { ...stands, expiresInDays: daysBetween(today, line.expires_on) };
}

export const lineOf = (row: CreditLineRow) => ({
  limit: row.limit_cents,
  used: row.used_cents,
  instantLimit: row.instant_cents,
  expiresOn: row.expires_on,
});

export type ScoringFacts = Pick<Facts, 'scoring' | 'outcome' | 'reapplyInDays' | 'credit'>;
