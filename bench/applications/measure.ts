import { openServerDatabase } from '../../server/src/platform/database/open-database';
import type { KeyRing } from '../../server/src/platform/keys/key-ring';
import { createCall } from '../../test/faults/support/http-calls';
import type { Api } from '../../test/support/api';
import { computePercentile } from '../table';
import { waitUntilDone } from './idle';
import { type LoadResult, runLoad, timeCalls } from './load';
import { type Servers, startServers } from './servers';
import { maxCallMs, settings } from './settings';
import { type SingleCosts, storeApplications } from './stored';
import {
  listSlowest,
  readTables,
  type Statement,
  subtractTables,
  subtractUsage,
  type Tables,
  takeSnapshot,
  type Usage,
} from './usage';
import { waitingCall, walkApplication } from './walk';

const warmUp = { rate: 2, seconds: 6 };
const slowestCount = 8;

export interface MeasuredLoad {
  readonly processes: number;
  readonly load: LoadResult;
  readonly usage: Usage;
  readonly slowest: readonly Statement[];
}

interface Rung {
  readonly rate: number;
  readonly load: LoadResult;
  /** Milliseconds that 95 of 100 calls take at most. */
  readonly p95: number;
  readonly bounded: boolean;
}

export interface MeasuredStore {
  readonly stored: number;
  readonly costs: SingleCosts;
  readonly loads: readonly MeasuredLoad[];
  readonly ladder: readonly Rung[];
  /** What all applications that were begun added to each table. */
  readonly growth: Tables;
  readonly growthOfFiles: number;
  readonly begun: number;
}

/** Measures a database with so many stored applications. */
export async function measureStore(adminUrl: string, stored: number, ring: KeyRing): Promise<MeasuredStore> {
  const { url, costs } = await storeApplications(adminUrl, stored, ring);
  const servers = await startServers(url, ring, Math.max(...settings.processes));
  const { kysely, close } = await openServerDatabase(url, 4);
  const database = kysely as Api['database'];
  // what a worker does at its first start
  await waitUntilDone(database);
  const tables = await readTables(database);
  let begun = 0;
  try {
    const run = async (processes: number, pace: typeof warmUp): Promise<LoadResult> => {
      const result = await runLoad(walkAt({ servers, processes, database, next: () => begun++ }), pace);
      // mails, webhooks and payouts belong to an application as well
      await waitUntilDone(database);
      return result;
    };
    await run(Math.max(...settings.processes), warmUp);
    const loads: MeasuredLoad[] = [];
    for (const processes of settings.processes) {
      const before = await takeSnapshot(database, servers);
      const load = await run(processes, settings);
      const after = await takeSnapshot(database, servers);
      const usage = subtractUsage(after, before);
      loads.push({ processes, load, usage, slowest: listSlowest(after, before, slowestCount) });
    }
    const ladder: Rung[] = [];
    for (const rate of stored === settings.rows[0] ? settings.ladder : []) {
      const load = await run(1, { rate, seconds: settings.ladderSeconds });
      const p95 = computePercentile(listCallTimes(load), 0.95);
      const bounded = p95 <= maxCallMs && load.failures.length === 0;
      ladder.push({ rate, load, p95, bounded });
      if (!bounded) break;
    }
    const growth = subtractTables(await readTables(database), tables);
    return { stored, costs, loads, ladder, growth, growthOfFiles: servers.sizeOfFiles(), begun };
  } finally {
    await close();
    await servers.stop();
  }
}

/** Walks over so many of the processes, each call at the next one, as behind a proxy. */
function walkAt(at: {
  readonly servers: Servers;
  readonly processes: number;
  readonly database: Api['database'];
  readonly next: () => number;
}): Parameters<typeof runLoad>[0] {
  const urls = at.servers.api.slice(0, at.processes).map(({ url }) => url);
  let calls = 0;
  const send = createCall(() => urls[calls++ % urls.length] ?? '');
  return (record) => {
    const number = at.next();
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const call = timeCalls(send, record, address);
    return walkApplication({ call, database: at.database, origin: at.servers.origin }, number);
  };
}

/** Milliseconds of all calls but the one that waits for the decision. */
export const listCallTimes = ({ calls }: LoadResult): readonly number[] =>
  [...calls].flatMap(([name, times]) => (name === waitingCall ? [] : times));
