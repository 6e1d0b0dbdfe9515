import type { Timestamp } from '../database/columns';

export interface OperatorTable {
  id: string;
  name: string;
  email: string;
  key_hash: Buffer;
  disabled_at: Timestamp | null;
  created_at: Timestamp;
}
