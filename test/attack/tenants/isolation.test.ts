import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api, ApiResponse } from '../../support/api';
import { logIn } from '../../support/console-browser';
import { describeEachDatabase, describeOneDatabase } from '../../support/describe-databases';
import { type MerchantServer, startMerchantServer } from '../../support/merchant-server';
import { makeOperator } from '../../support/reviews';
import { suiteOptions } from '../../support/tally/suite-options';
import { createTally } from '../../support/tally/tally';
import { waitUntil } from '../../support/wait-until';
import { callOperation } from '../contract/call-operation';
import { endsToken, type Operation, readContract } from '../contract/operations';
import { accessKinds, type Credential, listCredentials } from './credentials';
import { findIdPlaces } from './ids';
import { buildInput, type IdChoice, takesClientToken } from './inputs';
import { makeTenant, type Tenant } from './tenant';

/** Ids that no tenant has. */
const malformedIds = ['0190f5d0-0000-7000-8000-000000000000', '../../x', "' or 1=1 --", '%00', '💥'];

/** Their entries belong to nobody: any session may read them. */
const publicLists = ['addresses', 'businesses'];

const describeDatabases = suiteOptions.full ? describeEachDatabase : describeOneDatabase;

describeDatabases('two tenants, every operation', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  let operations: readonly Operation[];
  let [attacker, victim]: Tenant[] = [];
  let credentials: readonly Credential[];
  let victimRows: ReadonlyMap<string, ReadonlySet<string>>;

  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi();
    operations = await readContract(api);
    victim = await makeTenant(api, server, 'zephyr');
    await settle(api);
    victimRows = await readRows(api);
    attacker = await makeTenant(api, server, 'krakatoa');
    const console = await logIn(api);
    const cookie = [...console.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    credentials = listCredentials(attacker, victim, {
      operator: await makeOperator(api, 'Sam Okafor', { roles: ['senior', 'finance', 'support'] }),
      consoleCookie: cookie,
      publicUrl: api.services.config.publicUrl,
    });
  }, 300_000);
  afterAll(() => server.close());

  test('the suite knows every access and every id of the contract', (context) => {
    const tally = createTally(context);
    for (const operation of operations) {
      tally.count(accessKinds.includes(operation.access) ? null : `${operation.name}: ${operation.access}`);
      for (const { key } of findIdPlaces(operation))
        tally.count(victim?.ids[key] ? null : `${operation.name}: no id of a tenant for ${key}`);
    }
    tally.note(`${operations.length} operations, ${credentials.length} credentials`);
    tally.end();
  });

  test('no credential of one tenant reads or changes the other’s', async (context) => {
    const tally = createTally(context);
    for (const operation of operations)
      for (const credential of credentials)
        for (const choice of chooseIds(operation, credential)) {
          const input = buildInput(operation, choice, suiteOptions.seed);
          const answer = await callOperation(api, operation, input, credential.headers);
          const failure = judge(operation, credential, answer, JSON.stringify([input, credential]));
          tally.count(failure && `${operation.name} as ${credential.name}, ${choice.name} ids: ${failure}`);
        }
    tally.end();
  });

  test('nothing of the other tenant changed', async (context) => {
    const tally = createTally(context);
    const rows = await readRows(api);
    for (const [table, before] of victimRows)
      for (const row of before)
        tally.count(rows.get(table)?.has(row) ? null : `${table}: ${row.slice(0, 200)}`);
    tally.end();
  });

  test('every operation can be called with the tenant’s own ids', async (context) => {
    const tally = createTally(context);
    let succeeded = 0;
    for (const operation of operations.toSorted((one, other) => rank(one) - rank(other))) {
      const statuses: number[] = [];
      for (const credential of credentials.filter(
        (one) => opensOwn(operation, one) || operation.access === '',
      )) {
        const choice = { name: 'own', ids: attacker?.ids ?? {} };
        const input = buildInput(operation, choice, suiteOptions.seed);
        statuses.push((await callOperation(api, operation, input, credential.headers)).status);
        if (statuses.at(-1)?.toString().startsWith('2')) break;
      }
      const reached = statuses.some((status) => status < 500 && ![401, 403, 404].includes(status));
      if (statuses.some((status) => status < 300)) succeeded++;
      const open = operation.access === '' && statuses.every((status) => status < 500);
      tally.count(
        reached || open ? null : `${operation.name} answered ${statuses}: the suite cannot call it`,
      );
    }
    tally.note(`${succeeded} of them succeeded`);
    tally.end();
  });

  /** An operator may see and change both tenants; nobody but the tenant has its tokens. */
  const chooseIds = (operation: Operation, credential: Credential): readonly IdChoice[] => {
    const { sessionToken = '', token = '', outcomeToken = '' } = attacker?.ids ?? {};
    const other = { name: 'the other’s', ids: { ...victim?.ids, sessionToken, token, outcomeToken } };
    const places = findIdPlaces(operation);
    if (!isOpened(operation, credential)) return [other];
    // its own session, which the other operations need
    if (endsToken(operation) && places.length === 0) return [];
    const malformed =
      places.length === 0 ? [] : malformedIds.map((id) => ({ name: 'malformed', ids: fill(id) }));
    const byToken = takesClientToken(operation)
      ? [{ ...other, name: 'the other’s client token', withClientToken: true } as const]
      : [];
    return operation.access === 'operatorKey' ? malformed : [other, ...byToken, ...malformed];
  };
  const fill = (id: string) => Object.fromEntries(Object.keys(victim?.ids ?? {}).map((key) => [key, id]));

  const judge = (
    operation: Operation,
    credential: Credential,
    { status, body, headers }: ApiResponse<unknown>,
    sent: string,
  ): string | null => {
    const text = `${JSON.stringify(body)} ${JSON.stringify(headers)}`;
    const leaked = victim?.secrets.find((secret) => text.includes(secret) && !sent.includes(secret));
    if (leaked) return `answered ${status} with “${leaked}”`;
    if (status >= 500) return `answered ${status}`;
    if (status >= 400 || operation.access === '') return null;
    const isForeign = findIdPlaces(operation).some(
      (place) => place.in === 'path' && !publicLists.includes(place.key),
    );
    return isForeign || !isOpened(operation, credential) ? `answered ${status}` : null;
  };
});

const opensOwn = ({ access }: Operation, { opens }: Credential): boolean =>
  access.split('|').some((way) => way === opens);

const isOpened = (operation: Operation, credential: Credential): boolean =>
  opensOwn(operation, credential) || (credential.opens === 'any' && operation.access !== 'operatorKey');

/** Reads before writes, and what ends something last. */
const rank = (operation: Operation): number =>
  ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'].indexOf(operation.method) +
  (operation.access === '' ? 10 : 0) +
  (endsToken(operation) ? 20 : 0);

/** Waits until nothing is on its way: what changes later is an effect of the attack. */
async function settle(api: Api): Promise<void> {
  await waitUntil(
    async () => {
      const { rows } = await sql<{ open: number }>`
        select (select count(*) from webhook_delivery where state = 'pending')
          + (select count(*) from pgboss.job where state in ('created', 'active') and start_after <= now()) as open
      `.execute(api.database);
      return Number(rows[0]?.open ?? 0);
    },
    (open) => open === 0,
  );
}

/** Every row of every table of ours, as text. */
async function readRows(api: Api): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.database);
  const result = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      api.database,
    );
    result.set(name, new Set(rows.map(({ text }) => text)));
  }
  expect(result.size).toBeGreaterThan(10);
  return result;
}
