import { beforeAll, describe, expect, test } from 'vitest';
import { type Operation, readContract, type Schema } from '../../../attack/contract/operations';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createMerchantClient, type MerchantClient } from '../../../support/merchant-client';

const nothing = '01a1fc63-727b-7cd2-ad8f-a862e3a7d68a';

type UnknownField = readonly [path: string, body: unknown];

/** A body with an unknown field for each object that a body may have, and the field's path. */
const listUnknown = (schema: Schema, path = ''): readonly UnknownField[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap(({ properties, items }): readonly UnknownField[] => {
    if (items) return listUnknown(items, `${path}/0`).map(([place, item]): UnknownField => [place, [item]]);
    if (!properties) return [];
    const inner = Object.entries(properties).flatMap(([name, field]) =>
      listUnknown(field, `${path}/${name}`).map(([place, value]): UnknownField => [place, { [name]: value }]),
    );
    return [[`${path}/surprise`, { surprise: 1 }], ...inner];
  });

describeOneDatabase('errors of merchants’ calls', (makeApi) => {
  let api: Api;
  let client: MerchantClient;
  let operations: readonly Operation[];
  beforeAll(async () => {
    api = await makeApi();
    client = createMerchantClient(api);
    operations = (await readContract(api)).filter(({ access }) => access === 'merchantSecret');
  });

  test('every operation of a merchant’s server refuses unknown fields and query parameters by name', async () => {
    expect(operations.length).toBeGreaterThan(15);
    const authorization = `Bearer ${api.merchant.secretKey}`;
    let nested = 0;
    for (const { method, path, name, body } of operations) {
      const url = path.replaceAll(/\{\w+\}/g, nothing);
      const bodies = body ? listUnknown(body.schema) : [['/surprise', { surprise: 1 }] as const];
      nested += bodies.length - 1;
      const calls = [
        ['/surprise', `${url}?surprise=1`, body ? {} : undefined] as const,
        ...(method === 'GET' ? [] : bodies.map(([place, given]) => [place, url, given] as const)),
      ];
      for (const [place, at, given] of calls) {
        const answer = await api.call(method, at, {
          headers: { authorization },
          ...(given !== undefined && { body: given }),
        });
        expect([name, answer.status, answer.problem.type]).toEqual([name, 400, 'validation-failed']);
        expect(answer.problem.errors, name).toContainEqual(
          expect.objectContaining({ path: place, code: 'unknown' }),
        );
        expect(answer.problem.detail, name).toContain('surprise');
      }
    }
    expect(nested).toBeGreaterThan(3);
  });

  test('a filter without a value is refused by name: it would be answered with everything', async () => {
    const filters = operations.flatMap(({ path, parameters }) =>
      parameters.flatMap(({ name, in: part }) => (part === 'query' ? [[path, name] as const] : [])),
    );
    expect(filters.length).toBeGreaterThan(20);
    for (const [path, name] of filters)
      for (const value of ['', '%20']) {
        const { status, problem } = await client.get(`${path.replace('/v1/merchant/', '')}?${name}=${value}`);
        expect([path, name, value, status]).toEqual([path, name, value, 400]);
        expect(problem.errors).toContainEqual(expect.objectContaining({ path: `/${name}`, code: 'invalid' }));
      }
  });

  test('every answer names the version; a call that expects another one is refused by name', async () => {
    const authorization = `Bearer ${api.merchant.secretKey}`;
    const ask = (headers: Record<string, string>) =>
      api.call('GET', '/v1/merchant/checkouts?limit=1', { headers: { authorization, ...headers } });
    for (const headers of [{}, { 'tamarack-version': '2026-11-24' }]) {
      const { status, headers: answered } = await ask(headers);
      expect([status, answered['tamarack-version']]).toEqual([200, '2026-11-24']);
    }
    const refused = await ask({ 'tamarack-version': '2019-01-01' });
    expect([refused.status, refused.headers['tamarack-version'], refused.problem.detail]).toEqual([
      400,
      '2026-11-24',
      'Tamarack-Version: expected 2026-11-24, received 2019-01-01.',
    ]);
    expect((await ask({ 'tamarack-version': 'latest' })).problem.detail).toMatch(/received no date\.$/);
    expect((await ask({ authorization: 'Bearer sk_none' })).headers['tamarack-version']).toBe('2026-11-24');
    expect((await api.call('GET', '/health')).headers['tamarack-version']).toBeUndefined();
  });

  test('a misspelt filter is answered with the known one, not with everything', async () => {
    const { status, problem } = await client.get('checkouts?orderRefrence=PO-1');
    expect([status, problem.type]).toEqual([400, 'validation-failed']);
    expect(problem.errors).toMatchObject([
      { path: '/orderRefrence', code: 'unknown', nearest: 'orderReference' },
    ]);
    expect(problem.detail).toMatch(
      /^orderRefrence: expected only the query parameters cursor, .*, received an unknown query parameter. Did you mean orderReference\?$/,
    );
  });

  test('each error has the field, what was expected and what came, in a list and in a sentence', async () => {
    const { problem } = await client.post('webhook-endpoints', { url: 7, eventTypes: ['ping'] });
    expect(problem.errors).toMatchObject([
      { path: '/url', code: 'invalid', expected: 'a string', received: 'a number' },
      { path: '/eventTypes/0', code: 'invalid', received: '"ping"' },
    ]);
    expect(problem.detail).toMatch(
      /^url: expected a string, received a number\. eventTypes\/0: expected one of /,
    );
    const cursor = await client.get('payouts?cursor=yesterday');
    expect(cursor.problem.detail).toBe(
      'cursor: expected `nextCursor` of a page of this list, received a string of 9 characters.',
    );
    const headers = { authorization: `Bearer ${api.merchant.secretKey}` };
    const withoutBody = await api.call('POST', '/v1/merchant/webhook-endpoints', { headers });
    expect(withoutBody.problem.detail).toBe('The request: expected an object, received nothing.');
    expect((await client.get(`payouts/${nothing}`)).problem.detail).toBe(
      'This merchant has nothing with this id.',
    );
    const [key, first] = ['a-key-of-two-requests', { amount: 500, invoiceId: 'A-1' }];
    await client.post('invoice-links', first, key);
    expect((await client.post('invoice-links', { ...first, amount: 600 }, key)).problem.detail).toBe(
      'Idempotency-Key: expected a new key, received one that was sent with another request.',
    );
    expect((await client.post('invoice-links', first, 'short')).problem.detail).toBe(
      'Idempotency-Key: expected 16 to 100 letters, digits, hyphens or underscores, received a string of 5 characters.',
    );
  });

  test('an amount that a rule refuses is quoted, a text is not', async () => {
    const { problem } = await client.post('invoice-links', {
      amount: 99.5,
      invoiceId: 'A-2',
      site: 'Elsewhere',
    });
    expect(problem.detail).toBe(
      'amount: expected at least 100, received 99.5. site: expected one of the merchant’s sites, received a string of 9 characters.',
    );
  });

  test('a list or a text that is empty is refused in good English', async () => {
    const endpoint = await client.post('webhook-endpoints', {
      url: 'https://shop.example/',
      eventTypes: [],
    });
    expect(endpoint.problem.detail).toBe('eventTypes: expected at least 1 item, received a list of 0 items.');
    const lineItems = [{ name: '', amount: 900 }];
    expect((await client.post('checkouts', { cartTotal: 900, lineItems })).problem.detail).toBe(
      'lineItems/0/name: expected at least 1 character, received an empty string.',
    );
  });

  test('a path that no operation has is told from an id that does not exist', async () => {
    for (const path of ['/v1/merchants/checkouts', '/v1/merchant/checkout'])
      expect((await api.call('GET', path)).problem.detail).toMatch(
        /^No operation has this method and path: \/swagger\/merchant\.json /,
      );
    expect((await api.call('GET', '/v1/nothing')).problem).not.toHaveProperty('detail');
  });

  test('no personal value, key or secret is repeated', async () => {
    const secrets = ['ada@shop.example', '046454286', '4165550123', 'whsec_abcdefgh', 'Ada Lovelace'];
    for (const secret of secrets) {
      const body = {
        [secret]: secret,
        amount: secret,
        invoiceId: [secret],
        customerEmail: { secret },
        customerName: secret.repeat(40),
        language: secret,
        expiresAt: secret,
        sendEmail: secret,
      };
      const { status, problem } = await client.post('invoice-links', body);
      expect(status).toBe(400);
      expect(problem.errors?.length).toBeGreaterThan(6);
      expect(JSON.stringify(problem)).not.toContain(secret);
    }
  });

  describe('POST /v1/checkout', () => {
    test('explains a wrong field', async () => {
      const { status, problem } = await api.checkout({ orderReference: 'x'.repeat(101), cartTotal: 10.005 });
      expect([status, problem.type]).toEqual([400, 'validation-failed']);
      expect(problem.detail).toBe(
        'cartTotal: expected at most two decimals, received 10.005. orderReference: expected at most 100 characters, received a string of 101 characters.',
      );
    });

    test('keeps ignoring a field that only a newer widget knows', async () => {
      const body = { cartTotal: 2500, aFieldOfTheNextRelease: true };
      expect((await api.checkout(body)).status).toBe(200);
    });

    test('says what is wrong with the key, the origin and the redirect, and repeats no key', async () => {
      const { secretKey, publishableKey } = api.merchant;
      const readDetail = async (headers: Record<string, string>, redirectUrl?: string) =>
        (await api.checkout(redirectUrl ? { seller: { redirectUrl } } : {}, { headers })).problem.detail;
      expect(await readDetail({ merchantkey: secretKey })).toMatch(
        /received a secret key, which belongs on your/,
      );
      expect(await readDetail({ merchantkey: `${publishableKey}x` })).toMatch(
        /received a publishable key that/,
      );
      expect(await readDetail({ merchantkey: 'pk_live_of_production' })).toBe(
        'merchantKey: expected the publishable key of a merchant (pk_…), received a publishable key of the live environment, and this API is a sandbox: leave `apiUrl` out and load the script from production, or use a key of the sandbox.',
      );
      expect(await readDetail({ origin: 'https://elsewhere.example' })).toMatch(
        /^Origin: .* received https:\/\/elsewhere\.example\.$/,
      );
      expect(await readDetail({ origin: 'null' })).toMatch(/received something else\.$/);
      expect(await readDetail({}, 'https://other.example/thanks?email=ada')).toMatch(
        /^seller\.redirectUrl: .* received one on https:\/\/other\.example\.$/,
      );
    });
  });

  test('a refused credential is described by its kind', async () => {
    const readDetail = async (authorization?: string) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      return (await api.call('GET', '/v1/merchant/checkouts', { headers })).problem.detail;
    };
    expect(await readDetail()).toMatch(/received no such header\.$/);
    expect(await readDetail('Basic abc')).toMatch(/received another scheme or no key\.$/);
    expect(await readDetail(`Bearer ${api.merchant.publishableKey}`)).toMatch(
      /received a publishable key\.$/,
    );
    expect(await readDetail('Bearer sk_test_nobody')).toMatch(/received a secret key that is unknown/);
    expect(await readDetail('Bearer sk_live_of_production')).toMatch(
      /received a secret key of the live environment, and this API is a sandbox: leave `apiUrl` out/,
    );
  });
});
