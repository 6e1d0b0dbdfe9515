import { type FeatureName, type FeatureUnit, featureUnits } from '../../../src/underwriting/decision';
import { formatAmount, formatCount, formatNumber } from './format-amounts';

export const featureLabels: Readonly<Record<FeatureName, string>> = {
  ageYears: 'Age of the applicant',
  monthsInBusiness: 'Time in business',
  sinConfirmed: 'SIN given after the bureau found no file',
  bureauUnavailable: 'Bureau did not answer',
  bureauNoFile: 'Bureau has no file',
  bureauThinFile: 'File too thin for a score',
  score: 'Credit score',
  monthsSinceBankruptcy: 'Time since the last bankruptcy',
  openCollections: 'Debts in collection',
  fraudAlert: 'Fraud alert on the file',
  cadAccounts: 'Operating accounts in Canadian dollars',
  foreignAccounts: 'Accounts in other currencies',
  holderMismatch: 'Name of the holder differs',
  historyDays: 'Time since the first sale seen',
  monthlyRevenue: 'Sales a month, on average',
  recentMonthlyRevenue: 'Sales a month, lately',
  revenueTrendPercent: 'Sales lately against before',
  concentrationPercent: 'Share of sales from the largest payer',
  revenueBesideLargest: 'Sales a month beside the largest payer',
  missingMonths: 'Months without any transaction',
  depositsPerMonth: 'Sales deposits a month',
  nsfCount: 'Returned payments (NSF)',
  daysNegative: 'Days overdrawn',
  averageDailyBalance: 'Daily balance, on average',
  unknownBalances: 'Accounts without a known balance',
  lenderCount: 'Other lenders being repaid',
  lenderPaymentsMonthly: 'Paid to other lenders a month',
  debtServicePercent: 'Share of sales paid to other lenders',
  exposure: 'Credit held here already',
  rejectedElsewhere: 'Another application was rejected',
  ignoredTransactions: 'Transactions left out',
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
  value === null || value === undefined ? 'not known' : unitFormats[featureUnits[name]](value);

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
