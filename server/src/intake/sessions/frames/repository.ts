import { sql } from 'kysely';
import { type Executor, newId } from '../../../platform/database';
import { type ProofDue, type ProofFactor, sessionsTables } from '../tables';

export interface NewTicket {
  readonly tokenHash: Buffer;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export async function insertTicket(executor: Executor, ticket: NewTicket): Promise<void> {
  await sessionsTables(executor)
    .insertInto('frame_ticket')
    .values({ token_hash: ticket.tokenHash, session_id: ticket.sessionId, expires_at: ticket.expiresAt })
    .execute();
}

/** Removes an unexpired ticket and returns the id of its session; null if there is none. */
export async function consumeTicket(
  executor: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const ticket = await sessionsTables(executor)
    .deleteFrom('frame_ticket')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  return ticket?.session_id ?? null;
}

export async function findFrame(executor: Executor, tokenHash: Buffer): Promise<string | null> {
  const frame = await sessionsTables(executor)
    .selectFrom('frame')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return frame?.id ?? null;
}

export async function insertFrame(executor: Executor, tokenHash: Buffer, now: Date): Promise<string> {
  const id = newId(now);
  await sessionsTables(executor)
    .insertInto('frame')
    .values({ id, token_hash: tokenHash, created_at: now })
    .execute();
  return id;
}

/** Binds the frames to every session of the device that this session is on. */
export async function linkFrame(executor: Executor, frameId: string, sessionId: string): Promise<void> {
  await sql`
    insert into frame_session (frame_id, session_id)
    select ${frameId}, other.id
    from session as mine
    join session as other on other.id = mine.id or other.resume_hash = mine.resume_hash
    where mine.id = ${sessionId} and other.ended_at is null
    on conflict do nothing`.execute(executor);
}

/** Binds the frames of its device to a new session. */
export async function linkFramesOfDevice(executor: Executor, sessionId: string): Promise<void> {
  await sql`
    insert into frame_session (frame_id, session_id)
    select distinct frame_session.frame_id, mine.id
    from session as mine
    join session as other on other.resume_hash = mine.resume_hash and other.ended_at is null
    join frame_session on frame_session.session_id = other.id
    where mine.id = ${sessionId}
    on conflict do nothing`.execute(executor);
}

/** The most recent session on a checkout that is linked to the frames. */
export async function findFramedSession(executor: Executor, tokenHash: Buffer, checkoutId: string) {
  return sessionsTables(executor)
    .selectFrom('framed_session')
    .select([
      'frame_id as frameId',
      'frame_token_hash as frameTokenHash',
      'proven',
      'locked',
      'proof_due as proofDue',
      'id as sessionId',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'checkout_id as checkoutId',
      'application_id as applicationId',
      'merchant_id as merchantId',
    ])
    .where('frame_token_hash', '=', tokenHash)
    .where('checkout_id', '=', checkoutId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The customer whose application the session is on, or claims, proved this in these frames. */
export async function insertProof(
  executor: Executor,
  proof: {
    readonly frameId: string;
    readonly sessionId: string;
    readonly factor: ProofFactor;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    insert into frame_proof (frame_id, customer_id, factor, since, proven_at)
    select frame_id, customer_id, ${proof.factor}, ${proof.now}, ${proof.now} from framed_session
    where frame_id = ${proof.frameId} and id = ${proof.sessionId} and customer_id is not null
    on conflict (frame_id, customer_id, factor) do update set proven_at = excluded.proven_at`.execute(
    executor,
  );
}

/** Removes the proofs of other browsers' frames on the session. */
export async function removeOtherProofs(
  executor: Executor,
  { frameId, sessionId }: { readonly frameId: string; readonly sessionId: string },
): Promise<void> {
  await sql`
    delete from frame_proof using framed_session as mine, frame_session as other
    where mine.frame_id = ${frameId} and mine.id = ${sessionId}
      and other.session_id = mine.id and other.frame_id <> mine.frame_id
      and frame_proof.frame_id = other.frame_id and frame_proof.customer_id = mine.customer_id`.execute(
    executor,
  );
}

/** In the frames of this session, the phone that one customer proved proves another one, who has the number now. */
export async function transferPhoneProofs(
  executor: Executor,
  proof: { readonly sessionId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into frame_proof (frame_id, customer_id, factor, since, proven_at)
    select frame_proof.frame_id, ${proof.to}, frame_proof.factor, frame_proof.since, frame_proof.proven_at
    from frame_proof
    join frame_session on frame_session.frame_id = frame_proof.frame_id
    where frame_session.session_id = ${proof.sessionId}
      and frame_proof.customer_id = ${proof.from} and frame_proof.factor = 'phone'
    on conflict do nothing`.execute(executor);
  await sessionsTables(executor).deleteFrom('frame_proof').where('customer_id', '=', proof.from).execute();
}

export async function removeProofs(executor: Executor, customerId: string): Promise<void> {
  await sessionsTables(executor).deleteFrom('frame_proof').where('customer_id', '=', customerId).execute();
}

/** The proof that is due in the frames of a session. */
export async function findProofDue(
  executor: Executor,
  { frameId, sessionId }: { readonly frameId: string; readonly sessionId: string },
): Promise<ProofDue | null> {
  const row = await sessionsTables(executor)
    .selectFrom('framed_session')
    .select('proof_due as due')
    .where('frame_id', '=', frameId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.due ?? null;
}

export async function removeExpiredFrames(
  executor: Executor,
  limits: { readonly createdBefore: Date; readonly now: Date },
): Promise<void> {
  await sessionsTables(executor)
    .deleteFrom('frame')
    .where('created_at', '<', limits.createdBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('frame_session')
            .select('frame_session.frame_id')
            .whereRef('frame_session.frame_id', '=', 'frame.id'),
        ),
      ),
    )
    .execute();
  await sessionsTables(executor).deleteFrom('frame_ticket').where('expires_at', '<=', limits.now).execute();
}
