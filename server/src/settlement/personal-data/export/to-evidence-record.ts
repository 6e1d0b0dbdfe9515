import { toDollars } from '@tamarack/core/money/cents';
import { type DecisionEvidence, featureUnits } from '../../../underwriting/decision';

/** The evidence of a decision as a person gets it: amounts in dollars, and of accounts the last digits. */
export const toEvidenceRecord = (decisionId: string, evidence: DecisionEvidence) => ({
  decisionId,
  asOf: evidence.asOf,
  reasons: evidence.reasons,
  figures: evidence.figures.map(({ proven: _, value, days, ...figure }) => ({
    ...figure,
    value: value !== null && featureUnits[figure.feature] === 'cents' ? toDollars(value) : value,
    days: days.map(({ account, balance, outside = 0, ...day }) => ({
      ...day,
      account: account === null ? null : (evidence.accounts[account]?.ending ?? null),
      balance: toDollars(balance),
      outside: toDollars(outside),
    })),
  })),
  transactions: evidence.lines.map(({ account, amount, counted = amount, ...line }) => ({
    ...line,
    account: evidence.accounts[account]?.ending ?? null,
    amount: toDollars(amount),
    counted: toDollars(counted),
  })),
});

export type EvidenceRecord = ReturnType<typeof toEvidenceRecord>;
