import { dayMs } from '../calendar/durations';
import type { Cents } from '../money/cents';
import type { RateBps } from './rate';
import { buildSchedule, computeScheduleFee, type Schedule } from './schedule';

/** From the signature until nothing more of an authorized amount can be captured. */
export const captureWindowMs = 30 * dayMs;

/** Least amount of a capture that leaves something: without it, debits of a cent would be possible. */
export const minimumCapture: Cents = 50_00;

export const maximumCaptures = 10;

/** No schedule can repay less; see `buildSchedule`. */
const minimumPrincipal: Cents = 1_00;

export type CaptureFault =
  /** Nothing is left, or less than a schedule can repay: the rest can only be released. */
  'nothingLeft' | 'aboveLeft' | 'belowMinimum' | 'tooMany';

/** Whether an amount can be captured; null: it can. */
export function findCaptureFault(
  amount: Cents,
  { left, captures }: { readonly left: Cents; readonly captures: number },
): CaptureFault | null {
  if (left < minimumPrincipal) return 'nothingLeft';
  if (captures >= maximumCaptures) return 'tooMany';
  if (amount > left) return 'aboveLeft';
  return amount < minimumCapture && amount < left ? 'belowMinimum' : null;
}

/**
 * The schedule of a captured part. Its fee is what it adds to the fee of what was captured before, so that the parts of an
 * amount never cost more than the whole.
 *
 * @param before amount captured before; zero, or at least a dollar
 */
export function buildPartSchedule(
  amount: Cents,
  before: Cents,
  { rate, weeks }: { readonly rate: RateBps; readonly weeks: number },
): Schedule {
  const feeBefore = before === 0 ? 0 : computeScheduleFee(before, rate, weeks);
  return buildSchedule(amount, rate, weeks, computeScheduleFee(before + amount, rate, weeks) - feeBefore);
}
