import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { describeOneDatabase } from '../support/describe-databases';
import { type MerchantServer, startMerchantServer } from '../support/merchant-server';
import { makeOperator } from '../support/reviews';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { callOperation } from './contract/call-operation';
import { brokenBodies, deepBodies, toBrokenInput } from './contract/malformed';
import { type Operation, readContract } from './contract/operations';
import { makeTenant, type Tenant } from './tenants/tenant';

type Headers = Readonly<Record<string, string>>;

const runsPerOperation = suiteOptions.full ? 1_000 : 6;

describeOneDatabase('malformed requests', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  let operations: readonly Operation[];
  let tenant: Tenant;
  let headersByAccess: Readonly<Record<string, readonly Headers[]>>;

  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi();
    operations = await readContract(api);
    tenant = await makeTenant(api, server, 'malformed');
    const { merchant, sessions } = tenant;
    const { key } = await makeOperator(api);
    headersByAccess = {
      '': [{}],
      merchantKey: [{ origin: merchant.origin, merchantkey: merchant.publishableKey }],
      merchantSecret: [{ authorization: `Bearer ${merchant.secretKey}` }],
      'frameCookie+checkoutId': tenant.frames,
      operatorKey: [{ authorization: `Bearer ${key}` }],
      'sessionToken+checkoutId': sessions.map(({ sessionToken, checkoutId }) => ({
        origin: merchant.origin,
        sessiontoken: sessionToken,
        checkoutid: checkoutId,
      })),
    };
  }, 300_000);
  afterAll(() => server.close());

  test('parameters and bodies near what the contract allows', async (context) => {
    const tally = createTally(context);
    const ids = fc.constantFrom(...Object.values(tenant.ids));
    for (const operation of operations) {
      const inputs = fc.sample(toBrokenInput(operation, ids), {
        seed: suiteOptions.seed,
        numRuns: runsPerOperation,
      });
      for (const [at, input] of inputs.entries()) {
        const answer = await callOperation(api, operation, input, chooseHeaders(operation, at));
        tally.count(describeFailure(operation, answer, input));
      }
    }
    tally.note(`${operations.length} operations, ${runsPerOperation} requests each`);
    tally.end();
  });

  test('bodies that are no JSON, too long or of another type', async (context) => {
    const tally = createTally(context);
    for (const operation of operations.filter(({ method }) => method !== 'GET'))
      for (const [at, { type, text }] of brokenBodies.entries()) {
        const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, tenant.merchant.id]));
        const headers = { ...chooseHeaders(operation, at), 'content-type': type };
        const answer = await callOperation(api, operation, { path, body: text }, headers);
        tally.count(describeFailure(operation, answer, `${type} ${text.slice(0, 60)}`));
      }
    tally.end();
  });

  test('JSON of 10,000 levels and more', async (context) => {
    const tally = createTally(context);
    for (const operation of operations.filter(({ method }) => method !== 'GET'))
      for (const [at, { type, text }] of deepBodies.entries()) {
        const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, tenant.merchant.id]));
        const headers = { ...chooseHeaders(operation, at), 'content-type': type };
        const answer = await callOperation(api, operation, { path, body: text }, headers);
        tally.count(describeFailure(operation, answer, `${type} ${text.slice(0, 60)}`));
      }
    tally.end();
  });

  test('headers of every caller', async (context) => {
    const tally = createTally(context);
    const values = ['', ' ', 'a'.repeat(5_000), '\u00ff', 'null', '{}', 'Bearer', 'Bearer  x', '=;=;', '%00'];
    const names = ['authorization', 'cookie', 'merchantkey', 'sessiontoken', 'checkoutid', 'origin'];
    const others = [
      'idempotency-key',
      'accept',
      'accept-language',
      'if-none-match',
      'range',
      'x-forwarded-for',
    ];
    for (const operation of operations)
      for (const [at, name] of [...names, ...others].entries()) {
        const value = values[(at + operation.name.length) % values.length] ?? '';
        const headers = { ...chooseHeaders(operation, at), [name]: value };
        const answer = await callOperation(api, operation, { path: tenant.ids }, headers);
        tally.count(describeFailure(operation, answer, { [name]: value.slice(0, 20) }));
      }
    tally.end();
  });

  const chooseHeaders = ({ access }: Operation, at: number): Headers => {
    const choices = headersByAccess[access.split('|')[0] ?? ''];
    if (choices === undefined) throw new Error(`no credential for ${access}`);
    return choices[at % choices.length] ?? {};
  };
});

/** What an answer gives away: how it is built, what it runs on, which statement failed. */
const internals =
  /\n\s+at |node_modules|\.tsx?:\d|\bselect .* from |syntax error|violates|duplicate key|pgboss|kysely|zod|ENOENT|PGlite/i;

function describeFailure(
  { name }: Operation,
  { status, headers, body }: ApiResponse<unknown>,
  input: unknown,
): string | null {
  const about = `${name} answered ${status} to ${JSON.stringify(input).slice(0, 400)}`;
  if (status >= 500) return about;
  if (status < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `${about}: ${headers['content-type']}`;
  const text = JSON.stringify(body);
  return internals.test(text) ? `${about}: ${text}` : null;
}
