import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createInlineEngine } from '../../server/src/platform/database/embedded/engine';
import {
  createEngineDatabase,
  type OpenDatabase,
  openServerDatabase,
} from '../../server/src/platform/database/open-database';
import { type Api, type ApiOptions, openApi } from './api';

/** Opens the API over the database of the block; closed by itself at the block's end. */
export type MakeApi = (options?: ApiOptions) => Promise<Api>;

/**
 * Runs the same tests on the embedded database and, where it is installed, on PostgreSQL. Each block has a fresh,
 * migrated database of its own; tests in it share it, so each makes its own data.
 */
export function describeEachDatabase(name: string, tests: (makeApi: MakeApi) => void): void {
  describe(`${name} (embedded)`, () => defineBlock(openEmbedded, tests));
  describe.skipIf(inject('postgresUrl') === null)(`${name} (PostgreSQL)`, () =>
    defineBlock(openPostgres, tests),
  );
}

/**
 * Runs the tests on one database: PostgreSQL where it is installed, which takes half of the processor time, otherwise the
 * embedded one. For a file that checks what stands before or after the database (validation, refusals, headers, texts,
 * files in transit) and whose statements other files run on both. `CONTRIBUTING.md` has the rule.
 */
export function describeOneDatabase(name: string, tests: (makeApi: MakeApi) => void): void {
  describe(name, () => defineBlock(inject('postgresUrl') === null ? openEmbedded : openPostgres, tests));
}

function defineBlock(open: () => Promise<OpenDatabase>, tests: (makeApi: MakeApi) => void): void {
  let database: OpenDatabase;
  const opened: Api[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    for (const api of opened) await api.close();
    await database?.close();
  });
  tests(async (options) => {
    const api = await openApi(database.kysely, options);
    opened.push(api);
    return api;
  });
}

export async function openEmbedded(): Promise<OpenDatabase> {
  const loadDataDir = await openAsBlob(inject('embeddedSeed'));
  return createEngineDatabase(createInlineEngine(await PGlite.create({ loadDataDir })));
}

export async function openPostgres(): Promise<OpenDatabase> {
  const url = inject('postgresUrl');
  if (url === null) throw new Error('PostgreSQL is not on this machine');
  const name = `api_${randomUUID().replaceAll('-', '')}`;
  const admin = await openServerDatabase(url, 1);
  await sql`create database ${sql.id(name)} template template_api`.execute(admin.kysely);
  await admin.close();
  return openServerDatabase(url.replace(/postgres$/, name), 5);
}
