import { dateIn, daysBetween } from '@tamarack/core/calendar/plain-date';
import type { Credit, Facts, Outcome } from '@tamarack/core/flow/facts';
import { getCreditState } from '@tamarack/core/lending/credit-line';
import type { Executor } from '../../platform/database/executor';
import type { ReasonCode } from '../decision/reasons/codes';
import { type DecidedBy, type LineRead, readStanding, type StandingRead } from './standing-read';

/** What holds for an application: by its own decision, or by what its customer brought along. */
export interface Standing {
  readonly outcome: Outcome | null;
  readonly reasons: readonly ReasonCode[];
  /** Null where nothing is decided. */
  readonly decidedBy: DecidedBy | null;
  readonly line: LineRead | null;
  readonly reapplyInDays: number | null;
}

const nothing: Standing = { outcome: null, reasons: [], decidedBy: null, line: null, reapplyInDays: null };

/** In one statement, and so as of one moment. */
export async function findStanding(
  executor: Executor,
  applicationId: string,
  now: Date,
): Promise<StandingRead | null> {
  const row = await executor
    .selectFrom('application')
    .select(readStanding(dateIn(now)).as('read'))
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.read ?? null;
}

export function standingOf(read: StandingRead | null, now: Date): Standing {
  const today = dateIn(now);
  if (!read?.own) return read?.brought ? ofCustomer(read.brought, today) : nothing;
  const { outcome, reasons, by: decidedBy, line, reapplyOn } = read.own;
  const reapplyInDays = reapplyOn === null ? null : Math.max(0, daysBetween(today, reapplyOn));
  return { outcome, reasons, decidedBy, line, reapplyInDays };
}

/** Shown only after the customer's phone code was accepted: a line, a rejection or a review from before. */
function ofCustomer(brought: NonNullable<StandingRead['brought']>, today: string): Standing {
  const { underReview, line, rejection } = brought;
  if (underReview) return { ...nothing, outcome: 'manualReview' };
  if (line) return { ...nothing, outcome: line.outcome, line };
  if (!rejection) return nothing;
  return {
    ...nothing,
    outcome: 'rejected',
    reasons: rejection.reasons,
    decidedBy: rejection.by,
    reapplyInDays: daysBetween(today, rejection.reapplyOn),
  };
}

/** A line as the flow's facts tell it. */
export function creditFacts(line: LineRead, now: Date): Credit {
  const today = dateIn(now);
  const stands = getCreditState(lineOf(line), today);
  return { ...stands, expiresInDays: daysBetween(today, line.expires_on) };
}

export const lineOf = (row: Omit<LineRead, 'id' | 'tier'>) => ({
  limit: row.limit_cents,
  used: row.used_cents,
  instantLimit: row.instant_cents,
  expiresOn: row.expires_on,
});

export type ScoringFacts = Pick<Facts, 'scoring' | 'outcome' | 'reapplyInDays' | 'credit'>;
