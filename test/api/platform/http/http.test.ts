import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { countRows } from '../../../support/count-rows';
import { describeOneDatabase } from '../../../support/describe-databases';

describeOneDatabase('http', (makeApi) => {
  let api: Api;
  const logs = new PassThrough();
  const lines: string[] = [];
  logs.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  beforeAll(async () => {
    api = await makeApi({ logs, config: { logLevel: 'debug' } });
  });

  const raw = (payload: string | Buffer, contentType = 'application/json') =>
    api.app.inject({
      method: 'POST',
      url: '/v1/checkout',
      headers: {
        origin: api.merchant.origin,
        merchantkey: api.merchant.publishableKey,
        'content-type': contentType,
      },
      payload,
    });

  describe('an invalid request gets a problem and changes nothing', () => {
    test.each([
      ['half a JSON', '{"cartTotal": 12', 'application/json', 400, 'malformed-request'],
      ['no body', '', 'application/json', 400, 'malformed-request'],
      ['a list', '[]', 'application/json', 400, 'validation-failed'],
      ['a poisoned prototype', '{"__proto__": {"a": 1}}', 'application/json', 400, 'malformed-request'],
      ['a form', 'cartTotal=12', 'application/x-www-form-urlencoded', 400, 'malformed-request'],
      ['a NUL', '{"orderReference": "a\\u0000b"}', 'application/json', 400, 'malformed-request'],
      [
        'half a character, deep inside',
        '{"tracking": {"gclid": "\\ud800"}}',
        'application/json',
        400,
        'malformed-request',
      ],
      ['a NUL in a name', '{"seller": {"a\\u0000": 1}}', 'application/json', 400, 'malformed-request'],
      [
        'a list thirty thousand deep',
        `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
        'application/json',
        400,
        'malformed-request',
      ],
      [
        'a list 33 deep in an unknown field',
        `{"cartTotal": 2500, "x": ${'['.repeat(32)}${']'.repeat(32)}}`,
        'application/json',
        400,
        'malformed-request',
      ],
      [
        'a name in Latin-1',
        Buffer.from('{"orderReference": "caf\xe9"}', 'latin1'),
        'application/json',
        400,
        'malformed-request',
      ],
      [
        'a megabyte',
        JSON.stringify({ orderReference: 'x'.repeat(1_000_000) }),
        'application/json',
        413,
        'payload-too-large',
      ],
    ])('%s', async (_name, payload, contentType, status, type) => {
      const before = await countRows(api.database);
      const answer = await raw(payload, contentType);
      expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(await countRows(api.database)).toEqual(before);
    });

    test.each([
      ['{"cartTotal": 12', 'The body is not valid JSON.'],
      ['{"a": {"__proto__": 1}}', 'The body has a name that is not accepted, such as __proto__.'],
    ])('the body %s is refused with its reason', async (payload, detail) => {
      const { statusCode, body } = await api.app.inject({
        method: 'POST',
        url: '/v1/merchant/checkouts',
        headers: {
          authorization: `Bearer ${api.merchant.secretKey}`,
          'content-type': 'application/json',
        },
        payload,
      });
      expect([statusCode, JSON.parse(body).detail]).toEqual([400, detail]);
    });

    test('text, as a foreign page can post, is refused where a page need not send it', async () => {
      const { sessionToken, checkoutId, view } = await api.session();
      const answer = await api.call('POST', '/v1/session/end', {
        headers: {
          origin: api.merchant.origin,
          sessiontoken: sessionToken,
          checkoutid: checkoutId,
          'content-type': 'text/plain',
        },
        body: '{}',
      });
      expect([answer.status, answer.problem.type]).toEqual([400, 'malformed-request']);
      // the token has not ended
      expect((await view()).facts.entry).toBe('cart');
    });

    test('a deep object does not end the server, with and without an idempotency key', async () => {
      const payload = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
      for (const key of [{}, { 'idempotency-key': 'deep-object-number-1' }]) {
        const { statusCode } = await api.app.inject({
          method: 'POST',
          url: '/v1/merchant/invoice-links',
          headers: {
            authorization: `Bearer ${api.merchant.secretKey}`,
            'content-type': 'application/json',
            ...key,
          },
          payload,
        });
        expect(statusCode).toBe(400);
      }
    });

    test.each([
      ['half an escape', '/v1/merchant/checkouts/%', 400, 'malformed-request'],
      ['a lone surrogate', '/v1/merchant/checkouts/%ED%A0%80', 400, 'malformed-request'],
      ['a NUL', '/v1/merchant/checkouts/%00', 401, 'unauthorized'],
      ['a long ID', `/v1/merchant/checkouts/${'a'.repeat(5_000)}`, 404, 'not-found'],
    ])('%s in a URL gets a problem with the usual headers', async (_name, url, status, type) => {
      const answer = await api.call('GET', url);
      expect([answer.status, answer.problem.type]).toEqual([status, type]);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('application/problem+json'),
        'cache-control': 'no-store',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    });

    test('an unknown path is not found, with the request’s ID', async () => {
      const { status, problem } = await api.call('GET', '/v1/nowhere');
      expect(status).toBe(404);
      expect(problem).toEqual({
        type: 'not-found',
        title: 'Not found',
        status: 404,
        instance: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    });
  });

  describe('CORS', () => {
    const preflight = (origin: string) =>
      api.call('OPTIONS', '/v1/checkout', {
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'merchantkey,idempotency-key,content-type',
        },
      });

    test('a registered merchant’s page may call, with credentials', async () => {
      const { status, headers } = await preflight(api.merchant.origin);
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(api.merchant.origin);
      expect(headers['access-control-allow-credentials']).toBe('true');
      for (const name of ['merchantKey', 'sessionToken', 'checkoutId', 'Idempotency-Key'])
        expect(headers['access-control-allow-headers']).toContain(name);
    });

    test('our own page may call', async () => {
      const { headers } = await preflight(api.services.config.publicUrl);
      expect(headers['access-control-allow-origin']).toBe(api.services.config.publicUrl);
    });

    test.each([
      'https://elsewhere.example',
      'null',
      'https://a.example.evil.example',
    ])('%s may not call', async (origin) => {
      const sendPreflight = (url: string) =>
        api.call('OPTIONS', url, { headers: { origin, 'access-control-request-method': 'GET' } });
      for (const url of ['/v1/application', '/v1/checkouts', '/v1/agreement/sign?/v1/checkout', '/health'])
        expect((await sendPreflight(url)).headers['access-control-allow-origin'], url).toBeUndefined();
      const { sessionToken, checkoutId } = await api.session();
      const { headers } = await api.call('GET', '/v1/application', {
        headers: { origin, sessiontoken: sessionToken, checkoutid: checkoutId },
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    });

    test('an unregistered page can read only that it is unregistered', async () => {
      const origin = 'https://elsewhere.example';
      expect((await preflight(origin)).headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      });
      const { resumeCookie } = await api.session();
      const before = await countRows(api.database);
      const refused = await api.checkout({}, { resumeCookie, headers: { origin } });
      expect(refused.problem).toMatchObject({ type: 'merchant-setup', code: 'TC-1000-02' });
      expect(refused.headers['access-control-allow-origin']).toBe(origin);
      expect(refused.headers['access-control-allow-credentials']).toBe('true');
      expect(refused.cookie).toBeUndefined();
      expect(await countRows(api.database)).toEqual(before);
    });

    test('the merchant’s page can read a problem', async () => {
      const { status, headers } = await api.checkout({ cartTotal: -1 });
      expect(status).toBe(400);
      expect(headers['access-control-allow-origin']).toBe(api.merchant.origin);
    });

    test.each([
      ['a wrong field', '{"cartTotal":-1}', '', 400, 'validation-failed'],
      ['half a JSON', '{"cartTotal":', '', 400, 'malformed-request'],
      ['a body that is too large', ' '.repeat(70_000), '', 413, 'payload-too-large'],
      ['another key', '{}', 'x', 400, 'merchant-setup'],
    ])('it can read what is wrong with %s in a call without a preflight, with its cookies', async (_, body, end, expected, type) => {
      const { origin, publishableKey } = api.merchant;
      const { status, problem, headers } = await api.call(
        'POST',
        `/v1/checkout?merchantKey=${publishableKey}${end}`,
        { headers: { origin, 'content-type': 'text/plain;charset=UTF-8' }, body },
      );
      expect([status, problem.type]).toEqual([expected, type]);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      });
    });
  });

  test('responses are never cached or framed', async () => {
    const { headers } = await api.checkout();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('the log has route, status and duration, and no value of any request', async () => {
    const person = await api.session({ orderReference: 'order-in-no-log' });
    await person.get('/v1/merchant/checkouts/value-in-no-log?x=query-in-no-log');
    await raw('{"broken-in-no-log');
    const { publishableKey, origin } = api.merchant;
    await api.call('POST', `/v1/checkout?merchantKey=${publishableKey}`, { headers: { origin }, body: {} });
    const text = lines.join('');
    expect(text).toContain('"route":"/v1/checkout"');
    expect(text).toMatch(/"status":200,"ms":\d/);
    for (const secret of [
      person.sessionToken,
      person.checkoutId,
      person.resumeCookie,
      api.merchant.publishableKey,
      'in-no-log',
    ])
      expect(text).not.toContain(secret);
  });
});

describeOneDatabase('rate limits', (makeApi) => {
  test('checkouts per IP address are limited, with Retry-After', async () => {
    const api = await makeApi();
    const { rateLimits } = api.services.config;
    const limited = await makeApi({ config: { rateLimits: { ...rateLimits, checkout: 3 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await limited.checkout()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const { problem, headers } = await limited.checkout();
    expect(problem.type).toBe('rate-limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(problem.retryAfter).toBe(Number(headers['retry-after']));
  });

  test('X-Forwarded-For from a caller is ignored; an IPv6 network counts as one caller', async () => {
    const api = await makeApi();
    const { rateLimits } = api.services.config;
    const config = { trustProxy: 1, rateLimits: { ...rateLimits, checkout: 2 } };
    const limited = await makeApi({ config });
    const from = async (forwarded: string) =>
      (await limited.checkout({}, { headers: { 'x-forwarded-for': forwarded } })).status;
    // the last entry is the proxy's, those before it the caller's
    expect(await from('198.51.100.1, 203.0.113.5')).toBe(200);
    expect(await from('198.51.100.2, 203.0.113.5')).toBe(200);
    expect(await from('198.51.100.3, 203.0.113.5')).toBe(429);
    expect(await from('2001:db8:0:7::1')).toBe(200);
    expect(await from('2001:db8:0:7:ffff::2')).toBe(200);
    expect(await from('2001:0db8::7:1:2:3:4')).toBe(429);
    expect(await from('2001:db8:0:8::1')).toBe(200);
  });

  test('guesses at session tokens are limited too', async () => {
    const api = await makeApi();
    const { rateLimits } = api.services.config;
    const limited = await makeApi({ config: { rateLimits: { ...rateLimits, perAddress: 4 } } });
    const guess = { sessiontoken: 'x'.repeat(43), checkoutid: '01a1fc63-727b-7cd2-ad8f-a862e3a7d68a' };
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await limited.call('GET', '/v1/application', { headers: guess })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });
});
