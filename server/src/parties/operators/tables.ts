import type { Timestamp } from '../../platform/database/columns';

export interface OperatorTable {
  id: string;
  name: string;
  email: string;
  key_hash: Buffer;
  disabled_at: Timestamp | null;
  created_at: Timestamp;
}

export interface OperatorSessionTable {
  id: string;
  operator_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  last_used_at: Timestamp;
}
