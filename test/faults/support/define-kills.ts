import { sql } from 'kysely';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Executor } from '../../../server/src/platform/database/executor';
import { type MerchantServer, startMerchantServer } from '../../support/merchant-server';
import { createRandom, suiteOptions } from '../../support/tally/suite-options';
import { createTally, type Tally } from '../../support/tally/tally';
import { findHalfPurchases, findRepeats, findWrongBalances } from './find-repeats';
import { startLoad } from './load';
import { createServerProcess, type ServerProcess } from './server-process';
import { createStorage, type DatabaseKind, type TestStorage } from './test-database';

const killsOfShort = 2;
/** Kills between two lines of progress: the full form takes an hour. */
const progressStep = 25;
/** Customers at once. */
const shoppers = 6;
/** Longest time between a start and its kill. */
const maxLifeMs = 2_500;
/** How many of the starts are cut off by another kill, as where a supervisor restarts a server that crashes again. */
const shareOfKilledStarts = 1 / 3;

/** Kills the server at random moments under the load of whole paths, then looks for what is missing or there twice. */
export function defineKills(kind: DatabaseKind): void {
  describe(`kill -9 under load (${kind})`, () => {
    let storage: TestStorage | null;
    let hooks: MerchantServer;
    let server: ServerProcess;
    beforeAll(async () => {
      storage = await createStorage(kind);
      hooks = await startMerchantServer();
      if (storage) server = await createServerProcess({ ...storage, origin: new URL(hooks.url()).origin });
    });
    afterAll(async () => {
      await server?.kill();
      await hooks.close();
      storage?.remove();
    });

    test('acknowledged writes, acts and starts', async (context) => {
      if (storage === null) return context.skip('PostgreSQL is not installed');
      const tally = createTally(context);
      const random = createRandom(suiteOptions.seed);
      const kills = suiteOptions.full ? suiteOptions.kills : killsOfShort;
      const end = performance.now() + suiteOptions.minutes * 60_000;
      let [done, doneInStarts] = [0, 0];
      let [lastStart, slowestStart] = [0, 0];
      let told = 0;
      await server.start();
      const { origin } = new URL(hooks.url());
      const load = startLoad({ url: () => server.url, untilUp: server.untilUp, origin, shoppers });
      const { ledger, call } = load;
      while (done < kills && performance.now() < end) {
        await wait(random() * maxLifeMs);
        await server.kill();
        done += 1;
        while (lastStart > 0 && done < kills && random() < shareOfKilledStarts) {
          tally.count(await cutStart(server, random() * lastStart));
          done += 1;
          doneInStarts += 1;
        }
        const begin = performance.now();
        const failure = await server.start().then(
          () => null,
          (error: Error) => `start ${done}: ${error.message}`,
        );
        lastStart = performance.now() - begin;
        slowestStart = Math.max(slowestStart, lastStart);
        tally.count(failure);
        if (failure !== null) break;
        await ledger.verify(call, tally, 'open');
        if (done >= told + progressStep) {
          told = done;
          process.stderr.write(`${kind}: ${done} of ${kills} kills\n`);
        }
      }
      await load.untilCompleted(2, 120_000);
      // what happened twice counts even where somebody got stuck
      tally.count(await load.end().then(() => null, String));
      await ledger.verify(call, tally, 'all');
      const listEventIds = createEventIndex(hooks);
      await waitForEvents(listEventIds, ledger.listCompleted());
      tally.count((await server.stop()) === 0 ? null : `the server did not stop: ${server.readOutput()}`);

      const database = await storage.open();
      for (const { done: acts, repeated } of await findRepeats(database.kysely)) {
        tally.countHeld(acts - repeated.length);
        for (const one of repeated) tally.count(one);
      }
      for (const wrong of await findWrongBalances(database.kysely)) tally.count(wrong);
      for (const half of await findHalfPurchases(database.kysely)) tally.count(half);
      const waiting = await countEvents(listEventIds, database.kysely, ledger.listCompleted(), tally);
      await database.close();
      tally.note(
        `${done} kills, ${doneInStarts} of them in a start, ${ledger.countWrites()} acknowledged writes, ${ledger.countCompleted()} whole paths; ` +
          `slowest start ${(slowestStart / 1000).toFixed(1)} s; ${waiting} events wait for their next attempt`,
      );
      tally.end();
    });
  });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts the server and kills it after `ms`, which may be before it answers; what it said where it ended by itself. */
async function cutStart(server: ServerProcess, ms: number): Promise<string | null> {
  const start = server.start();
  start.catch(() => undefined);
  await wait(ms);
  const failure = server.isRunning() ? null : `a start ended by itself: ${server.readOutput()}`;
  await server.kill();
  return failure;
}

/** Reads what came since its last call: a run has tens of thousands of events, and the server shares the thread. */
type ListEventIds = (checkoutId: string) => ReadonlySet<string>;

/** The ids under which a completed purchase reached the merchant's server. */
const createEventIndex = ({ received }: MerchantServer): ListEventIds => {
  const ids = new Map<string, Set<string>>();
  let read = 0;
  return (checkoutId) => {
    for (; read < received.length; read++) {
      const { type, id, data } = JSON.parse(received[read]?.body ?? '') as {
        type: string;
        id: string;
        data: { checkoutId?: string };
      };
      if (type !== 'checkout.completed' || !data.checkoutId) continue;
      ids.set(data.checkoutId, (ids.get(data.checkoutId) ?? new Set()).add(id));
    }
    return ids.get(checkoutId) ?? new Set();
  };
};

/** A job of a killed process is run again once its time is over, at the latest. */
const eventPatienceMs = suiteOptions.full ? 900_000 : 3_000;

async function waitForEvents(listEventIds: ListEventIds, completed: readonly string[]): Promise<void> {
  const deadline = Date.now() + eventPatienceMs;
  while (completed.some((id) => listEventIds(id).size === 0) && Date.now() < deadline) await wait(200);
}

/** Each completed purchase was told under one id, or its delivery waits for the next attempt; returns how many wait. */
async function countEvents(
  listEventIds: ListEventIds,
  database: Executor,
  completed: readonly string[],
  tally: Tally,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.data ->> 'checkoutId' as id
    from merchant_event e join webhook_delivery d on d.event_id = e.id
    where e.type = 'checkout.completed' and d.state = 'pending' and d.next_try_at is not null`.execute(
    database,
  );
  const waiting = new Set(rows.map(({ id }) => id));
  for (const id of completed) {
    const { size } = listEventIds(id);
    const isKept = size === 1 || (size === 0 && waiting.has(id) && !suiteOptions.full);
    tally.count(isKept ? null : `checkout.completed of ${id} came under ${size} ids`);
  }
  return waiting.size;
}
