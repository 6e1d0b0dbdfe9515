import { sql } from 'kysely';
import type { Executor } from '../../platform/database';
import type { Keys, SealingKeys } from '../../platform/keys';
import { openDestination, sealDestination } from './destination';
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

/**
 * Removes rows that no rule reads any longer.
 *
 * @param newcomersBefore for codes of newcomers
 */
export async function removeOlderThan(
  executor: Executor,
  { before, newcomersBefore }: { readonly before: Date; readonly newcomersBefore: Date },
): Promise<void> {
  await sql`delete from verification_send
    where sent_at < ${before} and (share <> 'newcomer' or sent_at < ${newcomersBefore})`.execute(executor);
  await verificationTables(executor).deleteFrom('verification_lock').where('until', '<', before).execute();
  await verificationTables(executor)
    .deleteFrom('verification_code')
    .where('expires_at', '<', before)
    .execute();
}
