export { decisionByPerson, type PersonsAnswer, reapplyDays } from './by-person';
export type { Check } from './conditions';
export { yearsBetween } from './days';
export { decide, type Replayable } from './decide';
export type { Decision, DecisionOutcome, Tier } from './decision';
export { type Explanation, explain, explainStored } from './explain/explain';
export {
  type FeatureName,
  type Features,
  type FeatureUnit,
  featureNames,
  featureUnits,
} from './feature-names';
export type { BankAccount, BankTransaction, BureauReport, DecisionInput } from './input';
export type { LimitTerm } from './limit';
export { type Picture, type PictureMonth, pictureOf } from './picture';
export { type ReasonCode, type RejectionReason, rejectionReasons } from './reasons/codes';
export { reasonsEn } from './reasons/en';
export { reasonsFr } from './reasons/fr';
export { currentRules } from './rules/versions';
