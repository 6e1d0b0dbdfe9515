import type { ColumnType } from 'kysely';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { PlainColumn } from '../../platform/keys';

export type VerificationChannel = 'phone' | 'email';

interface VerificationCodeTable {
  application_id: string;
  channel: VerificationChannel;
  /** E.164, or an email address; see `destination.ts`. */
  destination: PlainColumn<string>;
  destination_cipher: Defaulted<Buffer | null>;
  code_hash: string;
  attempts: Defaulted<number>;
  sent_at: Timestamp;
  expires_at: Timestamp;
}

interface VerificationSendTable {
  id: string;
  application_id: string;
  channel: VerificationChannel;
  destination_hash: Buffer;
  ip_hash: Buffer;
  sent_at: ColumnType<Date, Date, never>;
}

interface VerificationLockTable {
  application_id: string;
  channel: VerificationChannel;
  destination_hash: Buffer;
  until: Timestamp;
}

/** The area's own tables. */
export type VerificationTables = {
  verification_code: VerificationCodeTable;
  verification_send: VerificationSendTable;
  verification_lock: VerificationLockTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const verificationTables = (executor: Executor) => executor.withTables<VerificationTables>();
