import type { Cents } from '../money/cents';
import { roundCents } from '../money/round';
import { type RateBps, toWeeklyFraction } from './rate';

/** Weekly payment, split into interest and principal; `balance` is the principal outstanding after it. */
export interface Instalment {
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

/** Repayment schedule in whole cents. Payments add up to `principal + fee` exactly. */
export interface Schedule {
  readonly principal: Cents;
  /** Financing fee: the interest over the term. */
  readonly fee: Cents;
  readonly total: Cents;
  /** Every payment except the last, which takes the rounding difference. */
  readonly weeklyPayment: Cents;
  readonly lastPayment: Cents;
  readonly instalments: readonly Instalment[];
}

/** All payments except the last. Rounded down if rounding up would leave nothing for the last one. */
function computeLevelPayment(total: Cents, exact: number, weeks: number): Cents {
  const rounded = roundCents(exact);
  return rounded * (weeks - 1) < total ? rounded : Math.floor(exact);
}

/** One payment of each week, before rounding. */
function computeExactPayment(principal: Cents, rate: RateBps, weeks: number): number {
  if (!Number.isSafeInteger(principal) || principal < 100) {
    throw new RangeError(`expected 100 whole cents or more, got ${principal}`);
  }
  if (!Number.isInteger(weeks) || weeks < 1) throw new RangeError(`expected whole weeks, got ${weeks}`);
  if (!(rate >= 0)) throw new RangeError(`expected a rate of 0 or more, got ${rate}`);
  const weekly = toWeeklyFraction(rate);
  return weekly === 0 ? principal / weeks : (principal * weekly) / (1 - (1 + weekly) ** -weeks);
}

/** The financing fee of a principal: the exact cost, rounded once. Throws as `buildSchedule`. */
export const computeScheduleFee = (principal: Cents, rate: RateBps, weeks: number): Cents =>
  roundCents(computeExactPayment(principal, rate, weeks) * weeks - principal);

/**
 * Builds level weekly payments in arrears on the declining balance: `P·r / (1 − (1+r)^−n)` with r = annual
 * rate / 52. The fee is the exact cost, rounded once. Weekly interest is the difference of rounded cumulative
 * interest, so rounding errors do not accumulate.
 *
 * @param principal whole cents, at least one dollar
 * @param rate annual rate in basis points, zero or more
 * @param weeks number of weekly payments, 1 or more
 * @param fee of a part of an amount, which differs from the default by its share of the rounding
 * @throws RangeError for other values
 */
export function buildSchedule(
  principal: Cents,
  rate: RateBps,
  weeks: number,
  fee: Cents = computeScheduleFee(principal, rate, weeks),
): Schedule {
  const weekly = toWeeklyFraction(rate);
  const exact = computeExactPayment(principal, rate, weeks);
  const total = principal + fee;
  const level = computeLevelPayment(total, exact, weeks);

  const instalments: Instalment[] = [];
  let balance = principal;
  let exactBalance: number = principal;
  let exactInterest = 0;
  let charged = 0;
  for (let week = 1; week <= weeks; week += 1) {
    const last = week === weeks;
    exactInterest += exactBalance * weekly;
    exactBalance += exactBalance * weekly - exact;
    const interest = (last ? fee : Math.min(roundCents(exactInterest), fee)) - charged;
    const payment = last ? total - level * (weeks - 1) : level;
    charged += interest;
    balance -= payment - interest;
    instalments.push({ payment, interest, principal: payment - interest, balance });
  }
  const lastPayment = total - level * (weeks - 1);
  return { principal, fee, total, weeklyPayment: level, lastPayment, instalments };
}

/**
 * Principal outstanding before the first payment and after each one: `weeks + 1` values, the last one zero.
 */
export function listBalances(plan: Schedule): Cents[] {
  return [plan.principal, ...plan.instalments.map((instalment) => instalment.balance)];
}
