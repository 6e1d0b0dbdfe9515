export { isCustomerHeld } from './conditions';
export type { CheckEvidence, MatchEvidence, RecordedPerson } from './evidence';
export { eraseDueDiligence, listPersonChecks, listPersonOwnership } from './personal-data';
export { matchRecord } from './registry/match-record';
export { createRescreening, type Rescreening } from './rescreening';
export type { ListedEntry, ListProblem, SanctionsEdition, SanctionsList } from './screening/sanctions-list';
export { createNameScreen } from './screening/screen-names';
export { dueDiligenceSealedColumns } from './sealed-columns';
export {
  createDueDiligenceService,
  type DueDiligenceHealth,
  type DueDiligenceService,
  type DueDiligenceView,
  type MatchResolution,
  type Ownership,
} from './service';
export type { DueDiligenceTables, OwnershipSource } from './tables';
