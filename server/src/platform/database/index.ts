export type { CreatedAt, Defaulted, Json, NullableJson, Timestamp } from './columns';
export { type Executor, inTransaction, type NoTables } from './executor';
export { explainFailure } from './explain-failure';
export { explainRights } from './explain-rights';
export { getIdTime, isId, lowestIdAt, newId } from './ids';
export { createInsertJoiner } from './join-inserts';
export { inspectMigrations, migrate } from './migrations/migrate';
export { withMigrationLock } from './migrations/migration-lock';
export {
  type ConnectionCounts,
  type OpenDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from './open-database';
export { isDatabaseOutage, isDiskFull } from './outage';
export { outlastOutage } from './outlast-outage';
export { definePart, type Part } from './part';
export { grantRole } from './roles/grant-role';
export { inspectRole } from './roles/inspect-role';
export { type Insert, type InsertInto, runInserts } from './run-inserts';
