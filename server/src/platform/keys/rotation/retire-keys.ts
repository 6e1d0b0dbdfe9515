import { type Executor, inTransaction } from '../../database';
import type { Keys } from '../keys';
import { toNewestRingKey } from '../local-keys';
import { keysTables } from '../tables';

/**
 * Records that nothing is encrypted with any key but the newest one, so that the configuration may lack the others.
 * Returns how they are called. Call it once no value remains.
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
