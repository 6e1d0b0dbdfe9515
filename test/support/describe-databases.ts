import { afterAll, beforeAll, describe, inject, type SuiteAPI, type TestAPI, test } from 'vitest';
import type { Adapters } from '../../server/src/external-services/create-adapters';
import type { OpenDatabase } from '../../server/src/platform/database/open-database';
import { createKeyRing } from '../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../server/src/platform/keys/local-keys';
import { type Api, type ApiOptions, openApi } from './api';
import { createEmbeddedStore, createPostgresStore, openOnce, reuseDatabases } from './reused-databases';

/** Opens the API over the database of the block; closed by itself at the block's end. */
export type MakeApi = (options?: ApiOptions) => Promise<Api>;

/**
 * Runs the same tests on the embedded database and, where it is installed, on PostgreSQL. Each block has a
 * migrated database without rows; tests in it share it, so each makes its own data.
 */
export function describeEachDatabase(name: string, tests: (makeApi: MakeApi) => void): void {
  describe(`${name} (embedded)`, () => defineBlock(reuseEmbedded, tests));
  describe.skipIf(inject('postgresUrl') === null)(`${name} (PostgreSQL)`, () =>
    defineBlock(reusePostgres, tests),
  );
}

/**
 * Runs the tests on one database: PostgreSQL where it is installed, which takes half of the processor time, otherwise the
 * embedded one. `CONTRIBUTING.md` says when.
 */
export function describeOneDatabase(name: string, tests: (makeApi: MakeApi) => void): void {
  describe(name, () => defineBlock(inject('postgresUrl') === null ? reuseEmbedded : reusePostgres, tests));
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
    defineBlock(reuseEmbedded, (makeApi) => tests(makeApi, hasServer ? each : all)));
  describe.skipIf(!hasServer)(`${name} (PostgreSQL)`, () =>
    defineBlock(reusePostgres, (makeApi) => tests(makeApi, all)),
  );
}

/** Of vitest's many modifiers, blocks use `each` only. */
const declareNothing = Object.assign(() => undefined, {
  each: () => () => undefined,
}) as unknown as SuiteAPI & TestAPI;

function defineBlock(open: () => Promise<OpenDatabase>, tests: (makeApi: MakeApi) => void): void {
  let database: OpenDatabase;
  const opened: Api[] = [];
  // as processes on one database have, for any of them runs the jobs of another
  const keys = createLocalKeys(createKeyRing());
  let bank: Adapters['aggregator'] | null = null;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    for (const api of opened) await api.close();
    await database?.close();
  });
  tests(async ({ adapters, ...options } = {}) => {
    const api = await openApi(database.kysely, {
      keys,
      ...options,
      adapters: (sandbox) => {
        bank ??= sandbox.aggregator;
        const own = { ...sandbox, aggregator: bank };
        return { aggregator: bank, ...(typeof adapters === 'function' ? adapters(own) : adapters) };
      },
    });
    opened.push(api);
    return api;
  });
}

const reuseEmbedded = reuseDatabases(createEmbeddedStore);
const reusePostgres = reuseDatabases(createPostgresStore);

/** A new database, for tests that change more than rows. */
export const openEmbedded = (): Promise<OpenDatabase> => openOnce(createEmbeddedStore);
export const openPostgres = (): Promise<OpenDatabase> => openOnce(createPostgresStore);
