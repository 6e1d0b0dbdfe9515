import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import { type MerchantServer, startMerchantServer } from '../support/merchant-server';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { findHalfPurchases, findRepeats, findWrongBalances } from './support/find-repeats';
import { startLoad } from './support/load';
import { createServerProcess, type ServerProcess } from './support/server-process';
import { createStorage, type TestStorage } from './support/test-database';

const hour = 3_600_000;
/** From the real time, in this order. */
const jumps = suiteOptions.full
  ? [0.5, -0.5, 1.5, -3, 24, 25, 0, 24 * 40, -24 * 40, 24 * 400, 0].map((hours) => hours * hour)
  : [1.5, -1.5].map((hours) => hours * hour);

const clockModule = fileURLToPath(new URL('./shift-clock.mjs', import.meta.url));

describe('clock jumps', () => {
  let storage: TestStorage | null;
  let hooks: MerchantServer;
  let server: ServerProcess;
  let clockFile: string;
  beforeAll(async () => {
    hooks = await startMerchantServer();
    storage = await createStorage('embedded');
    if (!storage) return;
    clockFile = path.join(storage.dataFolder, 'clock');
    fs.writeFileSync(clockFile, '0');
    server = await createServerProcess({
      ...storage,
      origin: new URL(hooks.url()).origin,
      imports: [clockModule],
      env: { CLOCK_FILE: clockFile },
    });
  });
  afterAll(async () => {
    await server?.kill();
    await hooks.close();
    storage?.remove();
  });

  test('forward and back under load', async (context) => {
    if (!storage) throw new Error('the embedded database was not opened');
    const tally = createTally(context);
    const { origin } = new URL(hooks.url());
    await server.start();
    const load = startLoad({ url: () => server.url, untilUp: server.untilUp, origin, shoppers: 3 });
    for (const jump of jumps) {
      await load.untilCompleted(1, 60_000);
      fs.writeFileSync(clockFile, String(jump || 1));
      tally.count(server.isRunning() ? null : `the server ended after a jump of ${jump / hour} h`);
    }
    const before = load.ledger.countCompleted();
    await load.untilCompleted(1, 120_000);
    tally.count(load.ledger.countCompleted() > before ? null : 'nobody gets to the end after the jumps');
    await load.end();
    const headers = { authorization: `Bearer ${sandboxMerchant.secretKey}` };
    for (const id of load.ledger.listCompleted()) {
      const { body } = await load.call<{ status: string }>('GET', `/v1/merchant/checkouts/${id}`, {
        headers,
      });
      tally.count(body.status === 'completed' ? null : `a completed purchase is ${body.status}`);
    }
    tally.count((await server.stop()) === 0 ? null : `the server did not stop: ${server.readOutput()}`);
    const database = await storage.open();
    for (const { done, repeated } of await findRepeats(database.kysely)) {
      tally.countHeld(done - repeated.length);
      for (const one of repeated) tally.count(one);
    }
    for (const wrong of await findWrongBalances(database.kysely)) tally.count(wrong);
    for (const half of await findHalfPurchases(database.kysely)) tally.count(half);
    await database.close();
    tally.note(
      `${jumps.map((jump) => `${jump / hour} h`).join(', ')}; ${load.ledger.countCompleted()} whole paths`,
    );
    tally.end();
  });

  test('a process that is an hour off the database does not start, and says why', async (context) => {
    const shared = await createStorage('PostgreSQL');
    if (!shared) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    for (const off of [hour, -hour]) {
      const file = path.join(shared.dataFolder, 'clock');
      fs.writeFileSync(file, String(off));
      const late = await createServerProcess({
        ...shared,
        origin: new URL(hooks.url()).origin,
        imports: [clockModule],
        env: { CLOCK_FILE: file },
      });
      const code = await late.run();
      const isRefused = code === 1 && late.readOutput().includes('Turn on time synchronisation');
      tally.count(isRefused ? null : `with ${off / hour} h it ended with ${code}: ${late.readOutput()}`);
    }
    shared.remove();
    tally.end();
  });
});
