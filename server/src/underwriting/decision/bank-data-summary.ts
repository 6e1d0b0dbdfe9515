import type { Cents } from '@tamarack/core/money/cents';
import type { AccountUse } from './bank/account-uses';
import { type Activity, countNsf } from './bank/activity';
import { computeDailyBalances, type DailyBalances } from './bank/balances';
import { analyzeBankData } from './bank/bank-analysis';
import { countReceivedLines, type LedgerLine } from './bank/ledger';
import { formatDayNumber } from './model/days';
import type { DecisionInput } from './model/input';
import type { Rules } from './rules/rules';
import { currentRules } from './rules/versions';

/** A calendar month of all counted accounts together. */
export interface BankDataMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly sales: Cents;
  /** Transfers, loans, refunds, the owner's own money, returned payments. */
  readonly otherIn: Cents;
  /** All money out, as a positive amount; the payments to lenders are part of it. */
  readonly out: Cents;
  readonly lenderPayments: Cents;
  /** Returned payments, each counted once. */
  readonly nsf: number;
}

interface BankDataAccount {
  readonly currency: string;
  readonly operating: boolean;
  readonly holder: string | null;
  readonly balance: Cents | null;
  /** Whether the decision counts it. */
  readonly counted: boolean;
  /** Absent in summaries from before each account was matched separately. */
  readonly use?: AccountUse;
  /** Lines received from the bank. */
  readonly lines: number;
}

/** Bank data summary for a reviewer: totals, and no transaction. */
export interface BankDataSummary {
  /** Day of the decision, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The last twelve calendar months, oldest first; the last one ends at `asOf`. */
  readonly months: readonly BankDataMonth[];
  /**
   * Closing balance of each of the last 180 days, oldest first and `asOf` last, of all counted accounts together; null
   * where the balance of one of them is unknown.
   */
  readonly closing: readonly (Cents | null)[];
  readonly accounts: readonly BankDataAccount[];
}

const MONTHS = 12;
const DAYS = 180;

/** @throws RangeError when `asOf` is not a valid date */
export function summarizeBankData(input: DecisionInput, rules: Rules = currentRules): BankDataSummary {
  const analysis = analyzeBankData(input, rules);
  const { uses, ledger, activity } = analysis;
  return {
    asOf: input.asOf,
    months: summarizeMonths(input.asOf, ledger.lines, activity),
    closing: listClosing(computeDailyBalances(analysis, rules, DAYS)),
    accounts: input.accounts.map((account, place) => ({
      currency: account.currency,
      operating: account.operating,
      holder: account.holder,
      balance: account.balance,
      counted: uses[place] === 'counted',
      use: uses[place] ?? 'excluded',
      lines: countReceivedLines(account),
    })),
  };
}

function summarizeMonths(asOf: string, lines: readonly LedgerLine[], activity: Activity): BankDataMonth[] {
  const moneyIn = groupByMonth(lines.filter(({ amount }) => amount > 0));
  const moneyOut = groupByMonth(lines.filter(({ amount }) => amount < 0));
  const sales = groupByMonth(activity.sales);
  const lenders = groupByMonth(activity.lenderPayments.map(({ line }) => line));
  const nsf = groupByMonth(activity.nsf);
  return listLastMonths(asOf).map((month) => {
    const salesTotal = sumAbsoluteAmounts(sales(month));
    return {
      month,
      sales: salesTotal,
      otherIn: sumAbsoluteAmounts(moneyIn(month)) - salesTotal,
      out: sumAbsoluteAmounts(moneyOut(month)),
      lenderPayments: sumAbsoluteAmounts(lenders(month)),
      nsf: countNsf(nsf(month)),
    };
  });
}

/** Money in or money out, never both: an unsigned total. */
const sumAbsoluteAmounts = (lines: readonly LedgerLine[]): Cents =>
  lines.reduce((all, { amount }) => all + Math.abs(amount), 0);

function groupByMonth(lines: readonly LedgerLine[]): (month: string) => readonly LedgerLine[] {
  const months = new Map<string, LedgerLine[]>();
  let day = Number.NaN;
  let month: LedgerLine[] = [];
  // in date order, so that a day's month is looked up once
  for (const line of lines) {
    if (line.day !== day) {
      day = line.day;
      const name = formatDayNumber(day).slice(0, 7);
      month = months.get(name) ?? [];
      months.set(name, month);
    }
    month.push(line);
  }
  return (name) => months.get(name) ?? [];
}

function listLastMonths(asOf: string): readonly string[] {
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** Oldest day first. */
function listClosing({ closing, total }: DailyBalances): readonly (Cents | null)[] {
  const isUnknown = closing.length === 0 || closing.includes(null);
  return isUnknown ? total.map(() => null) : [...total].reverse();
}
