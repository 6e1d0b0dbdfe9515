import fs from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './embedded/engine';
import { lockFolder } from './embedded/lock';
import { PreparingClient } from './embedded/prepared-client';
import { checkpoint, maintain } from './embedded/upkeep';
import { EngineStream } from './embedded/wire';
import { openWorkerEngine } from './embedded/worker-engine';
import type { Executor, NoTables } from './executor';

export interface OpenDatabase {
  readonly kysely: Executor;
  /** What a server of its own does by itself; run it every few minutes. Null on PostgreSQL. */
  readonly maintain: (() => Promise<void>) | null;
  /** After this, nothing may use it. */
  close(): Promise<void>;
}

/** `bigint` as a number: every one of ours is cents or a count, far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint is too large to be exact');
  return value;
});
/** A calendar date stays text `YYYY-MM-DD`: as a Date it would move with the machine's time zone. */
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A PostgreSQL server. */
export async function openServerDatabase(url: string, max = 10): Promise<OpenDatabase> {
  return overPool(new pg.Pool({ connectionString: url, max, types, connectionTimeoutMillis: 10_000 }));
}

/** PostgreSQL in this process, its data in a folder that no other process may use meanwhile. */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const engine = await openWorkerEngine(folder);
    const database = overEngine(engine);
    return {
      kysely: database.kysely,
      maintain: () => maintain(database.kysely),
      close: async () => {
        await checkpoint(database.kysely);
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** An engine's one session as a pool of one client. */
export function overEngine(engine: Engine): OpenDatabase {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    Client: PreparingClient,
    types,
    // Callers queue for the one session; a client once made is kept.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    stream: () => new EngineStream(engine),
  });
  const database = overPool(pool);
  return {
    ...database,
    close: async () => {
      await database.close();
      await engine.close();
    },
  };
}

function overPool(pool: pg.Pool): OpenDatabase {
  // A client that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const kysely = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, maintain: null, close: () => kysely.destroy() };
}
