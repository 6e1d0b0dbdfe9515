import { addDays, daysBetween, type PlainDate } from '../calendar/plain-date';
import type { Cents } from '../money/cents';

/** Limits of a credit line. Amounts in cents. */
export const creditLimits = {
  lowest: 1_000_00,
  highest: 150_000_00,
  step: 100_00,
  /** Maximum usable without a final review. */
  instant: 25_000_00,
  /** Validity of an approval, in days. */
  days: 60,
} as const;

/**
 * Limit granted for the amount computed by the decision rules: rounded down to whole steps, capped at the
 * highest.
 *
 * @returns null if it is below the lowest limit
 */
export function computeGrantedLimit(computed: Cents): Cents | null {
  const stepped = Math.floor(computed / creditLimits.step) * creditLimits.step;
  const limit = Math.min(stepped, creditLimits.highest);
  return limit < creditLimits.lowest ? null : limit;
}

export interface CreditLine {
  readonly limit: Cents;
  readonly used: Cents;
  /** Part of the limit usable without a final review; the limit itself once approved in full. */
  readonly instantLimit: Cents;
  /** Last valid day. */
  readonly expiresOn: PlainDate;
}

/** State of a credit line on a given day. */
export interface CreditLineState {
  readonly limit: Cents;
  readonly used: Cents;
  readonly remaining: Cents;
  /** Part of `remaining` usable without a final review. */
  readonly instant: Cents;
  readonly expiresOn: PlainDate;
  readonly expiresInDays: number;
}

/** Part of a limit that a pre-qualified customer may use immediately. */
export const computeInstantLimit = (limit: Cents): Cents => Math.min(limit, creditLimits.instant);

/** Last valid day of a credit line by its approval date. */
export const computeExpiry = (approvedOn: PlainDate): PlainDate => addDays(approvedOn, creditLimits.days);

/** State of a credit line on a day. An expired line has nothing remaining. */
export function computeCreditLineState(line: CreditLine, today: PlainDate): CreditLineState {
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

/** Whether an amount is positive and within the part usable now. */
export function canDraw(line: CreditLine, amount: Cents, today: PlainDate): boolean {
  return amount > 0 && amount <= computeCreditLineState(line, today).instant;
}
