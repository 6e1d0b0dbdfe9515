import { sql } from 'kysely';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import { createCodes } from '../../server/src/intake/verification/codes/codes';
import { migrate } from '../../server/src/platform/database/migrations/migrate';
import { openServerDatabase } from '../../server/src/platform/database/open-database';
import type { KeyRing } from '../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../server/src/platform/keys/local-keys';
import { type Api, type ApplicantClient, openApi } from '../../test/support/api';
import { copyInBatches } from '../../test/support/copy-application';
import { createDatabase } from '../../test/support/create-database';
import { createRealTimeClock } from '../../test/support/fake-clock';
import { testTiming } from '../../test/support/scoring';
import { waitUntil } from '../../test/support/wait-until';
import { walkTo } from '../../test/support/walk-to';
import { computeMedian } from '../table';

/** Share of the stored applications that are completed. */
const completedShare = 1 / 50;
/** Tables of rows that live for a day: few stored applications have them. */
const shortLived: ReadonlySet<string> = new Set(['session']);
const costRounds = 11;
const warmUps = 5;
const sealedEvents = 20_000;

/** Costs measured in isolation. */
export interface SingleCosts {
  /** Hashing a verification code, or comparing one: milliseconds of CPU, of all threads. */
  readonly hash: number;
  /** Rendering a signed agreement: the same. */
  readonly pdf: number;
  /** Events of the audit trail that are sealed in a second. */
  readonly sealed: number;
}

/**
 * Creates a database with `count` applications of the sandbox's merchant: two are walked through the API, the others are
 * copies of them, for which no work is left.
 */
export async function storeApplications(
  adminUrl: string,
  count: number,
  ring: KeyRing,
): Promise<{ readonly url: string; readonly costs: SingleCosts }> {
  const url = await createDatabase(adminUrl, 'template0');
  const { kysely, close } = await openServerDatabase(url);
  await migrate(kysely);
  const api = await openApi(kysely, {
    config: { scoring: testTiming },
    keys: createLocalKeys(ring),
    clock: createRealTimeClock(),
  });
  const completed = await open(api);
  await walkTo(api, 'completed', { person: completed });
  const opened = await open(api);
  const costs = await measureCosts(api, completed);
  await finish(api);
  const sealed = await measureSeals(api);
  const copies = Math.round(count * completedShare);
  const without = shortLived;
  await copyInBatches(kysely, await findApplication(api, completed), { from: 1, to: copies, without });
  await copyInBatches(kysely, await findApplication(api, opened), { from: copies + 1, to: count, without });
  await api.close();
  // the generator reads codes there
  await sql`create index on outbox_message (recipient)`.execute(kysely);
  await sql`create extension pg_stat_statements`.execute(kysely);
  await sql`vacuum analyze`.execute(kysely);
  await sql`checkpoint`.execute(kysely);
  await close();
  return { url, costs: { ...costs, sealed } };
}

function open(api: Api): Promise<ApplicantClient> {
  const { publishableKey, secretKey } = sandboxMerchant;
  const [origin = ''] = api.services.config.sandbox?.origins ?? [];
  return api.session({ cartTotal: 4321.09 }, { merchant: { id: '', publishableKey, secretKey, origin } });
}

/** Waits for the mails, and completes the work that jobs would repeat for each copy. */
async function finish(api: Api): Promise<void> {
  await waitUntil(
    () => api.database.selectFrom('mail').select('id').where('sent_at', 'is', null).execute(),
    (unsent) => unsent.length === 0,
  );
  await api.database.updateTable('payout').set({ state: 'paid', paid_at: api.clock.now() }).execute();
  await api.services.auditSeals.seal();
}

async function findApplication(api: Api, { checkoutId }: ApplicantClient): Promise<string> {
  const found = await api.database
    .selectFrom('checkout')
    .select('application_id')
    .where('id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  return found.application_id;
}

async function measureCosts(api: Api, signed: ApplicantClient): Promise<Omit<SingleCosts, 'sealed'>> {
  const codes = createCodes(api.services.keys);
  const binding = { applicationId: '', channel: 'phone', destination: '' } as const;
  return {
    hash: await measureCpu(() => codes.hash('000000', binding)),
    pdf: await measureCpu(() => signed.get('/v1/agreement/pdf')),
  };
}

/** Seals events by one process, as the worker's job does. */
async function measureSeals({ database, services }: Api): Promise<number> {
  await sql`
    insert into audit_event (id, application_id, actor, act, at)
    select gen_random_uuid(), application_id, actor, act, at from (select * from audit_event limit 1) as one
    cross join generate_series(1, ${sealedEvents}::int)`.execute(database);
  const start = performance.now();
  await services.auditSeals.seal();
  return sealedEvents / ((performance.now() - start) / 1000);
}

/** The median of this process's CPU time, after runs that do not count. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = -warmUps; round < costRounds; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) times.push((user + system) / 1000);
  }
  return computeMedian(times);
}
