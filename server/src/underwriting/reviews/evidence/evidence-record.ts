import { toDollars } from '@tamarack/core/money/cents';
import { type DecisionEvidence, featureUnits } from '../../decision';

/** The evidence of a decision as people and operators’ systems get it: amounts in dollars, and of accounts the last digits. */
export const toEvidenceRecord = (decisionId: string, evidence: DecisionEvidence) => ({
  decisionId,
  asOf: evidence.asOf,
  reasons: evidence.reasons.map(({ code, features }) => ({ code, features: [...features] })),
  figures: evidence.figures.map(({ proven: _, value, parts, days, ...figure }) => ({
    ...figure,
    parts: parts.map(({ role, lines }) => ({ role, lines: [...lines] })),
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
