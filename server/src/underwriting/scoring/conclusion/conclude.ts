import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { computeExpiry } from '@tamarack/core/lending/credit-line';
import { type ApplicationsService, findCustomerId, lockCustomer } from '../../../intake/applications';
import { recordAudit } from '../../../platform/audit';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Channel } from '../../../platform/events';
import type { MailQueue } from '../../../platform/mail';
import { endLine, insertCreditLine, lockLine, raiseLine } from '../../credit';
import type { ReviewQueue } from '../../review-queue';
import { insertDecision } from './decision-repository';
import { insertEvidence } from './evidence-repository';
import { removeRejection, saveRejection } from './rejection-repository';
import type { DecisionSource, StoredDecision } from './stored-decision';

/** A decision was written. */
export interface DecisionWritten {
  readonly outcome: StoredDecision['outcome'];
  readonly by: 'rules' | 'reviewer';
}

export interface ConcludeDeps {
  readonly applications: ApplicationsService;
  /** Opens the manual review of an outcome that needs one. */
  readonly reviewQueue: ReviewQueue;
  readonly mails: MailQueue;
  readonly decided: Channel<DecisionWritten>;
  readonly now: () => Date;
}

export interface Conclusion {
  readonly applicationId: string;
  readonly source: DecisionSource;
  /** Actor for the audit trail. */
  readonly actor: string;
  readonly decision: StoredDecision;
  /** Encrypted bank data summary; null if there is none. */
  readonly summaryCipher: Buffer | null;
  /** Encrypted evidence of its reasons; null if there is none. */
  readonly evidenceCipher: Buffer | null;
  /** The line being decided again: raised by an approval, ended by a rejection. Null: an approval creates one. */
  readonly lineId: string | null;
}

/**
 * Stores a decision and its consequences: credit line or rejection, a review, the checkout's status. The only place
 * that does; the caller's transaction has locked the application.
 *
 * @throws `validation-failed` when a line would be smaller than the amount drawn on it
 */
export async function conclude(trx: Executor, conclusion: Conclusion, deps: ConcludeDeps): Promise<void> {
  const { applicationId, source, actor, decision, summaryCipher, evidenceCipher } = conclusion;
  const { outcome } = decision;
  const now = deps.now();
  const line = conclusion.lineId === null ? undefined : await lockLine(trx, conclusion.lineId);
  if (line && isGranted(outcome) && decision.limit < line.used_cents)
    throw problem('validation-failed', { errors: [{ path: '/limit', code: 'limitBelowUsed' }] });
  const creditLineId = line && line.application_id !== applicationId ? line.id : null;
  const decisionId = await insertDecision(trx, {
    applicationId,
    source,
    decision,
    creditLineId,
    summaryCipher,
    now,
  });
  if (evidenceCipher !== null && 'runId' in source)
    await insertEvidence(trx, { decisionId, runId: source.runId, cipher: evidenceCipher });
  await recordAudit(trx, {
    applicationId,
    actor,
    act: 'scoring.decided',
    details: { decisionId, outcome, rulesVersion: decision.rulesVersion },
    at: now,
  });
  await deps.decided.publish(trx, { outcome, by: 'runId' in source ? 'rules' : 'reviewer' });
  if (outcome === 'sinNeeded') return;
  if (outcome === 'rejected') await reject(trx, conclusion, { decisionId, lineId: line?.id ?? null, now });
  else if (isGranted(outcome)) await grant(trx, conclusion, { decisionId, lineId: line?.id ?? null, now });
  else await deps.reviewQueue.open(trx, { applicationId, kind: 'referred' });
  const kind = mailKinds[outcome];
  if (kind !== null) await deps.mails.queue(trx, { applicationId, kind, about: decisionId });
  await deps.applications.updateStatusAfterDecision(trx, applicationId);
}

/** The mail of each outcome. A manual review sends its own. */
const mailKinds = {
  instantlyApproved: 'approved',
  approved: 'approved',
  preQualified: 'preQualified',
  rejected: 'rejected',
  manualReview: null,
} as const;

const isGranted = (outcome: StoredDecision['outcome']): boolean =>
  outcome === 'instantlyApproved' || outcome === 'preQualified' || outcome === 'approved';

interface ConclusionContext {
  readonly decisionId: string;
  readonly lineId: string | null;
  readonly now: Date;
}

async function grant(
  trx: Executor,
  { applicationId, decision }: Conclusion,
  { decisionId, lineId, now }: ConclusionContext,
): Promise<void> {
  const { tier, limit, instant } = decision;
  if (tier === null) return;
  await removeRejection(trx, applicationId);
  const expiresOn = computeExpiry(dateIn(now));
  if (lineId !== null) return raiseLine(trx, lineId, { decisionId, tier, limit, expiresOn });
  const customerId = await findCustomerId(trx, applicationId);
  if (customerId !== null) await lockCustomer(trx, customerId);
  await insertCreditLine(trx, {
    customerId,
    applicationId,
    decisionId,
    tier,
    limit,
    instant,
    expiresOn,
    now,
  });
}

async function reject(
  trx: Executor,
  { applicationId, decision }: Conclusion,
  { decisionId, lineId, now }: ConclusionContext,
): Promise<void> {
  const today = dateIn(now);
  const reapplyOn = addDays(today, decision.reapplyInDays ?? 0);
  const customerId = await findCustomerId(trx, applicationId);
  await saveRejection(trx, { customerId, applicationId, decisionId, reapplyOn, now });
  if (lineId !== null) await endLine(trx, lineId, addDays(today, -1));
}
