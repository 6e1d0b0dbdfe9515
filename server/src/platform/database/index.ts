export type { CreatedAt, Defaulted, Json, NullableJson, Timestamp } from './columns';
export { type Executor, inTransaction, type NoTables } from './executor';
export { isId, newId } from './ids';
export { migrate } from './migrate';
export { type OpenDatabase, openEmbeddedDatabase, openServerDatabase } from './open-database';
export { isDatabaseOutage } from './outage';
export { definePart, type Part } from './part';
