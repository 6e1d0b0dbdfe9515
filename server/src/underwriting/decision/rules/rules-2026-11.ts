import type { Rules } from './rules';

/**
 * The rule set of November 2026, based on published heuristics for lending on bank data: an average balance of a tenth of
 * the advance, no more than 15% of annual sales, minimums of Canadian online lenders. Never edit a version that has
 * decided an application: add the next one.
 */
export const rules202611: Rules = {
  version: '2026-11.1',
  windows: { history: 365, revenueMonths: 6, recentMonths: 3, nsf: 180, balance: 90, lenders: 90 },
  words: {
    credits: [
      {
        kind: 'reversal',
        words: ['REVERSAL', 'RETURNED', 'CORRECTION', 'CHARGEBACK REV', 'CONTREPASSATION', 'RETOUR PAIEMENT'],
      },
      {
        kind: 'loanProceeds',
        words: [
          'LOAN ADVANCE',
          'LOAN PROCEEDS',
          'LOAN DISB',
          'MCA FUNDING',
          'MERCHANT ADVANCE',
          'LOC DRAW',
          'PRET ',
        ],
      },
      {
        kind: 'ownTransfer',
        words: [
          'TRANSFER FROM',
          'TFR FROM',
          'TFR FR',
          'ACCOUNT TRANSFER',
          'VIREMENT ENTRE',
          'VIREMENT DE COMPTE',
        ],
      },
      {
        kind: 'ownerMoney',
        words: [
          'SHAREHOLDER',
          'OWNER CONTRIBUTION',
          'OWNER INVEST',
          'CAPITAL INJECTION',
          'ACTIONNAIRE',
          'APPORT',
        ],
      },
      {
        kind: 'otherIncome',
        words: [
          'INTEREST PAID',
          'CREDIT INTEREST',
          'INTERETS',
          'GST REFUND',
          'HST REFUND',
          'TAX REFUND',
          'REMB TPS',
        ],
      },
    ],
    nsf: [
      'NSF',
      'INSUFFICIENT FUNDS',
      'NON SUFFICIENT',
      'SANS PROVISION',
      'PROVISION INSUFFISANTE',
      'FONDS INSUFF',
    ],
    lenders: [
      'ONDECK',
      'MERCHANT GROWTH',
      'THINKING CAPITAL',
      'DRIVEN',
      'ICAPITAL',
      'JOURNEY CAPITAL',
      'LENDING LOOP',
      'CLEARCO',
      'SHOPIFY CAPITAL',
      'SQUARE LOAN',
      '2M7',
      'GREENBOX',
      'SHEAVES',
      'CANACAP',
    ],
  },
  transferDays: 3,
  knockouts: [
    { code: 'underAge', feature: 'ageYears', below: 18 },
    { code: 'bankruptcy', feature: 'monthsSinceBankruptcy', below: 24 },
    { code: 'scoreTooLow', feature: 'score', below: 540 },
    { code: 'openCollections', feature: 'openCollections', atLeast: 3 },
    { code: 'frequentNsf', feature: 'nsfCount', atLeast: 10 },
    { code: 'manyNegativeDays', feature: 'daysNegative', atLeast: 30 },
    { code: 'tooManyLenders', feature: 'lenderCount', atLeast: 4 },
    { code: 'debtServiceTooHigh', feature: 'debtServicePercent', atLeast: 30 },
    { code: 'revenueTooLow', feature: 'monthlyRevenue', below: 500_000 },
    { code: 'tooFewDeposits', feature: 'depositsPerMonth', below: 3 },
    { code: 'businessTooYoung', feature: 'monthsInBusiness', below: 6 },
  ],
  reviews: [
    { code: 'bureauUnavailable', feature: 'bureauUnavailable', atLeast: 1 },
    { code: 'noBureauFile', feature: 'bureauNoFile', atLeast: 1 },
    { code: 'fraudAlert', feature: 'fraudAlert', atLeast: 1 },
    { code: 'noCadAccount', feature: 'cadAccounts', below: 1 },
    { code: 'holderMismatch', feature: 'holderMismatch', atLeast: 1 },
    { code: 'shortHistory', feature: 'historyDays', below: 90 },
    { code: 'thinBureauFile', feature: 'bureauThinFile', atLeast: 1 },
    { code: 'balanceUnknown', feature: 'unknownBalances', atLeast: 1 },
  ],
  tiers: [
    { feature: 'score', better: 'higher', bounds: [725, 660, 600] },
    { feature: 'monthsInBusiness', better: 'higher', bounds: [24, 12, 9] },
    { feature: 'nsfCount', better: 'lower', bounds: [0, 2, 5] },
    { feature: 'daysNegative', better: 'lower', bounds: [2, 6, 15] },
    { feature: 'depositsPerMonth', better: 'higher', bounds: [20, 10, 5] },
    { feature: 'lenderCount', better: 'lower', bounds: [0, 1, 2] },
    { feature: 'debtServicePercent', better: 'lower', bounds: [5, 12, 20] },
  ],
  limit: {
    step: 10_000,
    min: 100_000,
    max: 15_000_000,
    instantMax: 2_500_000,
    recentRevenuePercent: 125,
    annualSharePercent: 15,
    balanceSharePercent: 10,
    byTier: {
      A: { revenuePercent: 150, cap: 15_000_000 },
      B: { revenuePercent: 120, cap: 10_000_000 },
      C: { revenuePercent: 80, cap: 5_000_000 },
      D: { revenuePercent: 40, cap: 1_000_000 },
    },
  },
  instantTiers: ['A', 'B'],
  reapply: { days: 90, exceptions: [{ code: 'businessTooYoung', days: 30 }] },
};
