import { getAgeOfMajority } from '@tamarack/core/validation/person/age-of-majority';
import type { AccountUse } from './bank/account-uses';
import { countNsf } from './bank/activity';
import { computeBalances, computeDailyBalances } from './bank/balances';
import { analyzeBankData, type BankAnalysis } from './bank/bank-analysis';
import { toPayer } from './bank/categorized/activity';
import { type LedgerLine, sumAmounts } from './bank/ledger';
import { computePayerConcentration, type PayerConcentration, sumByPayer } from './bank/payer-concentration';
import { computeCategoryFeatures, computeRoundTripFeatures } from './category-features';
import { isHolderMismatch } from './holder-mismatch';
import { MONTH_DAYS, toDayNumber, yearsBetween } from './model/days';
import type { Features } from './model/feature-names';
import type { BankAccount, BureauReport, DecisionInput, DueDiligenceFigures } from './model/input';
import type { Rules } from './rules/rules';

const toFlag = (value: boolean): number => (value ? 1 : 0);

/**
 * Computes the figures of one application. Averages divide by a fixed number of months, empty ones included, and no
 * figure is a ratio that an additional sale could worsen: so more sales never lower the limit.
 *
 * @throws RangeError when `asOf` is not a valid date.
 */
export const computeFeatures = (
  input: DecisionInput,
  rules: Rules,
  analysis: BankAnalysis = analyzeBankData(input, rules),
): Features => {
  const { windows } = rules;
  const { today, uses, ledger, activity } = analysis;
  const daily = computeDailyBalances(analysis, rules, windows.balance);
  const balances = computeBalances(daily);

  const salesBetween = (fromMonth: number, toMonth: number): readonly LedgerLine[] =>
    activity.sales.filter(
      (line) => line.day > today - toMonth * MONTH_DAYS && line.day <= today - fromMonth * MONTH_DAYS,
    );
  const period = salesBetween(0, windows.revenueMonths);
  const monthlyRevenue = Math.floor(sumAmounts(period) / windows.revenueMonths);
  const recent = Math.floor(sumAmounts(salesBetween(0, windows.recentMonths)) / windows.recentMonths);
  const before = Math.floor(
    sumAmounts(salesBetween(windows.recentMonths, windows.recentMonths * 2)) / windows.recentMonths,
  );
  const payments = activity.lenderPayments.filter(({ line }) => line.day > today - windows.lenders);
  const repaid = payments.reduce((all, { line }) => all - line.amount, 0);
  const lenderPaymentsMonthly = Math.floor((repaid * MONTH_DAYS) / windows.lenders);
  const firstSale = activity.sales[0]?.day;

  const onlyOthers = ledger.accounts.length === 0 && uses.includes('other');

  return {
    ...computeApplicantFeatures(input),
    ...toBureauFeatures(input.bureau),
    foreignAccounts: input.accounts.filter((account) => account.currency !== 'CAD').length,
    ...(rules.owners === undefined ? matchTogether(ledger.accounts, input) : countUses(uses)),
    // unknown if all accounts belong to somebody else
    historyDays: firstSale === undefined ? (onlyOthers ? null : 0) : today - firstSale,
    monthlyRevenue,
    recentMonthlyRevenue: recent,
    // JSON cannot represent -0
    revenueTrendPercent: before === 0 ? null : Math.round(((recent - before) * 100) / before) + 0,
    depositsPerMonth: Math.floor(period.length / windows.revenueMonths),
    ...computePayerFeatures(computeConcentration(analysis, period, rules), rules),
    missingMonths: countMissingMonths(ledger.accounts.length > 0 ? activity.ordinary : null, today, rules),
    nsfCount: countNsf(activity.nsf.filter(({ day }) => day > today - windows.nsf)),
    daysNegative: balances.daysNegative,
    averageDailyBalance: balances.averageDaily,
    unknownBalances: ledger.accounts.filter((account) => account.balance === null).length,
    lenderCount: new Set(payments.flatMap(({ lender }) => lender || [])).size,
    lenderPaymentsMonthly,
    debtServicePercent:
      monthlyRevenue === 0 ? null : Math.floor((lenderPaymentsMonthly * 100) / monthlyRevenue),
    exposure: input.exposure,
    rejectedElsewhere: toFlag(input.rejectedElsewhere),
    ignoredTransactions: ledger.ignored,
    ...computeCategoryFeatures(analysis, { monthlyRevenue, daily }, rules),
    ...computeRoundTripFeatures(analysis, rules),
    // counted once the reasons are known; rules without categories have no evidence
    unprovenReasons: analysis.categorized === null ? null : 0,
    ...toDueDiligenceFeatures(input.dueDiligence),
  };
};

/** Rules before accounts were matched individually: one account in the applicant's name was enough for all. */
const matchTogether = (accounts: readonly BankAccount[], { business, person }: DecisionInput) => ({
  cadAccounts: accounts.length,
  holderMismatch: toFlag(
    isHolderMismatch(
      accounts.map((account) => account.holder),
      [business.legal, business.businessAs, `${person.first} ${person.last}`],
    ),
  ),
  otherAccounts: null,
  repeatedAccounts: null,
});

function countUses(uses: readonly AccountUse[]) {
  const count = (use: AccountUse): number => uses.filter((each) => each === use).length;
  const [counted, otherAccounts] = [count('counted'), count('other')];
  return {
    cadAccounts: counted + otherAccounts,
    holderMismatch: toFlag(counted === 0 && otherAccounts > 0),
    otherAccounts,
    repeatedAccounts: count('repeated'),
  };
}

/** Months within the window without transactions, not counting returned payments. */
function countMissingMonths(
  lines: readonly LedgerLine[] | null,
  today: number,
  { coverage }: Rules,
): number | null {
  if (lines === null || coverage === undefined) return null;
  const activeMonths = new Set<number>();
  for (const { day } of lines) activeMonths.add(Math.floor((today - day) / MONTH_DAYS));
  return Array.from({ length: coverage.months }, (_, month) => month).filter(
    (month) => !activeMonths.has(month),
  ).length;
}

function computeConcentration(
  { categorized, today }: BankAnalysis,
  sales: readonly LedgerLine[],
  { words, windows }: Rules,
): PayerConcentration | null {
  if (words.payers === undefined) return null;
  if (categorized === null) return computePayerConcentration(sales, words.payers);
  const since = today - windows.revenueMonths * MONTH_DAYS;
  return sumByPayer(
    categorized.sales
      .filter(({ day }) => day > since)
      .map((sale) => ({ payer: toPayer(sale), amount: sale.amount })),
  );
}

function computePayerFeatures(concentration: PayerConcentration | null, { windows }: Rules) {
  if (concentration === null) return { concentrationPercent: null, revenueBesideLargest: null };
  const { total, largest } = concentration;
  return {
    concentrationPercent: total === 0 ? null : Math.floor((largest * 100) / total),
    revenueBesideLargest: Math.floor((total - largest) / windows.revenueMonths),
  };
}

const computeApplicantFeatures = ({ person, business, bureau, asOf }: DecisionInput) => {
  const ageYears = toDayNumber(person.dob) === null ? null : yearsBetween(person.dob, asOf);
  const registered = bureau.status === 'found' ? bureau.monthsRegistered : null;
  return {
    ageYears,
    yearsSinceMajority: ageYears === null ? null : ageYears - getAgeOfMajority(person.province ?? ''),
    // the registry's figure takes precedence over the applicant's if it is shorter
    monthsInBusiness: registered === null ? business.months : Math.min(business.months, registered),
    sinConfirmed: toFlag(person.sinConfirmed),
  };
};

const toDueDiligenceFeatures = (found: DueDiligenceFigures | undefined) => ({
  registryUnavailable: found ? toFlag(found.registry === 'unavailable') : null,
  businessNotFound: found ? toFlag(found.registry === 'notFound') : null,
  businessInactive: found ? toFlag(found.registry === 'inactive') : null,
  namesToConfirm: found?.namesToConfirm ?? null,
  screeningOutdated: found ? toFlag(!found.currentList) : null,
});

const toBureauFeatures = (report: BureauReport) => ({
  bureauUnavailable: toFlag(report.status === 'unavailable'),
  bureauNoFile: toFlag(report.status === 'noFile'),
  bureauThinFile: toFlag(report.status === 'found' && report.score === null),
  score: report.status === 'found' ? report.score : null,
  monthsSinceBankruptcy: report.status === 'found' ? report.monthsSinceBankruptcy : null,
  openCollections: report.status === 'found' ? report.openCollections : null,
  fraudAlert: report.status === 'found' ? toFlag(report.fraudAlert) : null,
});
