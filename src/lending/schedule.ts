import type { Cents } from '../money/cents';
import { roundCents } from '../money/round';
import { type RateBps, toWeeklyFraction } from './rate';

/** One weekly payment and what it pays; `balance` is the principal still owed after it. */
export interface Instalment {
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

/** A repayment plan in whole cents: payments sum to `principal + fee` exactly, principals to `principal`. */
export interface Schedule {
  readonly principal: Cents;
  /** The interest over the term: the financing fee. */
  readonly fee: Cents;
  readonly total: Cents;
  /** Every payment but the last, which takes the odd cents. */
  readonly weeklyPayment: Cents;
  readonly lastPayment: Cents;
  readonly instalments: readonly Instalment[];
}

/** Payments are level except the last. Rounded down where rounding up would leave nothing for the last one. */
function levelPayment(total: Cents, exact: number, weeks: number): Cents {
  const rounded = roundCents(exact);
  return rounded * (weeks - 1) < total ? rounded : Math.floor(exact);
}

/**
 * Level weekly payments in arrears on the declining balance: `P·r / (1 − (1+r)^−n)` with r = annual rate / 52.
 * The fee is the exact cost rounded once. Interest of each week is the rounded growth of the exact cumulative
 * interest, so that no rounding adds up over the term.
 *
 * @param principal whole cents, at least one dollar
 * @param rate annual, in hundredths of a percent, zero or more
 * @param weeks number of weekly payments, 1 or more
 * @throws RangeError for anything else
 */
export function buildSchedule(principal: Cents, rate: RateBps, weeks: number): Schedule {
  if (!Number.isSafeInteger(principal) || principal < 100) {
    throw new RangeError(`expected a principal of a dollar or more in whole cents, got ${principal}`);
  }
  if (!Number.isInteger(weeks) || weeks < 1) throw new RangeError(`expected whole weeks, got ${weeks}`);
  if (!(rate >= 0)) throw new RangeError(`expected a rate of zero or more, got ${rate}`);

  const weekly = toWeeklyFraction(rate);
  const exact = weekly === 0 ? principal / weeks : (principal * weekly) / (1 - (1 + weekly) ** -weeks);
  const fee = roundCents(exact * weeks - principal);
  const total = principal + fee;
  const level = levelPayment(total, exact, weeks);

  const instalments: Instalment[] = [];
  let owed = principal;
  let exactOwed: number = principal;
  let exactInterest = 0;
  let charged = 0;
  for (let week = 1; week <= weeks; week += 1) {
    const last = week === weeks;
    exactInterest += exactOwed * weekly;
    exactOwed += exactOwed * weekly - exact;
    const interest = (last ? fee : Math.min(roundCents(exactInterest), fee)) - charged;
    const payment = last ? total - level * (weeks - 1) : level;
    charged += interest;
    owed -= payment - interest;
    instalments.push({ payment, interest, principal: payment - interest, balance: owed });
  }
  const lastPayment = total - level * (weeks - 1);
  return { principal, fee, total, weeklyPayment: level, lastPayment, instalments };
}

/** Principal owed before the first payment and after each one: `weeks + 1` values from the principal to zero. */
export function listBalances(plan: Schedule): Cents[] {
  return [plan.principal, ...plan.instalments.map((instalment) => instalment.balance)];
}
