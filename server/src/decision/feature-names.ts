/** Every figure a rule may look at. Amounts in cents; flags are 0 or 1; windows stand in the rules. */
export const featureNames = [
  'ageYears',
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
  'historyDays',
  'monthlyRevenue',
  'recentMonthlyRevenue',
  'revenueTrendPercent',
  'depositsPerMonth',
  'nsfCount',
  'daysNegative',
  'averageDailyBalance',
  'unknownBalances',
  'lenderCount',
  'lenderPaymentsMonthly',
  'debtServicePercent',
  'exposure',
  'ignoredTransactions',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Flat on purpose: stored with each decision, and enough to replay it. Null = not known. */
export type Features = Readonly<Record<FeatureName, number | null>>;
