import type { Config } from '../../src/config';
import {
  type Executor,
  type OpenDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from '../../src/platform/database';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'databasePrepares'>>;

/** The PostgreSQL server of the configuration, or else the embedded database in its data folder. */
export const openDatabase = async (
  { databaseUrl, dataFolder, databasePrepares }: DatabaseConfig,
  maxConnections?: number,
): Promise<OpenDatabase> =>
  databaseUrl === null
    ? openEmbeddedDatabase(`${dataFolder}/database`)
    : openServerDatabase(databaseUrl, maxConnections, databasePrepares);

/** Runs a command on the server's database, and closes it. */
export async function withDatabase<T>(
  config: DatabaseConfig,
  run: (database: Executor) => Promise<T>,
): Promise<T> {
  const { kysely, close } = await openDatabase(config, 2);
  try {
    return await run(kysely);
  } finally {
    await close();
  }
}
