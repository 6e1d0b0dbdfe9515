import { dateIn } from '@tamarack/core/calendar/plain-date';
import { canDraw } from '@tamarack/core/lending/credit-line';
import type { Cents } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { type Release, releaseCredit } from '../../financing/credit/release';
import { exposureOf, findUse, insertUse, lockLine } from '../../financing/credit/repository';
import { recordAudit } from '../../platform/audit/repository';
import { type Executor, inTransaction } from '../../platform/database/executor';
import { type Part, part } from '../../platform/database/part';
import { problem } from '../../platform/errors/problem';
import type { Jobs } from '../../platform/jobs/jobs';
import type { Tier } from '../decision/decision';
import type { Picture } from '../decision/picture';
import type { ReasonCode } from '../decision/reasons/codes';
import { reasonsEn } from '../decision/reasons/en';
import { reasonsFr } from '../decision/reasons/fr';
import { findApplicant, lockApplicant, setQualification } from './applicant-repository';
import type { ConcludeDeps } from './conclude';
import { latestPicture } from './decision-repository';
import { concludeReview, type ReviewAnswer } from './person';
import { insertRun, latestRun } from './run-repository';
import { createScoringRunner } from './runner';
import type { scoringView } from './schemas';
import type { StageDeps } from './stages';
import { creditFacts, findStanding, lineOf, type ScoringFacts, standingOf } from './standing';
import { type DecidedBy, type LineRead, readStanding, type StandingRead } from './standing-read';
import { promisedMs } from './timing';

export type ScoringView = z.output<typeof scoringView>;

export interface Reason {
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

export interface ScoringService {
  /** Starts a run, or does nothing while one is under way. */
  start(executor: Executor, applicationId: string): Promise<void>;
  /** The SIN was given after the bureau had missed: scores again. Does nothing where it had not. */
  sinSaved(executor: Executor, applicationId: string): Promise<void>;
  view(executor: Executor, applicationId: string): Promise<ScoringView>;
  /** Its part of an application's facts; reasons of a rejection the weightiest first, none for other outcomes. */
  readonly part: Part<{
    readonly facts: ScoringFacts;
    readonly reasons: readonly Reason[];
    readonly decidedBy: DecidedBy | null;
  }>;
  tier(executor: Executor, applicationId: string): Promise<Tier | null>;
  /** The bank's data as a reviewer sees it, from the rules' last decision; null without bank data. */
  picture(executor: Executor, applicationId: string): Promise<Picture | null>;
  accept(executor: Executor, applicationId: string, part: 'full' | 'instant'): Promise<void>;
  requestFinalReview(executor: Executor, applicationId: string): Promise<void>;
  /**
   * In the transaction that decides a review, which holds the application: stores the person's decision and what
   * follows from it. Throws `validation-failed` for a limit below what was drawn.
   */
  decideReview(trx: Executor, review: ReviewAnswer): Promise<void>;
  /** The line an application stands on; and the limits its customer holds from other applications, in cents. */
  credit(
    executor: Executor,
    applicationId: string,
  ): Promise<{ readonly line: LineRead | null; readonly exposure: number }>;
  /**
   * Draws on the credit line, once for each reference. Throws `step-not-allowed` when the amount is not within what
   * can be used now: two at a time cannot pass the limit together.
   */
  useCredit(
    trx: Executor,
    use: { readonly applicationId: string; readonly reference: string; readonly amount: Cents },
  ): Promise<void>;
  /** Gives back to the line, once for each reference; see `releaseCredit`. The transaction holds the application. */
  releaseCredit(trx: Executor, release: Release): Promise<void>;
  /** Once the jobs run: takes up what a restart interrupted. */
  resume(): Promise<void>;
  /** The bank's data of these applications, or of this session, is told to be there. */
  bankDataReady(told: {
    readonly applicationIds: readonly string[];
    readonly requestId: string | null;
  }): Promise<void>;
}

export function createScoringService(
  deps: StageDeps & ConcludeDeps & { readonly jobs: Jobs },
): ScoringService {
  const { timing, reviews, keys, now } = deps;
  const runner = createScoringRunner(deps);

  const begin = (executor: Executor, applicationId: string, sinConfirmed: boolean): Promise<void> =>
    inTransaction(executor, async (trx) => {
      await lockApplicant(trx, applicationId);
      const runId = await insertRun(trx, { applicationId, sinConfirmed, now: now() });
      if (runId !== null) await runner.queue(trx, runId);
    });

  const stands = async (executor: Executor, applicationId: string) =>
    standingOf(await findStanding(executor, applicationId, now()), now());

  const factsPart: ScoringService['part'] = part(
    () => readStanding(dateIn(now())),
    (read: StandingRead) => {
      const { outcome, reapplyInDays, line, reasons, decidedBy } = standingOf(read, now());
      const { since: _, ...scoring } = progressOf(read.run);
      const facts = { scoring, outcome, reapplyInDays, credit: line && creditFacts(line, now()) };
      return { facts, reasons: outcome === 'rejected' ? reasons.map(inWords) : [], decidedBy };
    },
  );

  const progressOf = (run: StandingRead['run']) => {
    // without the bank's data the applicant stands where no run had begun
    const state = run === null || run.state === 'bankFailed' ? 'notStarted' : run.state;
    if (run === null || state !== 'running')
      return { state, stage: null, slow: false, late: false, since: null } as const;
    const since = new Date(run.since);
    const slow = now().getTime() - since.getTime() > timing.usualMs[run.stage];
    const late = now().getTime() - new Date(run.startedAt).getTime() > promisedMs;
    return { state, stage: run.stage, slow, late, since } as const;
  };

  return {
    start: async (executor, applicationId) => {
      const last = await latestRun(executor, applicationId);
      await begin(executor, applicationId, last?.sin_confirmed ?? false);
    },

    sinSaved: async (executor, applicationId) => {
      const last = await latestRun(executor, applicationId);
      if (last?.state === 'sinNeeded') await begin(executor, applicationId, true);
    },

    view: async (executor, applicationId) => {
      const read = await findStanding(executor, applicationId, now());
      const { since, ...scoring } = progressOf(read?.run ?? null);
      const { outcome } = standingOf(read, now());
      return { ...scoring, stageSince: since?.toISOString() ?? null, outcome };
    },

    part: factsPart,

    tier: async (executor, applicationId) => (await stands(executor, applicationId)).line?.tier ?? null,

    picture: async (executor, applicationId) => {
      const cipher = await latestPicture(executor, applicationId);
      return cipher && (JSON.parse(keys.decrypt('bank', cipher)) as Picture);
    },

    accept: async (executor, applicationId, part) => {
      await setQualification(executor, applicationId, part === 'full' ? 'accepted' : 'acceptedInstant');
    },

    requestFinalReview: async (executor, applicationId) => {
      await setQualification(executor, applicationId, 'finalReviewRequested');
      await recordAudit(executor, {
        applicationId,
        actor: 'applicant',
        act: 'qualification.finalReviewRequested',
        at: now(),
      });
      await reviews.open(executor, { applicationId, kind: 'finalReview' });
    },

    decideReview: async (trx, review) => {
      const ofLine = review.kind === 'finalReview' || review.kind === 'reconsideration';
      const line = ofLine ? (await stands(trx, review.applicationId)).line : null;
      await concludeReview(trx, review, line, deps);
    },

    credit: async (executor, applicationId) => {
      const { line } = await stands(executor, applicationId);
      const customerId = (await findApplicant(executor, applicationId))?.customerId ?? null;
      const exposure = customerId ? await exposureOf(executor, customerId, applicationId, dateIn(now())) : 0;
      return { line, exposure };
    },

    useCredit: async (trx, { applicationId, reference, amount }) => {
      const { line } = await stands(trx, applicationId);
      const locked = line && (await lockLine(trx, line.id));
      if (!locked) throw problem('step-not-allowed');
      const used = await findUse(trx, reference);
      if (used?.application_id === applicationId && used.amount_cents === amount) return;
      if (used || !canDraw(lineOf(locked), amount, dateIn(now()))) throw problem('step-not-allowed');
      await insertUse(trx, { lineId: locked.id, applicationId, reference, amount, now: now() });
    },

    releaseCredit: (trx, release) => releaseCredit(trx, release, now()),

    resume: () => runner.resume(),
    bankDataReady: (told) => runner.bankDataReady(told),
  };
}

const inWords = (code: ReasonCode): Reason => ({ code, en: reasonsEn[code], fr: reasonsFr[code] });
