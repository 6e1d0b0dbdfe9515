import { type Executor, inTransaction } from '../../database';
import type { Keys } from '../keys';
import { toNewestRingKey } from '../local-keys';
import { keysTables } from '../tables';

/**
 * Records that all values are encrypted with the newest key, so that the others can be removed from the configuration.
 * Returns the names of the retired keys. Call it once no value uses them.
 */
export async function retireKeys(
  database: Executor,
  keys: Pick<Keys, 'newestPrefix' | 'serviceKeyIds'>,
  now: Date,
): Promise<readonly string[]> {
  const newestInRing = toNewestRingKey(keys);
  const newestInService = keys.serviceKeyIds.at(-1) ?? '';
  return inTransaction(database, async (trx) => {
    const ring = await keysTables(trx)
      .updateTable('key_fingerprint')
      .set({ retired_at: now })
      .where('retired_at', 'is', null)
      .where('key_id', 'not in', [0, newestInRing ?? 0])
      .returning('key_id')
      .execute();
    const service = await keysTables(trx)
      .updateTable('service_key')
      .set({ retired_at: now })
      .where('retired_at', 'is', null)
      .where('id', '<>', newestInService)
      .returning('id')
      .execute();
    return [...ring.map(({ key_id }) => `key ${key_id} of KEYS`), ...service.map(({ id }) => id)];
  });
}
