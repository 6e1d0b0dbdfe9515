import { type FeatureName, type FeatureUnit, featureUnits } from '../../../src/underwriting/decision';
import { formatAmount, formatCount, formatNumber } from './format-amounts';

export const featureLabels: Readonly<Record<FeatureName, string>> = {
  ageYears: 'Applicant’s age',
  monthsInBusiness: 'Time in business',
  sinConfirmed: 'SIN provided after no bureau match',
  bureauUnavailable: 'Bureau did not respond',
  bureauNoFile: 'No bureau file',
  bureauThinFile: 'Credit file too thin to score',
  score: 'Credit score',
  monthsSinceBankruptcy: 'Time since last bankruptcy',
  openCollections: 'Debts in collection',
  fraudAlert: 'Fraud alert on file',
  cadAccounts: 'Canadian dollar operating accounts',
  foreignAccounts: 'Accounts in other currencies',
  holderMismatch: 'Account holder name mismatch',
  historyDays: 'Time since first sale',
  monthlyRevenue: 'Average monthly sales',
  recentMonthlyRevenue: 'Recent monthly sales',
  revenueTrendPercent: 'Sales trend',
  concentrationPercent: 'Largest payer’s share of sales',
  revenueBesideLargest: 'Monthly sales excluding the largest payer',
  missingMonths: 'Months without transactions',
  depositsPerMonth: 'Sales deposits per month',
  nsfCount: 'Returned payments (NSF)',
  daysNegative: 'Days overdrawn',
  averageDailyBalance: 'Average daily balance',
  unknownBalances: 'Accounts with an unknown balance',
  lenderCount: 'Other lenders being repaid',
  lenderPaymentsMonthly: 'Monthly payments to other lenders',
  debtServicePercent: 'Share of sales paid to other lenders',
  exposure: 'Credit already granted',
  rejectedElsewhere: 'Another application rejected',
  ignoredTransactions: 'Excluded transactions',
};

/** In the order in which a reviewer reads them. */
export const featureGroups: readonly {
  readonly title: string;
  readonly features: readonly FeatureName[];
}[] = [
  {
    title: 'Applicant and business',
    features: ['ageYears', 'monthsInBusiness', 'sinConfirmed', 'exposure', 'rejectedElsewhere'],
  },
  {
    title: 'Credit bureau',
    features: [
      'score',
      'monthsSinceBankruptcy',
      'openCollections',
      'fraudAlert',
      'bureauThinFile',
      'bureauNoFile',
      'bureauUnavailable',
    ],
  },
  {
    title: 'Bank accounts',
    features: ['cadAccounts', 'foreignAccounts', 'holderMismatch', 'unknownBalances', 'ignoredTransactions'],
  },
  {
    title: 'Sales',
    features: [
      'monthlyRevenue',
      'recentMonthlyRevenue',
      'revenueTrendPercent',
      'concentrationPercent',
      'revenueBesideLargest',
      'depositsPerMonth',
      'historyDays',
      'missingMonths',
    ],
  },
  {
    title: 'Balances and debts',
    features: [
      'averageDailyBalance',
      'daysNegative',
      'nsfCount',
      'lenderCount',
      'lenderPaymentsMonthly',
      'debtServicePercent',
    ],
  },
];

const unitFormats: Readonly<Record<FeatureUnit, (value: number) => string>> = {
  cents: formatAmount,
  flag: (value) => (value === 0 ? 'no' : 'yes'),
  years: (value) => formatCount(value, 'year', 'years'),
  months: (value) => formatCount(value, 'month', 'months'),
  days: (value) => formatCount(value, 'day', 'days'),
  percent: (value) => `${formatNumber(value)}%`,
  points: (value) => formatCount(value, 'point', 'points'),
  number: formatNumber,
};

/** A figure with its unit; an unknown one is labelled as such. */
export const formatFigure = (name: FeatureName, value: number | null | undefined): string =>
  value === null || value === undefined ? 'unknown' : unitFormats[featureUnits[name]](value);

/** The bound of a rule: `less than 540 points`, `10 or more`, `yes`. */
export function formatBound(
  name: FeatureName,
  bound: { readonly below?: number; readonly atLeast?: number },
): string {
  const texts = [
    bound.below !== undefined && `less than ${formatFigure(name, bound.below)}`,
    bound.atLeast !== undefined &&
      (featureUnits[name] === 'flag'
        ? formatFigure(name, bound.atLeast)
        : `${formatFigure(name, bound.atLeast)} or more`),
  ];
  return texts.filter((text) => text !== false).join(', or ');
}
