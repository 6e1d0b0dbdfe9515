/** Why a decision is what it is. Stored with it; the texts stand beside this file, one file per language. */
export const reasonCodes = [
  'underAge',
  'businessTooYoung',
  'bankruptcy',
  'scoreTooLow',
  'openCollections',
  'revenueTooLow',
  'tooFewDeposits',
  'frequentNsf',
  'manyNegativeDays',
  'tooManyLenders',
  'debtServiceTooHigh',
  'limitBelowMinimum',
  'bureauUnavailable',
  'noBureauFile',
  'thinBureauFile',
  'fraudAlert',
  'noCadAccount',
  'holderMismatch',
  'shortHistory',
  'balanceUnknown',
  'sinNeeded',
  'limitedByRevenue',
  'limitedByRecentRevenue',
  'limitedByBalance',
  'limitedByTier',
  'limitedByExposure',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

export const isReasonCode = (text: string): text is ReasonCode =>
  (reasonCodes as readonly string[]).includes(text);
