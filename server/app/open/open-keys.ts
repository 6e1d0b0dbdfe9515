import type { Config } from '../../src/config';
import { createKeyService } from '../../src/external-services/create-adapters';
import type { Executor } from '../../src/platform/database';
import {
  bindKeyRing,
  createLocalKeys,
  createServiceKeys,
  isKeyRingBound,
  type Keys,
  loadKeyFile,
  parseKeyRing,
  readPlainUntil,
  withPlainPeriod,
} from '../../src/platform/keys';

/** Settings of the key ring, and of the key management service with its credentials. */
export const keySettings = [
  'KEYS',
  'KMS_KEY_IDS',
  'KMS_ENDPOINT',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

export type KeysConfig = Pick<Config, 'keyRing' | 'kms' | 'dataFolder'>;

/**
 * Opens the keys of the configured ring and key management service for a database, which an older release may have
 * migrated.
 *
 * @throws Error if the key ring is missing or does not belong to the database
 */
export async function openKeys(config: KeysConfig, database: Executor): Promise<Keys> {
  const { keyRing, dataFolder } = config;
  const ring =
    keyRing === null
      ? loadKeyFile(dataFolder, !(await isKeyRingBound(database)))
      : parseKeyRing(keyRing, 'KEYS');
  const service = createKeyService(config);
  const local = createLocalKeys(ring);
  const keys = service ? createServiceKeys(local, service) : local;
  await bindKeyRing(database, keys);
  return keys;
}

/** Opens the keys for a program that writes values to the database that it migrated. Throws like `openKeys`. */
export async function openWritingKeys(config: KeysConfig, database: Executor): Promise<Keys> {
  const keys = await openKeys(config, database);
  return withPlainPeriod(keys, await readPlainUntil(database), () => new Date());
}
