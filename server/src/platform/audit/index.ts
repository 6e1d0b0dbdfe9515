export type { AuditAct } from './acts';
export { listApplicationEvents, recordAudit } from './repository';
export type { AuditTables } from './tables';
