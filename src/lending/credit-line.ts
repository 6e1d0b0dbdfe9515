import { addDays, daysBetween, type PlainDate } from '../calendar/plain-date';
import type { Cents } from '../money/cents';

/** Limits of a credit line (design: api, "Settled numbers"). */
export const creditLimits = {
  lowest: 1_000_00,
  highest: 150_000_00,
  step: 100_00,
  /** Most that is usable without a final review. */
  instant: 25_000_00,
  /** Days an approval lives. */
  days: 60,
} as const;

/**
 * The limit granted for an amount the rules computed: down to whole steps, at most the highest.
 *
 * @returns null when it is below the lowest line there is
 */
export function computeGrantedLimit(computed: Cents): Cents | null {
  const stepped = Math.floor(computed / creditLimits.step) * creditLimits.step;
  const limit = Math.min(stepped, creditLimits.highest);
  return limit < creditLimits.lowest ? null : limit;
}

export interface CreditLine {
  readonly limit: Cents;
  readonly used: Cents;
  /** Part of the limit open without a final review; the limit itself once approved in full. */
  readonly instantLimit: Cents;
  /** Last day it can be used. */
  readonly expiresOn: PlainDate;
}

/** A line as the customer sees it. */
export interface CreditState {
  readonly limit: Cents;
  readonly used: Cents;
  readonly remaining: Cents;
  /** Part of `remaining` usable now. */
  readonly instant: Cents;
  readonly expiresOn: PlainDate;
  readonly expiresInDays: number;
}

/** The part of a limit that a pre-qualified customer may use at once. */
export const computeInstantLimit = (limit: Cents): Cents => Math.min(limit, creditLimits.instant);

/** Last day of a line approved on a day. */
export const computeExpiry = (approvedOn: PlainDate): PlainDate => addDays(approvedOn, creditLimits.days);

/** Where a line stands on a day. An expired line has nothing remaining. */
export function getCreditState(line: CreditLine, today: PlainDate): CreditState {
  const expired = today > line.expiresOn;
  const remaining = expired ? 0 : Math.max(0, line.limit - line.used);
  return {
    limit: line.limit,
    used: line.used,
    remaining,
    instant: expired ? 0 : Math.min(remaining, Math.max(0, line.instantLimit - line.used)),
    expiresOn: line.expiresOn,
    expiresInDays: Math.max(0, daysBetween(today, line.expiresOn)),
  };
}

/** Whether an amount can be drawn: positive, and within what is usable now. */
export function canDraw(line: CreditLine, amount: Cents, today: PlainDate): boolean {
  return amount > 0 && amount <= getCreditState(line, today).instant;
}
