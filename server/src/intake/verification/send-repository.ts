import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import { openDestination } from './destination';
import { destinationLimits, type PumpCap } from './limits';
import { type SendShare, type VerificationChannel, verificationTables } from './tables';

/** A code that a number or address got in the last day; a newcomer's, in `newMs`. */
export interface CountedSend {
  readonly at: Date;
  readonly share: SendShare;
  /** From the network or the application of the next code. */
  readonly own: boolean;
  /** From its block of networks. */
  readonly inBlock: boolean;
  /** Newcomers' only: when all their places are free again. */
  readonly placesFreeAt: Date | null;
}

/** The share that a code is sent from. */
export interface Place {
  readonly share: SendShare;
  readonly placesFreeAt: Date | null;
}

export interface Send {
  readonly id: string;
  readonly applicationId: string;
  readonly channel: VerificationChannel;
  readonly destinationHash: Buffer;
  readonly ipHash: Buffer;
  readonly blockHash: Buffer;
  readonly place: Place;
  readonly sentAt: Date;
}

/** Locks sends to a destination and from a network until the transaction ends, so that each counts those before it. */
export async function lockSends(
  trx: Executor,
  { destinationHash, ipHash }: Pick<Send, 'destinationHash' | 'ipHash'>,
): Promise<void> {
  const keys = [destinationHash, ipHash]
    .map((hash) => hash.readBigInt64BE())
    .sort((a, b) => (a < b ? -1 : 1));
  for (const key of keys) await sql`select pg_advisory_xact_lock(${String(key)}::bigint)`.execute(trx);
}

export async function insertSend(executor: Executor, send: Send): Promise<void> {
  await verificationTables(executor)
    .insertInto('verification_send')
    .values({
      id: send.id,
      application_id: send.applicationId,
      channel: send.channel,
      destination_hash: send.destinationHash,
      ip_hash: send.ipHash,
      block_hash: send.blockHash,
      share: send.place.share,
      places_free_at: send.place.placesFreeAt,
      sent_at: send.sentAt,
    })
    .execute();
}

/** A message that was never sent: it does not count. */
export async function removeSend(executor: Executor, id: string): Promise<void> {
  await verificationTables(executor).deleteFrom('verification_send').where('id', '=', id).execute();
}

/** Sends to a destination by an application, or from the networks that it used. Oldest first. */
export async function listSends(
  executor: Executor,
  { applicationId, destinationHash }: Pick<Send, 'applicationId' | 'destinationHash'>,
  since: Date,
): Promise<Date[]> {
  const rows = await verificationTables(executor)
    .selectFrom('verification_send')
    .select('sent_at as at')
    .where('destination_hash', '=', destinationHash)
    .where('ip_hash', 'in', (query) =>
      query
        .selectFrom('verification_send as own')
        .select('own.ip_hash')
        .where('own.application_id', '=', applicationId)
        .where('own.destination_hash', '=', destinationHash)
        .where('own.sent_at', '>', since),
    )
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .execute();
  return rows.map(({ at }) => at);
}

/** How many different numbers a network and an application sent to, with this send and without it. */
export async function countNumbers(executor: Executor, send: Send, since: Date) {
  const count = (column: 'ip_hash' | 'application_id', value: Buffer | string) => sql`(
    select jsonb_build_object(
      'before', count(distinct destination_hash) filter (where id <> ${send.id}),
      'after', count(distinct destination_hash))
    from verification_send where ${sql.ref(column)} = ${value} and channel = 'phone' and sent_at > ${since})`;
  interface Counts {
    readonly before: number;
    readonly after: number;
  }
  const { rows } = await sql<{ readonly network: Counts; readonly application: Counts }>`select
    ${count('ip_hash', send.ipHash)} as network,
    ${count('application_id', send.applicationId)} as application`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('a select without a table returned no row');
  return row;
}

/** Codes to a destination that its owner did not prove to have requested. */
export async function countUnproven(
  executor: Executor,
  { destinationHash }: Pick<Send, 'destinationHash'>,
  since: Date,
): Promise<number> {
  const { count } = await verificationTables(executor)
    .selectFrom('verification_send')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('destination_hash', '=', destinationHash)
    .where('share', '<>', 'owner')
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The properties of a code that affect the next send. */
export interface PreviousCode {
  readonly destination: string;
  readonly attempts: number;
  readonly expiresAt: Date;
}

/** Input of the send rules, as of one moment. */
export interface SendState {
  readonly code: PreviousCode | null;
  readonly lockedUntil: Date | null;
  /** Sends to the destination from this network or by this application, oldest first. */
  readonly sends: readonly Date[];
  /** All codes to the destination that its shares count, oldest first. */
  readonly counted: readonly CountedSend[];
  /** For each cap, the time of its oldest counted send; null if the cap is not reached. */
  readonly reached: readonly (Date | null)[];
}

export async function findSendState(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  target: Pick<Send, 'applicationId' | 'channel' | 'destinationHash' | 'ipHash' | 'blockHash'>,
  rules: { readonly sendsSince: Date; readonly caps: readonly PumpCap[]; readonly now: Date },
): Promise<SendState> {
  const { applicationId, channel, destinationHash, ipHash, blockHash } = target;
  const toDestination = sql`destination_hash = ${destinationHash}`;
  const column = { ip: sql`ip_hash = ${ipHash}`, application: sql`application_id = ${applicationId}` };
  const ago = (ms: number): Date => new Date(rules.now.getTime() - ms);
  const caps = rules.caps.map(
    ({ by, max, windowMs }) => sql`(
      select sent_at from verification_send
      where ${column[by]} and sent_at > ${ago(windowMs)}
      order by sent_at desc offset ${max - 1} limit 1)`,
  );
  const { rows } = await sql<{
    readonly code: {
      readonly plain: string | null;
      /** Base64. */
      readonly cipher: string | null;
      readonly attempts: number;
      readonly expiresAt: string;
    } | null;
    readonly lockedUntil: Date | null;
    readonly sends: readonly string[];
    readonly counted: readonly (Omit<CountedSend, 'at' | 'placesFreeAt'> & {
      readonly at: string;
      readonly placesFreeAt: string | null;
    })[];
    readonly reached: readonly (string | null)[];
  }>`select
    (select jsonb_build_object('plain', destination, 'cipher', encode(destination_cipher, 'base64'),
        'attempts', attempts, 'expiresAt', expires_at)
      from verification_code where application_id = ${applicationId} and channel = ${channel}) as code,
    (select until from verification_lock
      where application_id = ${applicationId} and channel = ${channel}
        and destination_hash = ${destinationHash}) as "lockedUntil",
    (select coalesce(jsonb_agg(sent_at order by sent_at), '[]') from verification_send
      where ${toDestination} and (${column.ip} or ${column.application}) and sent_at > ${rules.sendsSince}) as sends,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'at', sent_at, 'share', share, 'own', ${column.ip} or ${column.application},
        'inBlock', coalesce(block_hash = ${blockHash}, false), 'placesFreeAt', places_free_at) order by sent_at), '[]')
      from verification_send
      where ${toDestination} and (sent_at > ${ago(destinationLimits.windowMs)}
        or share = 'newcomer' and sent_at > ${ago(destinationLimits.newcomer.newMs)})) as counted,
    jsonb_build_array(${sql.join(caps)}) as reached`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('a select without a table returned no row');
  const { code } = row;
  return {
    code: code && {
      destination: await openDestination(keys, target, {
        plain: code.plain,
        cipher: code.cipher === null ? null : Buffer.from(code.cipher, 'base64'),
      }),
      attempts: code.attempts,
      expiresAt: new Date(code.expiresAt),
    },
    lockedUntil: row.lockedUntil,
    sends: row.sends.map((at) => new Date(at)),
    counted: row.counted.map(({ at, placesFreeAt, ...send }) => ({
      ...send,
      at: new Date(at),
      placesFreeAt: placesFreeAt === null ? null : new Date(placesFreeAt),
    })),
    reached: row.reached.map((at) => (at === null ? null : new Date(at))),
  };
}
