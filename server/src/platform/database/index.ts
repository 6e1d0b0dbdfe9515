export type { CreatedAt, Defaulted, Json, NullableJson, Timestamp } from './columns';
export { type Executor, inTransaction, type NoTables } from './executor';
export { explainFailure } from './explain-failure';
export { explainRights } from './explain-rights';
export { grantRole } from './grant-role';
export { getIdTime, isId, lowestIdAt, newId } from './ids';
export { createInsertJoiner } from './join-inserts';
export { inspectMigrations, migrate } from './migrate';
export { withMigrationLock } from './migration-lock';
export {
  type ConnectionCounts,
  type OpenDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from './open-database';
export { isDatabaseOutage, isDiskFull } from './outage';
export { definePart, type Part } from './part';
export { inspectRole } from './roles/inspect-role';
export { type Insert, type InsertInto, runInserts } from './run-inserts';
