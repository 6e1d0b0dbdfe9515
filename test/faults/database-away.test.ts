import { afterAll, beforeAll, describe, test } from 'vitest';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import { type MerchantServer, startMerchantServer } from '../support/merchant-server';
import { type RunningPostgres, startPostgres } from '../support/postgres';
import { createRandom, suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { waitUntil } from '../support/wait-until';
import { startLoad } from './support/load';
import { createServerProcess, type ServerProcess } from './support/server-process';
import { createStorage, type TestStorage } from './support/test-database';

const restarts = suiteOptions.full ? 30 : 1;
/** Longest wait for an answer while the database is away. */
const answerMs = 20_000;
/** Longest wait for data once the database is back. */
const recoverySeconds = 60;

describe('the database restarted and away', () => {
  let postgres: RunningPostgres | null;
  let storage: TestStorage | null;
  let hooks: MerchantServer;
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
    hooks = await startMerchantServer();
    storage = await createStorage('embedded');
    if (!postgres || !storage) return;
    const { dataFolder } = storage;
    const { origin } = new URL(hooks.url());
    server = await createServerProcess({ dataFolder, databaseUrl: postgres.url, origin });
  });
  afterAll(async () => {
    await server?.kill();
    await hooks.close();
    postgres?.stop();
    storage?.remove();
  });

  test('PostgreSQL crashes and comes back under load', async (context) => {
    if (!postgres) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    const random = createRandom(suiteOptions.seed);
    const { origin } = new URL(hooks.url());
    await server.start();
    const load = startLoad({ url: () => server.url, untilUp: server.untilUp, origin, shoppers: 4 });
    let ends = 0;
    for (let restart = 0; restart < restarts; restart++) {
      await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1_500));
      postgres.crash();
      const away = await readData(server.url);
      tally.count(away === 503 ? null : `without a database it answered ${away}`);
      await new Promise((resolve) => setTimeout(resolve, random() * 2_000));
      postgres.resume();
      // a process that ended has failed once; the rest of the test needs another one
      if (!server.isRunning()) {
        ends++;
        await server.start();
      }
      const back = await waitUntil(
        () => readData(server.url),
        (status) => status === 200,
        recoverySeconds,
      ).catch(String);
      tally.count(back === 200 ? null : `with the database back: ${back}`);
      await load.ledger.verify(load.call, tally, 'open');
    }
    for (let end = 0; end < restarts; end++)
      tally.count(end < ends ? 'the server process ended with the database' : null);
    await load.untilCompleted(1, 120_000);
    await load.end();
    await load.ledger.verify(load.call, tally, 'all');
    tally.note(
      `${restarts} restarts, ${load.ledger.countWrites()} acknowledged writes; the process ended ${ends} times`,
    );
    tally.end();
  });
});

/** Status of an answer that needs the database: that of `/health` is a few seconds old. An error's text if there is none. */
async function readData(url: string): Promise<number | string> {
  try {
    const { status } = await fetch(`${url}/v1/merchant/checkouts`, {
      headers: { authorization: `Bearer ${sandboxMerchant.secretKey}` },
      signal: AbortSignal.timeout(answerMs),
    });
    return status;
  } catch (error) {
    return String(error);
  }
}
