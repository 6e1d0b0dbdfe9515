import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database';
import type { Keys, SealingKeys } from '../../platform/keys';
import { openDestination, sealDestination } from './destination';
import type { PumpCap } from './limits';
import type { VerificationChannel } from './tables';
import { verificationTables } from './tables';

export async function findCode(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  applicationId: string,
  channel: VerificationChannel,
) {
  const row = await verificationTables(executor)
    .selectFrom('verification_code')
    .select(['destination as plain', 'destination_cipher as cipher', 'code_hash as hash', 'attempts'])
    .select(['sent_at as sentAt', 'expires_at as expiresAt'])
    .where('application_id', '=', applicationId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  if (!row) return undefined;
  const { plain, cipher, ...code } = row;
  return {
    ...code,
    destination: await openDestination(keys, { applicationId, channel }, { plain, cipher }),
  };
}

export interface NewCode {
  readonly applicationId: string;
  readonly channel: VerificationChannel;
  readonly destination: string;
  readonly hash: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Replaces the previous code. */
export async function upsertCode(executor: Executor, keys: SealingKeys, code: NewCode): Promise<void> {
  const values = {
    ...(await sealDestination(keys, code, code.destination)),
    code_hash: code.hash,
    attempts: 0,
    sent_at: code.sentAt,
    expires_at: code.expiresAt,
  };
  await verificationTables(executor)
    .insertInto('verification_code')
    .values({ application_id: code.applicationId, channel: code.channel, ...values })
    .onConflict((conflict) => conflict.columns(['application_id', 'channel']).doUpdateSet(values))
    .execute();
}

export async function setAttempts(
  executor: Executor,
  applicationId: string,
  channel: VerificationChannel,
  attempts: number,
): Promise<void> {
  await verificationTables(executor)
    .updateTable('verification_code')
    .set({ attempts })
    .where('application_id', '=', applicationId)
    .where('channel', '=', channel)
    .execute();
}

export async function removeCode(
  executor: Executor,
  applicationId: string,
  channel: VerificationChannel,
): Promise<void> {
  await verificationTables(executor)
    .deleteFrom('verification_code')
    .where('application_id', '=', applicationId)
    .where('channel', '=', channel)
    .execute();
}

export interface Send {
  readonly id: string;
  readonly applicationId: string;
  readonly channel: VerificationChannel;
  readonly destinationHash: Buffer;
  readonly ipHash: Buffer;
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
  /** For each cap, the time of its oldest counted send; null if the cap is not reached. */
  readonly reached: readonly (Date | null)[];
}

export async function findSendState(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  target: Pick<Send, 'applicationId' | 'channel' | 'destinationHash' | 'ipHash'>,
  rules: { readonly sendsSince: Date; readonly caps: readonly PumpCap[]; readonly now: Date },
): Promise<SendState> {
  const { applicationId, channel, destinationHash, ipHash } = target;
  const column = {
    ip: sql`ip_hash = ${ipHash}`,
    destination: sql`destination_hash = ${destinationHash}`,
    application: sql`application_id = ${applicationId}`,
  };
  const findOldest = (
    scope: RawBuilder<unknown>,
    { max, windowMs }: Pick<PumpCap, 'max' | 'windowMs'>,
  ) => sql`(
    select sent_at from verification_send
    where ${scope} and sent_at > ${new Date(rules.now.getTime() - windowMs)}
    order by sent_at desc offset ${max - 1} limit 1)`;
  const caps = rules.caps.map(({ by, max, windowMs, perNetwork }) => {
    const oldest = findOldest(column[by], { max, windowMs });
    if (perNetwork === undefined) return oldest;
    const fromNetwork = sql`${column[by]} and ${column.ip}`;
    return sql`case when ${findOldest(fromNetwork, { max: perNetwork, windowMs })} is not null then ${oldest} end`;
  });
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
    readonly reached: readonly (string | null)[];
  }>`select
    (select jsonb_build_object('plain', destination, 'cipher', encode(destination_cipher, 'base64'),
        'attempts', attempts, 'expiresAt', expires_at)
      from verification_code where application_id = ${applicationId} and channel = ${channel}) as code,
    (select until from verification_lock
      where application_id = ${applicationId} and channel = ${channel}
        and destination_hash = ${destinationHash}) as "lockedUntil",
    (select coalesce(jsonb_agg(sent_at order by sent_at), '[]') from verification_send
      where ${column.destination} and (${column.ip} or ${column.application}) and sent_at > ${rules.sendsSince}) as sends,
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
    reached: row.reached.map((at) => (at === null ? null : new Date(at))),
  };
}

export async function findLock(
  executor: Executor,
  applicationId: string,
  channel: VerificationChannel,
  destinationHash: Buffer,
): Promise<Date | null> {
  const row = await verificationTables(executor)
    .selectFrom('verification_lock')
    .select('until')
    .where('application_id', '=', applicationId)
    .where('channel', '=', channel)
    .where('destination_hash', '=', destinationHash)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function upsertLock(
  executor: Executor,
  lock: { applicationId: string; channel: VerificationChannel; destinationHash: Buffer; until: Date },
): Promise<void> {
  await verificationTables(executor)
    .insertInto('verification_lock')
    .values({
      application_id: lock.applicationId,
      channel: lock.channel,
      destination_hash: lock.destinationHash,
      until: lock.until,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'channel', 'destination_hash']).doUpdateSet({ until: lock.until }),
    )
    .execute();
}

/** Removes rows that no rule reads any longer. */
export async function removeOlderThan(executor: Executor, before: Date): Promise<void> {
  await verificationTables(executor).deleteFrom('verification_send').where('sent_at', '<', before).execute();
  await verificationTables(executor).deleteFrom('verification_lock').where('until', '<', before).execute();
  await verificationTables(executor)
    .deleteFrom('verification_code')
    .where('expires_at', '<', before)
    .execute();
}
