import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import type { FeatureName } from '../../../decision/feature-names';

type Unit =
  | 'money'
  | 'yesNo'
  | 'years'
  | 'months'
  | 'days'
  | 'percent'
  | 'points'
  | 'count'
  | 'deposits'
  | 'lenders';

interface FeatureWords {
  readonly label: string;
  readonly unit: Unit;
}

/** Groups in which a reviewer reads the figures of a decision. */
export const featureGroups: readonly {
  readonly title: string;
  readonly features: readonly FeatureName[];
}[] = [
  { title: 'Applicant and business', features: ['ageYears', 'monthsInBusiness', 'sinConfirmed', 'exposure'] },
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
      'historyDays',
      'monthlyRevenue',
      'recentMonthlyRevenue',
      'revenueTrendPercent',
      'depositsPerMonth',
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

export const featureWords: Readonly<Record<FeatureName, FeatureWords>> = {
  ageYears: { label: 'Age of the applicant', unit: 'years' },
  monthsInBusiness: { label: 'Time in business', unit: 'months' },
  sinConfirmed: { label: 'SIN given after the bureau found no file', unit: 'yesNo' },
  bureauUnavailable: { label: 'Bureau did not answer', unit: 'yesNo' },
  bureauNoFile: { label: 'Bureau has no file', unit: 'yesNo' },
  bureauThinFile: { label: 'File too thin for a score', unit: 'yesNo' },
  score: { label: 'Credit score', unit: 'points' },
  monthsSinceBankruptcy: { label: 'Since the last bankruptcy', unit: 'months' },
  openCollections: { label: 'Debts in collection', unit: 'count' },
  fraudAlert: { label: 'Fraud alert on the file', unit: 'yesNo' },
  cadAccounts: { label: 'Operating accounts in Canadian dollars', unit: 'count' },
  foreignAccounts: { label: 'Accounts in other currencies', unit: 'count' },
  holderMismatch: { label: 'Holder’s name differs', unit: 'yesNo' },
  historyDays: { label: 'Since the first sale seen', unit: 'days' },
  monthlyRevenue: { label: 'Average monthly sales', unit: 'money' },
  recentMonthlyRevenue: { label: 'Average monthly sales, recent', unit: 'money' },
  revenueTrendPercent: { label: 'Recent sales against those before', unit: 'percent' },
  depositsPerMonth: { label: 'Sales deposits a month', unit: 'deposits' },
  nsfCount: { label: 'Returned payments (NSF)', unit: 'count' },
  daysNegative: { label: 'Days overdrawn', unit: 'days' },
  averageDailyBalance: { label: 'Average daily balance', unit: 'money' },
  unknownBalances: { label: 'Accounts whose balance is not known', unit: 'count' },
  lenderCount: { label: 'Other lenders being repaid', unit: 'lenders' },
  lenderPaymentsMonthly: { label: 'Payments to other lenders a month', unit: 'money' },
  debtServicePercent: { label: 'Share of sales that goes to other lenders', unit: 'percent' },
  exposure: { label: 'Credit held here already', unit: 'money' },
  ignoredTransactions: { label: 'Transactions left out', unit: 'count' },
};

export const money = (amount: Cents): string => formatMoney(amount, 'en', amount % 100 === 0 ? 0 : 2);

const number = new Intl.NumberFormat('en-CA');

const counted = (value: number, one: string, many: string): string =>
  `${number.format(value)} ${Math.abs(value) === 1 ? one : many}`;

const inUnit: Readonly<Record<Unit, (value: number) => string>> = {
  money,
  yesNo: (value) => (value === 0 ? 'no' : 'yes'),
  years: (value) => counted(value, 'year', 'years'),
  months: (value) => counted(value, 'month', 'months'),
  days: (value) => counted(value, 'day', 'days'),
  percent: (value) => `${number.format(value)}%`,
  points: (value) => number.format(value),
  count: (value) => number.format(value),
  deposits: (value) => counted(value, 'deposit', 'deposits'),
  lenders: (value) => counted(value, 'lender', 'lenders'),
};

/** A figure with its unit; what is not known says so. */
export function figure(name: FeatureName, value: number | null | undefined): string {
  return value === null || value === undefined ? 'not known' : inUnit[featureWords[name].unit](value);
}
