import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type MerchantServer, startMerchantServer } from '../support/merchant-server';
import { createServerRole } from '../support/server-role';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally, type Tally } from '../support/tally/tally';
import { type Balancer, startBalancer, watchReadiness } from './support/balancer';
import { findHalfPurchases, findRepeats, findWrongBalances } from './support/find-repeats';
import { sendHalfRequest } from './support/half-request';
import { startLoad } from './support/load';
import { listScripts, startPageLoads } from './support/page-loads';
import { otherRelease, type Release, thisRelease, writeLaterRelease } from './support/releases';
import { createServerProcess, type ServerProcess } from './support/server-process';
import { type SharedBank, startSharedBank } from './support/shared-bank';
import { createStorage, type TestStorage } from './support/test-database';

/** Releases, each with the way back. */
const rounds = suiteOptions.full ? 10 : 1;
const shutdownSeconds = 12;

/**
 * A release under load as docs/running.md describes it: the owner of the database sets it up for the newer release, processes
 * with a role that owns nothing are replaced one after the other by those of that release, and a balancer asks them for their
 * readiness. The newer one has more migrations; where `OTHER_SERVER` names the older one, it is this build.
 */
describe('a rolling release under load', () => {
  let storage: TestStorage | null;
  let hooks: MerchantServer;
  let bank: SharedBank;
  let balancer: Balancer;
  let older: readonly ServerProcess[] = [];
  let newer: readonly ServerProcess[] = [];
  let setUp: ServerProcess;
  let laterSetUp: ServerProcess;
  const laterFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-release-'));
  const release = otherRelease ?? thisRelease;
  let later: Release;

  beforeAll(async () => {
    storage = await createStorage('PostgreSQL', { empty: true });
    if (!storage?.databaseUrl) return;
    later = otherRelease ? thisRelease : writeLaterRelease(laterFolder);
    hooks = await startMerchantServer();
    bank = await startSharedBank();
    balancer = await startBalancer();
    const { databaseUrl: ownerUrl } = storage;
    const options = {
      ...storage,
      databaseUrl: await createServerRole(ownerUrl),
      origin: new URL(hooks.url()).origin,
    };
    const env = {
      ...bank.env,
      PUBLIC_URL: balancer.url,
      DRAIN_SECONDS: '3',
      SHUTDOWN_SECONDS: String(shutdownSeconds),
    };
    const create = ({ program, dist }: Release, more: Record<string, string> = {}) =>
      createServerProcess({ ...options, program, env: { ...env, DIST_FOLDER: dist, ...more } });
    const owner = { ROLE: 'migrate', DATABASE_OWNER_URL: ownerUrl };
    setUp = await create(release, owner);
    laterSetUp = await create(later, owner);
    older = [await create(release), await create(release)];
    newer = [await create(later), await create(later)];
  });
  afterAll(async () => {
    fs.rmSync(laterFolder, { recursive: true });
    for (const server of [...older, ...newer]) await server.kill();
    await Promise.all([balancer?.close(), bank?.close(), hooks?.close()]);
    storage?.remove();
  });

  const stop = async (server: ServerProcess, tally: Tally): Promise<void> =>
    tally.count((await server.stop()) === 0 ? null : `it did not stop: ${server.readOutput()}`);

  test('no request and no checkout fails', async (context) => {
    if (!storage) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    const [first] = older;
    const refused = await first?.start().then(
      () => 'a server started on a database that was not set up',
      () => null,
    );
    tally.count(refused ?? null);
    tally.count((await setUp.run()) === 0 ? null : `the set-up failed: ${setUp.readOutput()}`);
    await Promise.all(older.map((server) => server.start()));
    const endChecks = watchReadiness(balancer, [...older, ...newer]);
    await waitUntilUsed(balancer);

    let calls = 0;
    const load = startLoad({
      url: () => balancer.url,
      untilUp: async () => undefined,
      origin: new URL(hooks.url()).origin,
      shoppers: 4,
      finish: true,
      onAnswer: (status, call) => {
        calls += 1;
        if (status === null || status >= 500) tally.count(`${call} answered ${status}`);
      },
    });
    // each build's own; those of the newer one once it has stored them
    const scripts = [...listScripts(release.dist)];
    const endPageLoads = startPageLoads(balancer.url, scripts, (failure) => tally.count(failure));
    await load.untilCompleted(1, 120_000);
    const before = await countMigrations(storage);
    tally.count(
      (await laterSetUp.run()) === 0 ? null : `the later set-up failed: ${laterSetUp.readOutput()}`,
    );
    const migrated = (await countMigrations(storage)) - before;
    tally.count(migrated > 0 ? null : 'no migration ran under load');
    let replaced = 0;
    for (let round = 0; round < rounds; round++)
      for (const [from, to] of [
        [older, newer],
        [newer, older],
      ] as const)
        for (const [index, server] of from.entries()) {
          await stop(server, tally);
          await to[index]?.start();
          replaced += 1;
          if (replaced === 1) scripts.push(...listScripts(later.dist));
        }
    await load.untilCompleted(1, 120_000);
    tally.count(await load.end().then(() => null, String));
    const loaded = await endPageLoads();
    tally.countHeld(calls + loaded);
    const { ledger } = load;
    tally.countHeld(ledger.countCompleted());
    for (let failed = 0; failed < ledger.countOpen(); failed++) tally.count('a checkout failed');
    await ledger.verify(load.call, tally, 'all');
    await endChecks();

    // a client that never sends the rest of its body holds no process
    const [last, other] = older;
    if (last && other) {
      const half = await sendHalfRequest(last.url, new URL(hooks.url()).origin);
      const begin = performance.now();
      await Promise.all([stop(last, tally), stop(other, tally)]);
      const seconds = (performance.now() - begin) / 1_000;
      tally.count(seconds < shutdownSeconds ? null : `a half request held a process for ${seconds} s`);
      const answer = await half.answered;
      // it was waited for, and then cut off
      tally.count(answer === '' ? null : `a half request was answered: ${answer.split('\r\n')[0]}`);
    }
    const database = await storage.open();
    for (const { done, repeated } of await findRepeats(database.kysely)) {
      tally.countHeld(done - repeated.length);
      for (const one of repeated) tally.count(one);
    }
    for (const wrong of await findWrongBalances(database.kysely)) tally.count(wrong);
    for (const half of await findHalfPurchases(database.kysely)) tally.count(half);
    await database.close();
    tally.note(
      `${migrated} migrations, ${replaced} processes replaced, ${calls} calls, ${loaded} scripts, ${ledger.countCompleted()} checkouts`,
    );
    tally.end();
  });
});

async function countMigrations(storage: TestStorage): Promise<number> {
  const database = await storage.open();
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from migration`.execute(
    database.kysely,
  );
  await database.close();
  return rows[0]?.count ?? 0;
}

async function waitUntilUsed(balancer: Balancer): Promise<void> {
  for (;;) {
    const { status } = await fetch(`${balancer.url}/livez`);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
