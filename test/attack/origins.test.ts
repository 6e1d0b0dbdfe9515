import { beforeAll, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { describeOneDatabase } from '../support/describe-databases';
import { createTally } from '../support/tally/tally';
import { buildCall } from './contract/call-operation';
import { type Operation, readContract } from './contract/operations';

/** Origins that look like a registered one, and others a browser sends. */
const listForeignOrigins = (registered: string): readonly string[] => {
  const { host, hostname } = new URL(registered);
  return [
    'null',
    'https://attacker.example',
    `${registered}.attacker.example`,
    `https://attacker-${host}`,
    `https://attacker.${host}`,
    `http://${host}`,
    `${registered}:8443`,
    `${registered}:443`,
    `${registered}/`,
    `${registered}.`,
    registered.toUpperCase(),
    `https://user@${host}`,
    `https://${host}@attacker.example`,
    `https://${hostname}%00.attacker.example`,
    `${registered} https://attacker.example`,
    `https://${hostname.replace('.', '-')}`,
    'file://',
    'chrome-extension://abcdefgh',
    'https://[::1]',
  ];
};

describeOneDatabase('origins', (makeApi) => {
  let api: Api;
  let operations: readonly Operation[];
  let foreign: readonly string[];
  beforeAll(async () => {
    api = await makeApi();
    operations = await readContract(api);
    const { origin: other } = await api.makeMerchant();
    foreign = [...listForeignOrigins(api.merchant.origin), other];
  });

  test('a preflight from a foreign page opens no operation', async (context) => {
    const tally = createTally(context);
    for (const operation of operations)
      for (const origin of foreign) {
        const { url } = buildCall(operation, {});
        const answer = await preflight(api, operation, url, origin);
        const isOther = origin === foreign.at(-1);
        // a preflight carries no key: any merchant's page passes, and the call itself is refused below
        const isEntry = ['CheckOut_CheckOutOperation', 'Rates_GetRates'].includes(operation.name);
        const held = isEntry || isOther ? !isWildcard(answer) : readAllowed(answer) === undefined;
        tally.count(held ? null : `${operation.name} from ${origin}: ${readAllowed(answer)}`);
      }
    tally.note(`${foreign.length} origins`);
    tally.end();
  });

  test('no foreign page uses a session or a publishable key, or reads an answer', async (context) => {
    const tally = createTally(context);
    const { sessionToken, checkoutId } = await api.session();
    const headers = {
      sessiontoken: sessionToken,
      checkoutid: checkoutId,
      merchantkey: api.merchant.publishableKey,
    };
    const isOfPages = ({ access }: Operation): boolean => /session|merchantKey|frame/i.test(access);
    for (const operation of operations.filter(isOfPages))
      for (const origin of foreign) {
        const { url, body, headers: others } = buildCall(operation, {});
        const answer = await api.call(operation.method, url, {
          headers: { ...others, ...headers, origin },
          body,
        });
        const isRead = readAllowed(answer) !== undefined && answer.problem.type !== 'merchant-setup';
        const isMerchants = origin === foreign.at(-1);
        const held = answer.status >= 400 && !isWildcard(answer) && (!isRead || isMerchants);
        tally.count(
          held ? null : `${operation.name} from ${origin}: ${answer.status} ${readAllowed(answer)}`,
        );
      }
    tally.end();
  });

  test('no foreign page opens a checkout by a call that takes no preflight', async (context) => {
    const tally = createTally(context);
    const url = `/v1/checkout?merchantKey=${api.merchant.publishableKey}`;
    const body = JSON.stringify({ cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' });
    const open = (origin: string): Promise<ApiResponse<unknown>> =>
      api.call('POST', url, { headers: { origin, 'content-type': 'text/plain;charset=UTF-8' }, body });
    for (const origin of foreign) {
      const { status, problem } = await open(origin);
      tally.count(status === 400 && problem.type === 'merchant-setup' ? null : `${origin}: ${status}`);
    }
    // so does the merchant's own page
    const own = await open(api.merchant.origin);
    tally.count(own.status === 200 ? null : `the merchant’s own page: ${own.status}`);
    tally.end();
  });

  test('a form of another site changes nothing in the operators’ console', async (context) => {
    const tally = createTally(context);
    for (const origin of [...foreign, api.merchant.origin, '']) {
      const { status } = await api.call('POST', '/operator/login', {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
        body: 'key=op_x&next=',
      });
      tally.count(status === 403 ? null : `${origin}: ${status}`);
    }
    tally.end();
  });
});

const readAllowed = ({ headers }: ApiResponse<unknown>): unknown => headers['access-control-allow-origin'];
const isWildcard = (answer: ApiResponse<unknown>): boolean => readAllowed(answer) === '*';

const preflight = (
  api: Api,
  { method }: Operation,
  url: string,
  origin: string,
): Promise<ApiResponse<unknown>> =>
  api.call('OPTIONS', url, {
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'sessiontoken,checkoutid,merchantkey',
    },
  });
