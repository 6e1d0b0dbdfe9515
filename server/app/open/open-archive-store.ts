import type { Config } from '../../src/config';
import { createFileAdapters } from '../../src/external-services/create-adapters';
import type { Executor } from '../../src/platform/database';
import { type ArchiveStore, createArchiveStore } from '../../src/platform/files';
import type { Keys } from '../../src/platform/keys';
import { keySettings } from './open-keys';

/** Settings of commands that read archives, and the database as its owner. */
export const archiveSettings = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATA_FOLDER',
  ...keySettings,
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const;

/** Opens the archive of the audit trail, in the bucket or folder of the server's files. */
export const openArchiveStore = (
  config: Pick<Config, 'files' | 'dataFolder'>,
  database: Executor,
  keys: Keys,
): ArchiveStore =>
  createArchiveStore({ database, keys, store: createFileAdapters(config).files, now: () => new Date() });
