export { selectPayingAccounts } from './bank/account-uses';
export { type BankDataMonth, type BankDataSummary, summarizeBankData } from './bank-data-summary';
export type { Check } from './checks';
export { decideWithEvidence, type Replayable } from './decide';
export type {
  DecisionEvidence,
  EvidenceDay,
  EvidenceLine,
  EvidenceRole,
  EvidenceSource,
  FigureEvidence,
} from './evidence/model';
export { type Explanation, explain, explainStored } from './explain';
export { categoryLabelsEn } from './labels/categories-en';
export { categoryLabelsFr } from './labels/categories-fr';
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
export type {
  BankAccount,
  BankTransaction,
  BureauReport,
  DecisionInput,
  DueDiligenceFigures,
} from './model/input';
export { isSameBusiness } from './names/business-name';
export { articles, conjunctions, expandWord, legalForms, particles, titles } from './names/name-words';
export { isSamePerson } from './names/person-name';
export { findScript, isSameSpelling, splitWords, toAbjadKey, toAlphabetKey, toLatin } from './names/spelling';
export {
  compareRules,
  computeFairness,
  computeLosses,
  computeScorecard,
  createInputCase,
  createStoredCase,
  type FairnessRow,
  type LoanOutcome,
  type LossRow,
  type PolicyCase,
  type RulesComparison,
  type ScorecardRow,
  type Totals,
} from './policy';
export { type ReasonCode, type RejectionReason, rejectionReasons } from './reasons/codes';
export { describeReason } from './reasons/describe-reason';
export { reasonsEn } from './reasons/en';
export { reasonsFr } from './reasons/fr';
export { currentRules, getRules, listRuleVersions } from './rules/versions';
