export { type CorrectionsService, correctionReasons, createCorrections } from './correction/corrections';
export type { Erasure, ErasuresService } from './erasure/erasures';
export { createErasures } from './erasure/erasures';
export { registerPeopleRoutes } from './http/routes';
export { erasureInput, exportInput } from './http/schemas';
export { type PersonQueryInput, toExportView, toPersonQuery } from './http/views';
export { createPersonMailComposers } from './mail-composers';
export { createPeopleService, type ExportRequest, type PeopleService, type PersonSummary } from './people';
export { createRetention, type RetentionService } from './retention';
export {
  defaultRetentionDays,
  minimumRetentionDays,
  type RetentionDays,
  type RetentionKind,
} from './retention-days';
export { findLastRetentionRun } from './retention-repository';
export type { PersonalDataTables } from './tables';
export { describeKept } from './texts/kept-texts';
