import type { Cents } from '../money/cents';
import { WEEKS_PER_YEAR } from './rate';
import { listBalances, type Schedule } from './schedule';

/**
 * Annual percentage rate disclosed to a borrower: `C / (T · P) · 100` (SOR/2002-263, s. 3), where C is the
 * cost of borrowing, T the term in years with a week as 1/52, and P the average of the principal outstanding
 * at the end of each week before its payment.
 *
 * @param plan rounded schedule, with the amounts actually paid
 * @param charges mandatory charges other than interest; part of the cost
 * @returns percent, unrounded
 */
export function computeDisclosureApr(plan: Schedule, charges: Cents = 0): number {
  const before = listBalances(plan).slice(0, -1);
  const average = before.reduce((sum, balance) => sum + balance, 0) / before.length;
  return ((plan.fee + charges) / ((before.length / WEEKS_PER_YEAR) * average)) * 100;
}

/** Present value of the payments at a weekly rate. */
function presentValue(plan: Schedule, weekly: number): number {
  return plan.instalments.reduceRight((value, { payment }) => (value + payment) / (1 + weekly), 0);
}

/**
 * 52 times the weekly internal rate of return of advance and payments: the actuarial method of the criminal
 * rate (Criminal Code, s. 347). Charges reduce the advance.
 *
 * @returns percent; Infinity if the charges consume the whole advance
 */
export function computeActuarialRate(plan: Schedule, charges: Cents = 0): number {
  const received = plan.principal - charges;
  if (received <= 0) return Number.POSITIVE_INFINITY;
  if (plan.total <= received) return 0;
  let low = 0;
  let high = 1;
  while (presentValue(plan, high) > received) high *= 2;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(plan, middle) > received) low = middle;
    else high = middle;
  }
  return high * WEEKS_PER_YEAR * 100;
}

/** APR as displayed and returned by the API: percent with two decimals. */
export function computeDisplayedApr(plan: Schedule, charges: Cents = 0): number {
  return Math.round(computeDisclosureApr(plan, charges) * 100) / 100;
}
