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
  // a person's
  'documentsIncomplete',
  'documentsUnreadable',
  'documentsMismatch',
  'identityNotConfirmed',
  'businessNotConfirmed',
  'accountNotConfirmed',
  'paymentsNotAffordable',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

export const isReasonCode = (text: string): text is ReasonCode =>
  (reasonCodes as readonly string[]).includes(text);

/** What a person may reject for: grounds that lie with the application, not with us or the bureau. */
export const rejectionReasons = [
  'documentsIncomplete',
  'documentsUnreadable',
  'documentsMismatch',
  'identityNotConfirmed',
  'businessNotConfirmed',
  'accountNotConfirmed',
  'paymentsNotAffordable',
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
  'noBureauFile',
  'thinBureauFile',
  'noCadAccount',
  'holderMismatch',
  'shortHistory',
] as const satisfies readonly ReasonCode[];

export type RejectionReason = (typeof rejectionReasons)[number];
