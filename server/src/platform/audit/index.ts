export type { AuditAct } from './acts';
export {
  buildAuditInsert,
  listApplicationEvents,
  listMerchantEvents,
  listOperatorEvents,
  recordAudit,
} from './repository';
export { type AuditSeals, createAuditSeals, type SealHead } from './seals';
export type { AuditTables } from './tables';
