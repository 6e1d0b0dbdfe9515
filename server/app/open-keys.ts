import type { Config } from '../src/config';
import type { Executor } from '../src/platform/database';
import {
  bindKeyRing,
  createLocalKeys,
  isKeyRingBound,
  type Keys,
  loadKeyFile,
  parseKeyRing,
} from '../src/platform/keys';

/**
 * The keys of the configured ring, bound to the migrated database.
 *
 * @throws Error where the ring is lost, or is another one than the database was written with
 */
export async function openKeys(
  { keyRing, dataFolder }: Pick<Config, 'keyRing' | 'dataFolder'>,
  database: Executor,
): Promise<Keys> {
  const ring =
    keyRing === null
      ? loadKeyFile(dataFolder, !(await isKeyRingBound(database)))
      : parseKeyRing(keyRing, 'KEYS');
  const keys = createLocalKeys(ring);
  await bindKeyRing(database, keys);
  return keys;
}
