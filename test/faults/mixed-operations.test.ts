import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OpenDatabase, openServerDatabase } from '../../server/src/platform/database/open-database';
import { defaultDeadlines } from '../../server/src/platform/http';
import { type Api, openApi } from '../support/api';
import { createSandboxBank, makePaidMerchant } from '../support/payouts';
import { makeOperator } from '../support/reviews';
import { createRandom, suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { findHalfPurchases, findRepeats, findWrongBalances } from './support/find-repeats';
import { findWrongPayouts } from './support/find-wrong-payouts';
import { createMoneyOperations } from './support/money-operations';
import { createStorage, type TestStorage } from './support/test-database';

const operations = suiteOptions.operations || (suiteOptions.full ? 20_000 : 300);
/** At the same time. */
const actors = 12;
/** Purchases before the first operation, and operations for each further one. */
const [purchasesAtFirst, operationsPerPurchase] = [12, 25];
/** The bank returns every payment to it. */
const returningAccount = '9059059';

describe('mixed operations on money', () => {
  let storage: TestStorage | null;
  let database: OpenDatabase;
  let api: Api;
  beforeAll(async () => {
    storage = await createStorage('PostgreSQL');
    if (!storage?.databaseUrl) return;
    database = await openServerDatabase(storage.databaseUrl, 30);
    // a busy machine may take its time: what counts is how an operation ends
    api = await openApi(database.kysely, {
      config: { deadlines: { ...defaultDeadlines, responseMs: 600_000 } },
    });
  });
  afterAll(() => storage?.remove());

  test('captures, refunds, cancellations, completions, batches, freezes and releases at once', async (context) => {
    if (!storage) return context.skip('PostgreSQL is not installed');
    const tally = createTally(context);
    const operator = await makeOperator(api);
    const merchants = [
      await makePaidMerchant(api),
      await makePaidMerchant(api),
      await makePaidMerchant(api, { account: returningAccount }),
    ];
    const random = createRandom(suiteOptions.seed);
    const bank = createSandboxBank(api);
    const money = createMoneyOperations({ api, bank, operator, merchants, random });
    for (let purchase = 0; purchase < purchasesAtFirst; purchase++) await money.buy();

    const done = new Map<string, { all: number; refused: number }>();
    let begun = 0;
    const act = async (): Promise<void> => {
      while (begun < operations) {
        begun += 1;
        if (begun % operationsPerPurchase === 0) await money.buy();
        const { name, run } = money.pick();
        const outcome = await run().catch((error: unknown) => ({ failure: toText(error) }));
        tally.count(typeof outcome === 'string' ? null : `${name}: ${outcome.failure}`);
        const { all = 0, refused = 0 } = done.get(name) ?? {};
        done.set(name, { all: all + 1, refused: refused + Number(outcome === 'refused') });
        if (begun % 1_000 === 0) process.stderr.write(`mixed operations: ${begun} of ${operations}\n`);
      }
    };
    await Promise.all(Array.from({ length: actors }, act));
    await money.settle();
    await api.close();
    await database.close();

    const own = await storage.open();
    for (const { act: what, done: held, repeated } of await findRepeats(own.kysely)) {
      // of each refund there is one
      if (what === 'an event') continue;
      tally.countHeld(held - repeated.length);
      for (const one of repeated) tally.count(one);
    }
    for (const find of [findWrongBalances, findHalfPurchases, findWrongPayouts])
      for (const wrong of await find(own.kysely)) tally.count(wrong);
    const deadlocks = await countDeadlocks(own);
    for (let one = 0; one < deadlocks; one++) tally.count('PostgreSQL resolved a deadlock');
    await own.close();
    tally.note(
      [...done].map(([name, { all, refused }]) => `${all} × ${name} (${refused} refused)`).join(', '),
    );
    tally.end();
  });
});

const toText = (error: unknown): string =>
  [(error as { code?: unknown }).code, (error as Error).message].filter(Boolean).join(' ');

/** Of the test's database; its connections, which report them as they end, are closed. */
async function countDeadlocks({ kysely }: OpenDatabase): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ deadlocks: number; others: number }>`
      select deadlocks, (select count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid())::int as others
      from pg_stat_database where datname = current_database()`.execute(kysely);
    if (rows[0]?.others === 0) return Number(rows[0].deadlocks);
    await delay(50);
  }
}
