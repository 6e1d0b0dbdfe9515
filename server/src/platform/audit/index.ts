export type { AuditAct } from './acts';
export { listApplicationEvents, listOperatorEvents, recordAudit } from './repository';
export type { AuditTables } from './tables';
