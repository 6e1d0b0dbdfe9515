import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { createInlineEngine } from '../../server/src/platform/database/embedded/engine';
import type { Executor } from '../../server/src/platform/database/executor';
import { migrate } from '../../server/src/platform/database/migrations/migrate';
import { createEngineDatabase, openServerDatabase } from '../../server/src/platform/database/open-database';
import { createBossJobs } from '../../server/src/platform/jobs/boss-jobs';
import { type RunningPostgres, startPostgres } from './postgres';
import { suiteOptions } from './tally/suite-options';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a server whose database `template_api` is migrated; null if PostgreSQL is not installed. */
    readonly postgresUrl: string | null;
    /** The folder of its Unix socket. */
    readonly postgresSocketFolder: string | null;
    /** A tar of a migrated, empty embedded database; null where no test of the run uses one. */
    readonly embeddedSeed: string | null;
  }
}

/** Global set-up of the API tests and of both suites: both kinds of database, migrated once, to be copied by each test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-api-'));
  // One after the other: the embedded one blocks this thread, and the other's connection would time out meanwhile.
  const postgres = await startPostgres();
  const stop = (): void => {
    postgres?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  // the attack and fault suites' short forms use the server alone, where there is one
  const hasSeed = postgres === null || project.name === 'api' || suiteOptions.full;
  const seed = hasSeed ? path.join(folder, 'seed.tar') : null;
  try {
    if (postgres) await makeTemplate(postgres);
    if (seed !== null) await makeSeed(seed);
  } catch (error) {
    stop();
    throw error;
  }
  if (postgres === null)
    console.warn(
      'PostgreSQL (initdb, pg_ctl) is not on this machine: API tests run on the embedded database only.',
    );
  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('postgresSocketFolder', postgres?.socketFolder ?? null);
  project.provide('embeddedSeed', seed);
  return async () => stop();
}

/** A migrated database `template_api`. */
export async function makeTemplate({ url }: RunningPostgres): Promise<void> {
  const admin = await openServerDatabase(url, 1);
  await sql`create database template_api`.execute(admin.kysely);
  await admin.close();
  const template = await openServerDatabase(url.replace(/postgres$/, 'template_api'), 1);
  await prepare(template.kysely);
  await template.close();
}

async function makeSeed(file: string): Promise<void> {
  const store = await PGlite.create();
  const database = createEngineDatabase(createInlineEngine(store));
  await prepare(database.kysely);
  fs.writeFileSync(file, Buffer.from(await (await store.dumpDataDir('none')).arrayBuffer()));
  await database.close();
}

/** What the server does at its start, so that the tests' copies are made in no time. */
export async function prepare(database: Executor): Promise<void> {
  await migrate(database);
  const jobs = createBossJobs(database, () => undefined);
  await jobs.start();
  await jobs.stop();
}
