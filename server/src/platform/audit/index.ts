export type { AuditAct } from './acts';
export { type ArchivedPartition, archiveTrail } from './archive/archive-trail';
export { listArchivedEvents, listArchivedPeriods } from './archive/archived-events';
export { extendAuditPartitions } from './partitions';
export {
  buildAuditInsert,
  listApplicationEvents,
  listMerchantEvents,
  listOperatorEvents,
  recordAudit,
} from './repository';
export { type AuditSeals, createAuditSeals, type SealHead } from './seals';
export type { AuditTables } from './tables';
