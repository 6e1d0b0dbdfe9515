import type { CreatedAt, Executor, Timestamp } from '../database';

interface KeyFingerprintTable {
  /** 0: the pepper. */
  key_id: number;
  fingerprint: Buffer;
  recorded_at: CreatedAt;
  /** Since when no value is encrypted with it. */
  retired_at: Timestamp | null;
}

/** Keys of the key management service. */
interface ServiceKeyTable {
  id: string;
  recorded_at: CreatedAt;
  retired_at: Timestamp | null;
}

/** A pass over the values of an encrypted column. */
interface ReencryptionTable {
  name: string;
  key_prefix: Buffer;
  last_id: string;
  remaining: number;
  failed: number;
  started_at: Timestamp;
  finished_at: Timestamp | null;
}

/** Until when values are stored as programs without a migration read them. */
interface PlainPeriodTable {
  migration: string;
  /** Null: no such program runs. */
  plain_until: Timestamp | null;
}

/** The area's own tables. */
export type KeysTables = {
  key_fingerprint: KeyFingerprintTable;
  service_key: ServiceKeyTable;
  reencryption: ReencryptionTable;
  plain_period: PlainPeriodTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const keysTables = (executor: Executor) => executor.withTables<KeysTables>();
