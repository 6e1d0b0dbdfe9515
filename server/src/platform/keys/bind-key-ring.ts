import { type Executor, inTransaction } from '../database';
import type { Keys } from './keys';
import { toNewestRingKey } from './local-keys';
import { keysTables } from './tables';

type BoundKeys = Pick<Keys, 'fingerprints' | 'newestPrefix' | 'serviceKeyIds'>;

/** Whether a key ring was bound to the database before. */
export async function isKeyRingBound(database: Executor): Promise<boolean> {
  const row = await keysTables(database).selectFrom('key_fingerprint').select('key_id').limit(1).execute();
  return row.length > 0;
}

/**
 * Binds the ring to its database: records the fingerprints of new keys, and compares those of known ones. Of processes
 * that start together with different rings, only the first one passes.
 *
 * @throws Error that says what to do if the ring lacks a key of the database or has another one in its place
 */
export async function bindKeyRing(database: Executor, keys: BoundKeys): Promise<void> {
  await inTransaction(database, async (trx) => {
    // in one order, so that processes that start together cannot deadlock
    const values = keys
      .fingerprints()
      .map(({ keyId, fingerprint }) => ({ key_id: keyId, fingerprint }))
      .sort((a, b) => a.key_id - b.key_id);
    await keysTables(trx)
      .insertInto('key_fingerprint')
      .values(values)
      // waits for another process that inserts the same key: its row is read below
      .onConflict((conflict) => conflict.column('key_id').doNothing())
      .execute();
    if (keys.serviceKeyIds.length > 0)
      await keysTables(trx)
        .insertInto('service_key')
        .values([...keys.serviceKeyIds].sort().map((id) => ({ id })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    const problems = await findKeyRingProblems(trx, keys);
    if (problems.length > 0)
      throw new Error(`${refusal}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  });
}

/**
 * A sentence for each key of the database that the configuration lacks, or has another one in place of, and for a
 * retired key that would encrypt.
 */
export async function findKeyRingProblems(database: Executor, keys: BoundKeys): Promise<readonly string[]> {
  const own = new Map(keys.fingerprints().map(({ keyId, fingerprint }) => [keyId, fingerprint]));
  const newest = toNewestRingKey(keys);
  const ring = await keysTables(database)
    .selectFrom('key_fingerprint')
    .select(['key_id', 'fingerprint', 'retired_at'])
    .orderBy('key_id')
    .execute();
  const service = await keysTables(database)
    .selectFrom('service_key')
    .select(['id', 'retired_at'])
    .orderBy('id')
    .execute();
  return [
    ...ring.flatMap(({ key_id, fingerprint, retired_at }) => {
      const key = own.get(key_id);
      if (key === undefined) return retired_at ? [] : `${nameKey(key_id)} is missing from the ring.`;
      if (!key.equals(fingerprint))
        return `${nameKey(key_id)} is not the one that this database was written with.`;
      return retired_at && key_id === newest ? `${nameKey(key_id)} ${retired}` : [];
    }),
    ...service.flatMap(({ id, retired_at }) => {
      if (!keys.serviceKeyIds.includes(id)) return retired_at ? [] : `${id} is missing from KMS_KEY_IDS.`;
      return retired_at && id === keys.serviceKeyIds.at(-1) ? `${id} ${retired}` : [];
    }),
  ];
}

const retired = 'is retired: add a new key, which encrypts.';

const refusal =
  'The key ring does not belong to this database. Start with the ring that it was written with; keep a key that was replaced.';

const nameKey = (keyId: number): string => (keyId === 0 ? 'The pepper' : `Key ${keyId}`);
