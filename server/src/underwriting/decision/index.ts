export { selectPayingAccounts } from './bank/account-uses';
export { type BankDataMonth, type BankDataSummary, summarizeBankData } from './bank-data-summary';
export type { Check } from './checks';
export { decide, type Replayable } from './decide';
export { type Explanation, explain, explainStored } from './explain';
export { featureLabelsEn } from './labels/en';
export { featureLabelsFr } from './labels/fr';
export type { LimitTerm } from './limit';
export { computeReapplyDays, type ManualDecision, toDecision } from './manual-decision';
export { yearsBetween } from './model/days';
export type { Decision, DecisionOutcome, Tier } from './model/decision';
export {
  type FeatureName,
  type Features,
  type FeatureUnit,
  featureNames,
  featureUnits,
} from './model/feature-names';
export type { BankAccount, BankTransaction, BureauReport, DecisionInput } from './model/input';
export { type ReasonCode, type RejectionReason, rejectionReasons } from './reasons/codes';
export { reasonsEn } from './reasons/en';
export { reasonsFr } from './reasons/fr';
export { currentRules } from './rules/versions';
