import type { ColumnType } from 'kysely';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { PlainColumn } from '../../platform/keys';

export type VerificationChannel = 'phone' | 'email';

/** Of the codes that a number or address may get in a day: see `limits.ts`. */
export type SendShare = 'anyone' | 'newcomer' | 'owner';

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
  share: Defaulted<SendShare>;
  /** Of the networks around that of `ip_hash`; null in rows of a release before 0166. */
  block_hash: Buffer | null;
  /** When all places of newcomers are free again; null for the other shares. */
  places_free_at: Timestamp | null;
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
