import { computeEarnedBalances, type DailyBalances } from './bank/balances';
import type { BankAnalysis } from './bank/bank-analysis';
import { isNsf } from './bank/categorized/activity';
import { computeOutsideMoney, listIncludedAccounts } from './bank/categorized/outside-money';
import { type LedgerLine, sumAmounts } from './bank/ledger';
import { MONTH_DAYS } from './model/days';
import type { Rules } from './rules/rules';

/** Figures that only rules with categories have. */
export function computeCategoryFeatures(
  { today, ledger, categorized }: BankAnalysis,
  { monthlyRevenue, daily }: { readonly monthlyRevenue: number; readonly daily: DailyBalances },
  { windows, coverage, settlement }: Rules,
) {
  if (categorized === null) return unknownCategoryFeatures;
  const { lines, ownTransfers, internal, repayments, proceeds } = categorized;
  const outside = computeOutsideMoney(categorized, {
    included: listIncludedAccounts(ledger.accounts, settlement),
    today,
    days: windows.balance,
  });
  const balances = computeEarnedBalances(daily, outside);
  const from = today - (coverage?.months ?? 0) * MONTH_DAYS;
  const credits = lines.filter(
    (line) => line.day > from && line.amount > 0 && !isNsf(line) && !internal.has(line),
  );
  const unknownCredits = sumAmounts(
    credits.filter((line) => line.category === 'unknown' && !ownTransfers.has(line)),
  );
  const considered = unknownCredits + monthlyRevenue * windows.revenueMonths;
  const since = today - windows.lenders;
  const drawn = sumAmounts(proceeds.filter(({ day, rule }) => day > since && rule === 'loan.advance'));
  const repaid = repayments.filter(({ day }) => day > since);
  const named = -sumAmounts(repaid.filter(({ rule }) => rule === 'loan.lender'));
  // a line of credit is drawn and repaid repeatedly: only the net repayment counts
  const net = named + Math.max(0, -sumAmounts(repaid) - named - drawn);
  return {
    unusablePercent: computePercent(ledger.unusable, categorized.sales.length),
    creditLines: ledger.accounts.length === 0 ? null : credits.length,
    unknownTransactions: lines.filter((line) => line.category === 'unknown' && !internal.has(line)).length,
    unknownCreditPercent: considered === 0 ? 0 : Math.floor((unknownCredits * 100) / considered),
    averageDailyBalance: balances.averageDaily,
    daysNegativeUnaided: balances.daysNegativeUnaided,
    outsideMoney: balances.averageOutside,
    debtServiceNetPercent:
      monthlyRevenue === 0
        ? null
        : Math.floor((Math.floor((net * MONTH_DAYS) / windows.lenders) * 100) / monthlyRevenue),
  };
}

/** Percentage of a part in the sum of part and rest. It never rises when only the rest grows. */
const computePercent = (part: number, rest: number): number =>
  part === 0 ? 0 : Math.ceil((part * 100) / (part + rest));

const unknownCategoryFeatures = {
  unusablePercent: null,
  creditLines: null,
  unknownTransactions: null,
  unknownCreditPercent: null,
  daysNegativeUnaided: null,
  outsideMoney: null,
  debtServiceNetPercent: null,
};

/**
 * What went out and came back under another name: the higher of the figures of all months and the recent ones, and each
 * amount separately under rules that count it among the sales.
 */
export function computeRoundTripFeatures(
  { categorized, today }: BankAnalysis,
  { windows, settlement, limit }: Rules,
) {
  if (categorized === null || settlement?.otherNames === undefined)
    return {
      roundTripMonthly: null,
      roundTripRecentMonthly: null,
      roundTripDeposits: null,
      roundTripPercent: null,
    };
  const { roundTripped, sales } = categorized;
  const figures = [windows.revenueMonths, windows.recentMonths].map((months) => {
    const within = (lines: readonly LedgerLine[]) =>
      lines.filter(({ day }) => day > today - months * MONTH_DAYS);
    const left = within(roundTripped);
    return {
      monthly: Math.floor(sumAmounts(left) / months),
      deposits: Math.ceil(left.length / months),
      percent: computePercent(sumAmounts(left), sumAmounts(within(sales))),
    };
  });
  const [all = 0, recent = 0] = figures.map(({ monthly }) => monthly);
  const isCounted = limit.roundTripRaisePercent !== undefined;
  return {
    roundTripMonthly: isCounted ? all : Math.max(all, recent),
    roundTripRecentMonthly: isCounted ? recent : null,
    roundTripDeposits: Math.max(...figures.map(({ deposits }) => deposits)),
    roundTripPercent: Math.max(...figures.map(({ percent }) => percent)),
  };
}
