import type { Executor, Timestamp } from '../../platform/database';

interface OperatorTable {
  id: string;
  name: string;
  email: string;
  key_hash: Buffer;
  disabled_at: Timestamp | null;
  created_at: Timestamp;
}

interface OperatorSessionTable {
  id: string;
  operator_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  last_used_at: Timestamp;
}

/** The area's own tables. */
export type OperatorsTables = {
  operator: OperatorTable;
  operator_session: OperatorSessionTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const operatorsTables = (executor: Executor) => executor.withTables<OperatorsTables>();
