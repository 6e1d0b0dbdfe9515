export { compareRules, type RulesComparison, type Totals } from './compare-rules';
export { computeFairness, type FairnessRow } from './fairness';
export { createInputCase, createStoredCase, type LoanOutcome, type PolicyCase } from './policy-case';
export { computeLosses, computeScorecard, type LossRow, type ScorecardRow } from './scorecard';
