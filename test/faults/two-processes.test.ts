import { afterAll, beforeAll, describe, test } from 'vitest';
import { type MerchantServer, startMerchantServer } from '../support/merchant-server';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { findHalfPurchases, findRepeats, findWrongBalances } from './support/find-repeats';
import { startLoad } from './support/load';
import { createServerProcess, type ServerProcess } from './support/server-process';
import { type SharedBank, startSharedBank } from './support/shared-bank';
import { createStorage, type TestStorage } from './support/test-database';

const paths = suiteOptions.full ? 60 : 2;

/**
 * Two processes on one database and one folder, as in a deployment that replaces the one by the other. The second is
 * another build where `OTHER_SERVER` names its `main.js`. It starts first, as the older one does.
 */
describe.each([
  ['two processes side by side', ['both', 'both']],
  // only the worker runs jobs, and only the API process gets calls
  ['an API process and a worker side by side', ['api', 'worker']],
])('%s', (_, roles) => {
  let storage: TestStorage | null;
  let hooks: MerchantServer;
  let servers: readonly ServerProcess[] = [];
  let bank: SharedBank;
  beforeAll(async () => {
    hooks = await startMerchantServer();
    const other = process.env['OTHER_SERVER'];
    storage = await createStorage('PostgreSQL', { empty: other !== undefined });
    bank = await startSharedBank();
    if (!storage) return;
    const { env } = bank;
    const options = { ...storage, origin: new URL(hooks.url()).origin };
    servers = [
      await createServerProcess({ ...options, env: { ...env, ROLE: roles[0] ?? '' } }),
      await createServerProcess({
        ...options,
        env: { ...env, ROLE: roles[1] ?? '' },
        ...(other && { program: other }),
      }),
    ];
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await hooks.close();
    await bank.close();
    storage?.remove();
  });

  test('whole paths, each call to the other process that takes calls', async (context) => {
    const [first, second] = servers;
    if (!storage || !first || !second) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    await second.start();
    await first.start();
    let calls = 0;
    const load = startLoad({
      url: () => (roles[1] === 'worker' || calls++ % 2 === 0 ? first : second).url,
      untilUp: async () => {
        await first.untilUp();
        await second.untilUp();
      },
      origin: new URL(hooks.url()).origin,
      shoppers: 4,
    });
    await load.untilCompleted(paths, 300_000);
    // the old one leaves while customers are at work
    tally.count((await first.stop()) === 0 ? null : `the first did not stop: ${first.readOutput()}`);
    await first.start();
    await load.untilCompleted(1, 120_000);
    await load.end();
    await load.ledger.verify(load.call, tally, 'all');
    const completed = load.ledger.countCompleted();
    tally.count(completed > paths ? null : `${completed} of ${paths + 1} customers got to the end`);
    for (const server of servers)
      tally.count((await server.stop()) === 0 ? null : `it did not stop: ${server.readOutput()}`);
    const database = await storage.open();
    for (const { done, repeated } of await findRepeats(database.kysely)) {
      tally.countHeld(done - repeated.length);
      for (const one of repeated) tally.count(one);
    }
    for (const wrong of await findWrongBalances(database.kysely)) tally.count(wrong);
    for (const half of await findHalfPurchases(database.kysely)) tally.count(half);
    await database.close();
    tally.note(`${completed} whole paths, ${load.ledger.countWrites()} acknowledged writes`);
    tally.end();
  });
});
