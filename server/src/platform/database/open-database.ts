import fs from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './embedded/engine';
import { EngineStream } from './embedded/engine-stream';
import { lockFolder } from './embedded/lock-folder';
import { checkpoint, createMaintenance } from './embedded/maintenance';
import { openWorkerEngine } from './embedded/worker-engine';
import type { Executor, NoTables } from './executor';
import { EmbeddedClient, ServerClient } from './preparing-client';

/** Connections of this process's pool. */
export interface ConnectionCounts {
  readonly total: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly kysely: Executor;
  /** Maintenance that a PostgreSQL server does automatically; run it every few minutes. Null on PostgreSQL. */
  readonly maintain: (() => Promise<void>) | null;
  countConnections(): ConnectionCounts;
  /** The database must not be used after this. */
  close(): Promise<void>;
}

/** Reads `bigint` as a number: every value is cents or a count, far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('the bigint exceeds the safe integer range');
  return value;
});
/** A calendar date stays text `YYYY-MM-DD`: as a Date it would shift with the machine's time zone. */
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * Opens a PostgreSQL server.
 *
 * @param prepares false: no statement is prepared, as behind a pooler that gives each transaction another connection
 */
export async function openServerDatabase(url: string, max = 10, prepares = true): Promise<OpenDatabase> {
  return createPoolDatabase(
    new pg.Pool({
      connectionString: url,
      max,
      types,
      ...(prepares && { Client: ServerClient }),
      connectionTimeoutMillis: 10_000,
    }),
  );
}

/** Opens PostgreSQL in this process, with its data in a folder that no other process may use meanwhile. */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const engine = await openWorkerEngine(folder);
    const database = createEngineDatabase(engine);
    return {
      ...database,
      maintain: await createMaintenance(database.kysely),
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

/** Wraps the engine's single session as a pool of one client. */
export function createEngineDatabase(engine: Engine): OpenDatabase {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    Client: EmbeddedClient,
    types,
    // Callers queue for the session; the client is created once and reused.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    stream: () => new EngineStream(engine),
  });
  const database = createPoolDatabase(pool);
  return {
    ...database,
    close: async () => {
      await database.close();
      await engine.close();
    },
  };
}

function createPoolDatabase(pool: pg.Pool): OpenDatabase {
  // The pool replaces a client that breaks; without a listener its error would end the process. The pool listens to an
  // idle client, and nobody to one in use: its statement fails, and so does the next one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    maintain: null,
    countConnections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => kysely.destroy(),
  };
}
