import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject, type SuiteAPI, type TestAPI, test } from 'vitest';
import { createInlineEngine } from '../../server/src/platform/database/embedded/engine';
import {
  createEngineDatabase,
  type OpenDatabase,
  openServerDatabase,
} from '../../server/src/platform/database/open-database';
import { type Api, type ApiOptions, openApi } from './api';
import { createDatabase } from './create-database';

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
 * embedded one. `CONTRIBUTING.md` says when.
 */
export function describeOneDatabase(name: string, tests: (makeApi: MakeApi) => void): void {
  describe(name, () => defineBlock(inject('postgresUrl') === null ? openEmbedded : openPostgres, tests));
}

/** What a block of `describeMostlyOneDatabase` declares its tests with. */
export interface BlockTests {
  /** On one database. */
  readonly describe: SuiteAPI;
  /** On one database. */
  readonly test: TestAPI;
  /** On both databases. */
  readonly testEach: TestAPI;
}

/** Runs the tests as `describeOneDatabase` does, and those of `testEach` on the embedded database as well. */
export function describeMostlyOneDatabase(
  name: string,
  tests: (makeApi: MakeApi, declare: BlockTests) => void,
): void {
  const all = { describe, test, testEach: test };
  const each = { describe: declareNothing, test: declareNothing, testEach: test };
  const hasServer = inject('postgresUrl') !== null;
  describe(`${name} (embedded)`, () =>
    defineBlock(openEmbedded, (makeApi) => tests(makeApi, hasServer ? each : all)));
  describe.skipIf(!hasServer)(`${name} (PostgreSQL)`, () =>
    defineBlock(openPostgres, (makeApi) => tests(makeApi, all)),
  );
}

/** Of vitest's many modifiers, blocks use `each` only. */
const declareNothing = Object.assign(() => undefined, {
  each: () => () => undefined,
}) as unknown as SuiteAPI & TestAPI;

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
  return openServerDatabase(await createDatabase(url, 'template_api'), 5);
}
