import { countNsf, readActivity } from './activity';
import { balancesOver } from './balances';
import { dayNumber, yearsBetween } from './days';
import type { Features } from './feature-names';
import { holderMismatch } from './holder';
import type { BureauReport, DecisionInput } from './input';
import { type Line, readLedger } from './ledger';
import type { Rules } from './rules/rules';

const MONTH = 30;
const flag = (value: boolean): number => (value ? 1 : 0);
const sum = (lines: readonly Line[]): number => lines.reduce((all, line) => all + line.amount, 0);

/**
 * Figures of one application. Averages divide by a fixed number of months, empty ones included, and no figure is a
 * ratio that one more sale could worsen: so more sales can never lead to a lower limit.
 *
 * @throws RangeError when `asOf` is no calendar date.
 */
export const computeFeatures = (input: DecisionInput, rules: Rules): Features => {
  const today = dayNumber(input.asOf);
  if (today === null) throw new RangeError('asOf must be a date YYYY-MM-DD');
  const { windows } = rules;
  const ledger = readLedger(input.accounts, today, windows.history);
  const activity = readActivity(ledger.lines, rules);
  const balances = balancesOver(ledger.accounts, ledger.lines, today, windows.balance);

  const salesBetween = (fromMonth: number, toMonth: number): readonly Line[] =>
    activity.sales.filter(
      (line) => line.day > today - toMonth * MONTH && line.day <= today - fromMonth * MONTH,
    );
  const period = salesBetween(0, windows.revenueMonths);
  const monthlyRevenue = Math.floor(sum(period) / windows.revenueMonths);
  const recent = Math.floor(sum(salesBetween(0, windows.recentMonths)) / windows.recentMonths);
  const before = Math.floor(
    sum(salesBetween(windows.recentMonths, windows.recentMonths * 2)) / windows.recentMonths,
  );
  const payments = activity.lenderPayments.filter(({ line }) => line.day > today - windows.lenders);
  const repaid = payments.reduce((all, { line }) => all - line.amount, 0);
  const lenderPaymentsMonthly = Math.floor((repaid * MONTH) / windows.lenders);
  const firstSale = activity.sales[0]?.day;

  return {
    ...aboutApplicant(input),
    ...aboutBureau(input.bureau),
    cadAccounts: ledger.accounts.length,
    foreignAccounts: input.accounts.filter((account) => account.currency !== 'CAD').length,
    holderMismatch: flag(
      holderMismatch(
        ledger.accounts.map((account) => account.holder),
        [input.business.legal, input.business.businessAs, `${input.person.first} ${input.person.last}`],
      ),
    ),
    historyDays: firstSale === undefined ? 0 : today - firstSale,
    monthlyRevenue,
    recentMonthlyRevenue: recent,
    revenueTrendPercent: before === 0 ? null : Math.round(((recent - before) * 100) / before),
    depositsPerMonth: Math.floor(period.length / windows.revenueMonths),
    nsfCount: countNsf(activity.nsf, today - windows.nsf),
    daysNegative: balances.daysNegative,
    averageDailyBalance: balances.averageDaily,
    unknownBalances: ledger.accounts.filter((account) => account.balance === null).length,
    lenderCount: new Set(payments.map(({ lender }) => lender)).size,
    lenderPaymentsMonthly,
    debtServicePercent:
      monthlyRevenue === 0 ? null : Math.floor((lenderPaymentsMonthly * 100) / monthlyRevenue),
    exposure: input.exposure,
    ignoredTransactions: ledger.ignored,
  };
};

const aboutApplicant = ({ person, business, bureau, asOf }: DecisionInput) => {
  const registered = bureau.status === 'found' ? bureau.monthsRegistered : null;
  return {
    ageYears: dayNumber(person.dob) === null ? null : yearsBetween(person.dob, asOf),
    // The register's word goes before the applicant's when it is the shorter one.
    monthsInBusiness: registered === null ? business.months : Math.min(business.months, registered),
    sinConfirmed: flag(person.sinConfirmed),
  };
};

const aboutBureau = (report: BureauReport) => ({
  bureauUnavailable: flag(report.status === 'unavailable'),
  bureauNoFile: flag(report.status === 'noFile'),
  bureauThinFile: flag(report.status === 'found' && report.score === null),
  score: report.status === 'found' ? report.score : null,
  monthsSinceBankruptcy: report.status === 'found' ? report.monthsSinceBankruptcy : null,
  openCollections: report.status === 'found' ? report.openCollections : null,
  fraudAlert: report.status === 'found' ? flag(report.fraudAlert) : null,
});
