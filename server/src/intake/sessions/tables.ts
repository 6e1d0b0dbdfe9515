import type { CreatedAt, Defaulted, Executor, Timestamp } from '../../platform/database';

interface SessionTable {
  id: string;
  checkout_id: string;
  token_hash: Buffer;
  resume_hash: Buffer | null;
  created_at: CreatedAt;
  last_used_at: Defaulted<Date>;
  ended_at: Timestamp | null;
  /** Opened by a link from a mail; its phone is not verified yet. */
  locked: Defaulted<boolean>;
  /** When its first token was ended, before the page received the outcome; null until then. */
  token_ended_at: Timestamp | null;
  /** Hash of that first token. */
  ended_token_hash: Buffer | null;
  /** Hash of the token of the device that it was opened on, if it had one. */
  device_hash: Defaulted<Buffer | null>;
}

interface ResumeLinkTable {
  id: string;
  application_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** The secure frames of one browser on one site. */
interface FrameTable {
  id: string;
  token_hash: Buffer;
  created_at: Timestamp;
}

interface FrameTicketTable {
  token_hash: Buffer;
  session_id: string;
  expires_at: Timestamp;
}

interface FrameSessionTable {
  frame_id: string;
  session_id: string;
}

/** A proof given in the frames: the customer's phone, the address that the second proof is sent to, or a passkey. */
export type ProofFactor = 'phone' | 'email' | 'passkey';

/** The proof that comes next. `email` is the second one: the code, or a passkey in its place. */
export type ProofDue = 'phone' | 'email';

interface FrameProofTable {
  frame_id: string;
  customer_id: string;
  factor: ProofFactor;
  /** The first time; `proven_at` is the last. */
  since: Timestamp;
  proven_at: Timestamp;
}

/** A browser on one site that confirmed a code sent to a number. */
interface KnownDeviceTable {
  token_hash: Buffer;
  number_hash: Buffer;
  customer_id: string;
  /** The last time. */
  proven_at: Timestamp;
}

/** A network that a code sent to a number was confirmed from. */
interface KnownNetworkTable {
  /** Of the network and the number, so that two people's cannot be compared. */
  network_hash: Buffer;
  number_hash: Buffer;
  customer_id: string;
  /** The last time. */
  proven_at: Timestamp;
}

/** A session that has not ended, as one of its frames may use it. */
interface FramedSession extends Omit<LiveSession, 'token_hash' | 'resume_hash'> {
  frame_id: string;
  frame_token_hash: Buffer;
  proven: boolean;
  customer_id: string | null;
}

/** A session that has not ended, with the checkout it is on. */
interface LiveSession {
  id: string;
  token_hash: Buffer;
  resume_hash: Buffer | null;
  created_at: Date;
  last_used_at: Date;
  locked: boolean;
  /** The proof that unlocks it, or comes first; null unless locked. */
  proof_due: ProofDue | null;
  checkout_id: string;
  application_id: string;
  merchant_id: string;
}

/** Target of a link in a mail. */
interface ResumeLinkTarget {
  id: string;
  token_hash: Buffer;
  expires_at: Date;
  application_id: string;
  checkout_id: string;
}

/** The area's own tables. */
export type SessionsTables = {
  session: SessionTable;
  resume_link: ResumeLinkTable;
  frame: FrameTable;
  frame_ticket: FrameTicketTable;
  frame_session: FrameSessionTable;
  frame_proof: FrameProofTable;
  known_device: KnownDeviceTable;
  known_network: KnownNetworkTable;
};

/** Views. */
type SessionsViews = {
  live_session: LiveSession;
  framed_session: FramedSession;
  resume_link_target: ResumeLinkTarget;
  signing_session: { session_id: string };
  /** Ended tokens of completed checkouts. */
  used_token: { token_hash: Buffer; checkout_id: string };
  customer_session: { id: string; customer_id: string };
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const sessionsTables = (executor: Executor) => executor.withTables<SessionsTables & SessionsViews>();
