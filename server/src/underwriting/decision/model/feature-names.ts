/** Every figure a rule may use. Amounts in cents; flags are 0 or 1; the rules define the windows. */
export const featureNames = [
  'ageYears',
  'yearsSinceMajority',
  'monthsInBusiness',
  'sinConfirmed',
  'bureauUnavailable',
  'bureauNoFile',
  'bureauThinFile',
  'score',
  'monthsSinceBankruptcy',
  'openCollections',
  'fraudAlert',
  'cadAccounts',
  'foreignAccounts',
  'holderMismatch',
  'otherAccounts',
  'repeatedAccounts',
  'historyDays',
  'monthlyRevenue',
  'recentMonthlyRevenue',
  'revenueTrendPercent',
  'depositsPerMonth',
  'concentrationPercent',
  'revenueBesideLargest',
  'missingMonths',
  'nsfCount',
  'daysNegative',
  'averageDailyBalance',
  'unknownBalances',
  'lenderCount',
  'lenderPaymentsMonthly',
  'debtServicePercent',
  'exposure',
  'rejectedElsewhere',
  'ignoredTransactions',
  'unusablePercent',
  'creditLines',
  'unknownTransactions',
  'unknownCreditPercent',
  'daysNegativeUnaided',
  'outsideMoney',
  'debtServiceNetPercent',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Flat on purpose: stored with each decision, and sufficient to replay it. Null means unknown. */
export type Features = Readonly<Record<FeatureName, number | null>>;

/** Unit of a figure. */
export type FeatureUnit = 'years' | 'months' | 'days' | 'points' | 'number' | 'cents' | 'percent' | 'flag';

export const featureUnits: Readonly<Record<FeatureName, FeatureUnit>> = {
  ageYears: 'years',
  yearsSinceMajority: 'years',
  monthsInBusiness: 'months',
  sinConfirmed: 'flag',
  bureauUnavailable: 'flag',
  bureauNoFile: 'flag',
  bureauThinFile: 'flag',
  score: 'points',
  monthsSinceBankruptcy: 'months',
  openCollections: 'number',
  fraudAlert: 'flag',
  cadAccounts: 'number',
  foreignAccounts: 'number',
  holderMismatch: 'flag',
  otherAccounts: 'number',
  repeatedAccounts: 'number',
  historyDays: 'days',
  monthlyRevenue: 'cents',
  recentMonthlyRevenue: 'cents',
  revenueTrendPercent: 'percent',
  depositsPerMonth: 'number',
  concentrationPercent: 'percent',
  revenueBesideLargest: 'cents',
  missingMonths: 'months',
  nsfCount: 'number',
  daysNegative: 'days',
  averageDailyBalance: 'cents',
  unknownBalances: 'number',
  lenderCount: 'number',
  lenderPaymentsMonthly: 'cents',
  debtServicePercent: 'percent',
  exposure: 'cents',
  rejectedElsewhere: 'flag',
  ignoredTransactions: 'number',
  unusablePercent: 'percent',
  creditLines: 'number',
  unknownTransactions: 'number',
  unknownCreditPercent: 'percent',
  daysNegativeUnaided: 'days',
  outsideMoney: 'cents',
  debtServiceNetPercent: 'percent',
};

/** Completes stored figures: missing ones are unknown. */
export const completeFeatures = (stored: Partial<Features>): Features =>
  Object.fromEntries(featureNames.map((name) => [name, stored[name] ?? null])) as Record<
    FeatureName,
    number | null
  >;
