import type { CreatedAt, Defaulted, Timestamp } from '../../platform/database/columns';

export interface SessionTable {
  id: string;
  checkout_id: string;
  token_hash: Buffer;
  resume_hash: Buffer | null;
  created_at: CreatedAt;
  last_used_at: Defaulted<Date>;
  ended_at: Timestamp | null;
  /** Opened by a link from a mail, its phone not proven yet. */
  locked: Defaulted<boolean>;
}

export interface ResumeLinkTable {
  id: string;
  application_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
}
