import { type FeatureName, type FeatureUnit, featureUnits } from '../../../src/underwriting/decision';
import { formatAmount, formatCount, formatNumber } from './format-amounts';

/** In the order in which a reviewer reads them. */
export const featureGroups: readonly {
  readonly title: string;
  readonly features: readonly FeatureName[];
}[] = [
  {
    title: 'Applicant and business',
    features: [
      'ageYears',
      'yearsSinceMajority',
      'monthsInBusiness',
      'sinConfirmed',
      'exposure',
      'rejectedElsewhere',
      'unprovenReasons',
      'businessNotFound',
      'businessInactive',
      'registryUnavailable',
      'namesToConfirm',
      'screeningOutdated',
    ],
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
    features: [
      'cadAccounts',
      'foreignAccounts',
      'otherAccounts',
      'repeatedAccounts',
      'holderMismatch',
      'unknownBalances',
      'ignoredTransactions',
      'unusablePercent',
      'unknownTransactions',
    ],
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
      'creditLines',
      'unknownCreditPercent',
      'roundTripPercent',
      'roundTripMonthly',
      'roundTripRecentMonthly',
      'roundTripDeposits',
    ],
  },
  {
    title: 'Balances and debts',
    features: [
      'averageDailyBalance',
      'outsideMoney',
      'daysNegative',
      'daysNegativeUnaided',
      'nsfCount',
      'lenderCount',
      'lenderPaymentsMonthly',
      'debtServicePercent',
      'debtServiceNetPercent',
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
  bound: { readonly below?: number; readonly atLeast?: number; readonly fromLimit?: number },
): string {
  const texts = [
    bound.below !== undefined && `less than ${formatFigure(name, bound.below)}`,
    bound.atLeast !== undefined &&
      (featureUnits[name] === 'flag'
        ? formatFigure(name, bound.atLeast)
        : `${formatFigure(name, bound.atLeast)} or more`),
  ];
  const text = texts.filter((each) => each !== false).join(', or ');
  return bound.fromLimit === undefined ? text : `${text}, from a limit of ${formatAmount(bound.fromLimit)}`;
}
