import type { AgreementSignatureTable } from '../../financing/agreements/tables';
import type { CreatedAt, Defaulted, Timestamp } from '../../platform/database/columns';
import type { Executor } from '../../platform/database/executor';
import type { ApplicationTable } from '../applications/tables';
import type { CheckoutTable } from '../checkouts/tables';

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

/** The area's own tables. */
export type SessionsTables = {
  session: SessionTable;
  resume_link: ResumeLinkTable;
};

/** Tables of other areas that this area still reads. */
type ForeignTables = {
  application: ApplicationTable;
  checkout: CheckoutTable;
  agreement_signature: AgreementSignatureTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const sessionsTables = (executor: Executor) => executor.withTables<SessionsTables & ForeignTables>();
