import { dateIn, daysBetween } from '@tamarack/core/calendar/plain-date';
import type { Outcome } from '@tamarack/core/flow/facts';
import { readPart } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { CreditLineRow } from '../../credit';
import type { ReasonCode } from '../../decision';
import { type CreditStateRow, type DecidedBy, readCreditState } from './credit-state-query';

/** Credit state of an application, from its own decision or from its customer's existing credit. */
export interface CreditState {
  readonly outcome: Outcome | null;
  readonly reasons: readonly ReasonCode[];
  /** Null if nothing is decided. */
  readonly decidedBy: DecidedBy | null;
  readonly line: CreditLineRow | null;
  readonly reapplyInDays: number | null;
}

const undecided: CreditState = {
  outcome: null,
  reasons: [],
  decidedBy: null,
  line: null,
  reapplyInDays: null,
};

/** Reads the state in one statement, so that it is consistent. */
export async function findCreditState(
  executor: Executor,
  applicationId: string,
  now: Date,
): Promise<CreditStateRow | null> {
  return readPart(executor, applicationId, readCreditState(dateIn(now)));
}

export function toCreditState(read: CreditStateRow | null, now: Date): CreditState {
  const today = dateIn(now);
  if (!read?.own) return read?.brought ? toCustomerCreditState(read.brought, today) : undecided;
  const { outcome, reasons, by: decidedBy, line, reapplyOn } = read.own;
  const reapplyInDays = reapplyOn === null ? null : Math.max(0, daysBetween(today, reapplyOn));
  return { outcome, reasons, decidedBy, line, reapplyInDays };
}

/** Hidden until the customer's phone code was accepted: an earlier line, rejection or review. */
function toCustomerCreditState(brought: NonNullable<CreditStateRow['brought']>, today: string): CreditState {
  const { underReview, line, rejection } = brought;
  if (underReview) return { ...undecided, outcome: 'manualReview' };
  if (line) return { ...undecided, outcome: line.outcome, line };
  if (!rejection) return undecided;
  return {
    ...undecided,
    outcome: 'rejected',
    reasons: rejection.reasons,
    decidedBy: rejection.by,
    reapplyInDays: daysBetween(today, rejection.reapplyOn),
  };
}
