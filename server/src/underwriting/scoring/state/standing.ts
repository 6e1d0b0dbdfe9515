import { dateIn, daysBetween } from '@tamarack/core/calendar/plain-date';
import type { Outcome } from '@tamarack/core/flow/facts';
import { readPart } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { LineRead } from '../../credit';
import type { ReasonCode } from '../../decision';
import { type DecidedBy, readStanding, type StandingRead } from './standing-read';

/** Credit state of an application, from its own decision or from its customer's existing credit. */
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
  return readPart(executor, applicationId, readStanding(dateIn(now)));
}

export function standingOf(read: StandingRead | null, now: Date): Standing {
  const today = dateIn(now);
  if (!read?.own) return read?.brought ? ofCustomer(read.brought, today) : nothing;
  const { outcome, reasons, by: decidedBy, line, reapplyOn } = read.own;
  const reapplyInDays = reapplyOn === null ? null : Math.max(0, daysBetween(today, reapplyOn));
  return { outcome, reasons, decidedBy, line, reapplyInDays };
}

/** Hidden until the customer's phone code was accepted: an earlier line, rejection or review. */
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
