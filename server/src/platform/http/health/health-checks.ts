import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Executor, newId } from '../../database';
import type { FileStore } from '../../files';
import { httpTables } from '../tables';

/** A part that the server cannot work without. */
export type HealthPart = 'database' | 'files';

/** Each writes, and rejects if that fails. */
export type HealthChecks = Readonly<Record<HealthPart, () => Promise<void>>>;

const probeBytes = 4096;

/** Writes to the database and to the store of files: both may still read when their disk is full. */
export function createHealthChecks(deps: {
  readonly database: Executor;
  readonly files: FileStore;
}): HealthChecks {
  const { database, files } = deps;
  // processes may share a store
  const probeId = newId();
  return {
    database: async () => {
      await httpTables(database)
        .updateTable('health_check')
        .set({ written_at: sql<Date>`clock_timestamp()` })
        .executeTakeFirstOrThrow();
    },
    files: async () => {
      await files.put(probeId, Readable.from([randomBytes(probeBytes)]));
      await files.remove(probeId);
    },
  };
}
