import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { OperatorRole } from './roles';

interface OperatorTable {
  id: string;
  name: string;
  email: string;
  roles: OperatorRole[];
  disabled_at: Timestamp | null;
  created_at: Timestamp;
}

interface OperatorChangeTable {
  id: string;
  /** Null for a new operator. */
  operator_id: Defaulted<string | null>;
  name: Defaulted<string | null>;
  email: Defaulted<string | null>;
  roles: OperatorRole[];
  state: 'proposed' | 'confirmed' | 'cancelled';
  proposed_by: string;
  proposed_at: Timestamp;
  resolved_by: Defaulted<string | null>;
  resolved_at: Defaulted<Date | null>;
}

interface OperatorKeyTable {
  id: string;
  operator_id: string;
  key_hash: Buffer;
  last_four: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

interface OperatorPasskeyTable {
  id: string;
  operator_id: string;
  /** base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  /** The browser and system in which it was created. */
  device: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

interface OperatorEnrolmentTable {
  id: string;
  operator_id: string;
  /** Null until the mail with the link is composed. */
  token_hash: Buffer | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export type LoginMethod = 'passkey' | 'key';

interface OperatorSessionTable {
  id: string;
  operator_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  last_used_at: Timestamp;
  user_agent: string;
  network: string;
  method: LoginMethod;
}

interface OperatorLoginAttemptTable {
  id: string;
  /** Keyed hash. */
  network_hash: Buffer;
  at: Timestamp;
}

interface OperatorDigestTable {
  day: string;
  id: string;
  queued_at: Timestamp;
}

/** The area's own tables. */
export type OperatorsTables = {
  operator: OperatorTable;
  operator_change: OperatorChangeTable;
  operator_key: OperatorKeyTable;
  operator_passkey: OperatorPasskeyTable;
  operator_enrolment: OperatorEnrolmentTable;
  operator_session: OperatorSessionTable;
  operator_login_attempt: OperatorLoginAttemptTable;
  operator_digest: OperatorDigestTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const operatorsTables = (executor: Executor) => executor.withTables<OperatorsTables>();
