import type { Executor } from '../database';
import { webauthnTables } from './tables';

/** False if the challenge was used before. */
export async function useChallenge(trx: Executor, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await webauthnTables(trx)
    .insertInto('webauthn_challenge')
    .values({ challenge_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeExpiredChallenges(executor: Executor, now: Date): Promise<void> {
  await webauthnTables(executor).deleteFrom('webauthn_challenge').where('expires_at', '<=', now).execute();
}
