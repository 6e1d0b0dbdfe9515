import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Api } from '../../test/support/api';

const pollMs = 500;
/** Consecutive idle polls required, because a job may send another one when it ends. */
const quietPolls = 3;
const timeoutMs = 300_000;

/** Waits until no job is due or active, and every payout is reported as paid. */
export async function waitUntilDone(database: Api['database']): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (let quiet = 0; quiet < quietPolls; ) {
    const { rows } = await sql<{ bench_left: number }>`
      select (
        (select count(*) from pgboss.job
          where state < 'completed' and (state = 'active' or start_after <= now())
            and left(name, 8) <> '__pgboss' and right(name, 5) <> '.dead')
        + (select count(*) from payout where state <> 'paid')
      )::int as bench_left`.execute(database);
    const left = rows[0]?.bench_left ?? 0;
    quiet = left === 0 ? quiet + 1 : 0;
    if (Date.now() > end) throw new Error(`${left} jobs or payouts are still open`);
    await delay(pollMs);
  }
}
