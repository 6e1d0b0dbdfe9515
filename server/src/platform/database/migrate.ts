import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Executor } from './executor';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Arbitrary constant: the process that has this lock migrates, the others wait. */
const lockId = 7_203_114;

interface Applied {
  readonly name: string;
  readonly sha256: string;
}

/**
 * Applies the folder's `NNNN-name.sql` files that have not run yet: in order, each once and in its own transaction.
 * Several processes may call it at the same time.
 *
 * @returns names of the files that were run now
 * @throws Error when a file that already ran was changed or removed: applied migrations are immutable
 */
export async function migrate(database: Executor, folder: string = migrationsFolder): Promise<string[]> {
  const files = (await fs.readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(connection);
    try {
      const applied = await readApplied(connection);
      assertNoneMissing(applied, files);
      const ran: string[] = [];
      for (const name of files)
        if (await runOnce(connection, applied.get(name), name, path.join(folder, name))) ran.push(name);
      return ran;
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(connection);
    }
  });
}

async function readApplied(connection: Executor): Promise<Map<string, string>> {
  await sql`
    create table if not exists migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())
  `.execute(connection);
  const { rows } = await sql<Applied>`select name, sha256 from migration`.execute(connection);
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function assertNoneMissing(applied: ReadonlyMap<string, string>, files: readonly string[]): void {
  const missing = [...applied.keys()].filter((name) => !files.includes(name));
  if (missing.length > 0)
    throw new Error(
      `This database is newer than the program: it has ${missing.join(', ')}, which is not here.`,
    );
}

async function runOnce(
  connection: Executor,
  appliedSha256: string | undefined,
  name: string,
  file: string,
): Promise<boolean> {
  const text = await fs.readFile(file, 'utf8');
  const sha256 = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
  if (appliedSha256 === sha256) return false;
  if (appliedSha256 !== undefined)
    throw new Error(
      `Migration ${name} has changed since it ran here: write a new file instead of editing it.`,
    );
  await connection.transaction().execute(async (trx) => {
    await sql.raw(text).execute(trx);
    await sql`insert into migration (name, sha256) values (${name}, ${sha256})`.execute(trx);
  });
  return true;
}
