import { sql } from 'kysely';
import {
  listApplicationEvents,
  listMerchantEvents,
  listOperatorEvents,
  recordAudit,
} from '../../server/src/platform/audit';
import { listSealedEvents } from '../../server/src/platform/audit/seal-repository';
import type { Executor } from '../../server/src/platform/database/executor';
import { lowestIdAt } from '../../server/src/platform/database/ids';
import { computeMedian } from '../table';
import { eventsPerSeal, getMerchantId, getMonth, listApplicationIds, merchantCount } from './events';

export type Figures = Readonly<Record<string, number>>;

export async function time(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}

/** Median milliseconds of the statements that the product runs, on a trail of `count` events. */
export async function measure(database: Executor, count: number): Promise<Figures> {
  const repeat = async (times: number, run: (n: number) => Promise<unknown>): Promise<number> => {
    const all: number[] = [];
    for (let n = 0; n < times; n++) all.push(await time(() => run(n)));
    return computeMedian(all);
  };
  const applications = listApplicationIds(count, 200);
  const found = await listApplicationEvents(database, applications[100] ?? '', 100);
  if (found.length === 0) throw new Error('the trail of the application is empty');
  const sealCount = Math.floor(count / eventsPerSeal) - 1;
  return {
    'store an event': await repeat(500, () =>
      recordAudit(database, { applicationId: null, actor: 'system', act: 'job.retried', at: new Date() }),
    ),
    'trail of an application': await repeat(applications.length, (n) =>
      listApplicationEvents(database, applications[n] ?? '', 100),
    ),
    'last 50 events of a merchant': await repeat(100, (n) =>
      listMerchantEvents(database, getMerchantId((n * 7) % merchantCount), 50),
    ),
    'operators’ events of a day': await repeat(20, (n) => {
      const from = getMonth(n + 1);
      return listOperatorEvents(database, { from, until: new Date(from.getTime() + 86_400_000) });
    }),
    'events without a seal': await repeat(50, () => listSealedEvents(database, null, eventsPerSeal)),
    'events of a seal': await repeat(200, (n) =>
      listSealedEvents(database, 1 + Math.floor((n * sealCount) / 200)),
    ),
  };
}

/** Milliseconds to remove the second month, as an owner of the tables can. */
export const removeMonth = {
  'one table': (database: Executor) =>
    time(() =>
      database.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = 'replica'`.execute(trx);
        await sql`delete from audit_event where id >= ${lowestIdAt(getMonth(1))} and id < ${lowestIdAt(getMonth(2))}`.execute(
          trx,
        );
      }),
    ),
  partitions: (database: Executor) => {
    const name = `audit_event_${getMonth(1).toISOString().slice(0, 7).replace('-', '_')}`;
    return time(() => sql`drop table ${sql.table(name)}`.execute(database));
  },
};
