import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../../../../migrations/', import.meta.url));

/** A row of the table `migration`. */
export interface Applied {
  readonly name: string;
  readonly sha256: string;
  /** Releases without this migration cannot run on the database. */
  readonly breaking: boolean;
}

/** A file `NNNN-name.sql`. It starts with the line `-- breaking` if the previous release cannot run with it. */
export interface Migration extends Applied {
  readonly text: string;
}

export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await fs.readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name, text, sha256, breaking: /^-- breaking\b/.test(text) };
    }),
  );
}

export interface Comparison {
  /** To be run, in this order. */
  readonly pending: readonly Migration[];
  /** Names of those that were edited after they ran. */
  readonly changed: readonly string[];
  /** Names of those of a later release, which this one can run with. */
  readonly newer: readonly string[];
  /** Names of those of a later release, which this one cannot run with. */
  readonly breaking: readonly string[];
}

/** A program's migrations next to those that ran on a database. */
export function compareMigrations(files: readonly Migration[], applied: readonly Applied[]): Comparison {
  const ran = new Map(applied.map((one) => [one.name, one]));
  const own = new Set(files.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !own.has(name));
  const names = (all: readonly Applied[]): string[] => all.map(({ name }) => name).sort();
  return {
    pending: files.filter(({ name }) => !ran.has(name)),
    changed: names(files.filter(({ name, sha256 }) => ran.has(name) && ran.get(name)?.sha256 !== sha256)),
    newer: names(unknown.filter(({ breaking }) => !breaking)),
    breaking: names(unknown.filter(({ breaking }) => breaking)),
  };
}
