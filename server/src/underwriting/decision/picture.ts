import type { Cents } from '@tamarack/core/money/cents';
import { type Activity, countNsf } from './bank/activity';
import { closingBalances } from './bank/balances';
import { isCounted, type Line, toldLines } from './bank/ledger';
import { readBank } from './bank/read-bank';
import { dateOfDay } from './model/days';
import type { DecisionInput } from './model/input';
import type { Rules } from './rules/rules';
import { currentRules } from './rules/versions';

/** A calendar month of all counted accounts together. */
export interface PictureMonth {
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

interface PictureAccount {
  readonly currency: string;
  readonly operating: boolean;
  readonly holder: string | null;
  readonly balance: Cents | null;
  /** Whether the decision uses it: an operating account in Canadian dollars. */
  readonly counted: boolean;
  /** Lines received from the bank. */
  readonly lines: number;
}

/** Bank data summary for a reviewer: totals, and no transaction. */
export interface Picture {
  /** Day of the decision, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The last twelve calendar months, oldest first; the last one ends at `asOf`. */
  readonly months: readonly PictureMonth[];
  /**
   * Closing balance of each of the last 180 days, oldest first and `asOf` last, of all counted accounts together; null
   * where the balance of one of them is unknown.
   */
  readonly closing: readonly (Cents | null)[];
  readonly accounts: readonly PictureAccount[];
}

const MONTHS = 12;
const DAYS = 180;

/** @throws RangeError when `asOf` is not a valid date */
export function pictureOf(input: DecisionInput, rules: Rules = currentRules): Picture {
  const { today, ledger, activity } = readBank(input, rules);
  return {
    asOf: input.asOf,
    months: monthsOf(input.asOf, ledger.lines, activity),
    closing: together(closingBalances(ledger.accounts, ledger.lines, today, DAYS)),
    accounts: input.accounts.map((account) => ({
      currency: account.currency,
      operating: account.operating,
      holder: account.holder,
      balance: account.balance,
      counted: isCounted(account),
      lines: toldLines(account),
    })),
  };
}

function monthsOf(asOf: string, lines: readonly Line[], activity: Activity): PictureMonth[] {
  const moneyIn = byMonth(lines.filter(({ amount }) => amount > 0));
  const moneyOut = byMonth(lines.filter(({ amount }) => amount < 0));
  const sales = byMonth(activity.sales);
  const lenders = byMonth(activity.lenderPayments.map(({ line }) => line));
  const nsf = byMonth(activity.nsf);
  return lastMonths(asOf).map((month) => {
    const sold = sum(sales(month));
    return {
      month,
      sales: sold,
      otherIn: sum(moneyIn(month)) - sold,
      out: sum(moneyOut(month)),
      lenderPayments: sum(lenders(month)),
      nsf: countNsf(nsf(month)),
    };
  });
}

/** Money in or money out, never both: an unsigned total. */
const sum = (lines: readonly Line[]): Cents => lines.reduce((all, { amount }) => all + Math.abs(amount), 0);

function byMonth(lines: readonly Line[]): (month: string) => readonly Line[] {
  const months = new Map<string, Line[]>();
  let day = Number.NaN;
  let month: Line[] = [];
  // in date order, so that a day's month is looked up once
  for (const line of lines) {
    if (line.day !== day) {
      day = line.day;
      const name = dateOfDay(day).slice(0, 7);
      month = months.get(name) ?? [];
      months.set(name, month);
    }
    month.push(line);
  }
  return (name) => months.get(name) ?? [];
}

function lastMonths(asOf: string): readonly string[] {
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** Oldest day first. */
function together(closing: ReturnType<typeof closingBalances>): readonly (Cents | null)[] {
  const known = closing.filter((each) => each !== null);
  const unknown = known.length < closing.length || closing.length === 0;
  return Array.from({ length: DAYS }, (_, index) =>
    unknown ? null : known.reduce((all, each) => all + (each[DAYS - 1 - index] ?? 0), 0),
  );
}
