import os from 'node:os';
import { PassThrough } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';

describeOneDatabase('requests that can be followed', (makeApi) => {
  const lines: string[] = [];
  let api: Api;
  beforeAll(async () => {
    const logs = new PassThrough();
    logs.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
    api = await makeApi({ logs, config: { logLevel: 'info' } });
  });

  const findLine = (request: string): Record<string, unknown> =>
    lines.map((line) => JSON.parse(line)).find((line) => line.request === request);

  test('the caller’s ids are returned and logged, with process, host and merchant', async () => {
    const person = await api.session();
    const { headers } = await api.call('GET', '/v1/application', {
      headers: {
        origin: api.merchant.origin,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
        'x-request-id': 'shop-order-17',
        traceparent: `00-${trace}-${caller}-01`,
      },
    });
    expect(headers['x-request-id']).toBe('shop-order-17');
    expect(headers['traceparent']).toMatch(new RegExp(`^00-${trace}-(?!${caller})[0-9a-f]{16}-01$`));
    expect(findLine('shop-order-17')).toMatchObject({
      process: process.pid,
      host: os.hostname(),
      merchant: api.merchant.id,
      trace,
      route: '/v1/application',
      status: 200,
    });
  });

  test('a problem names the id; ids that are not acceptable are replaced', async () => {
    const { headers, problem } = await api.call('GET', '/v1/application', {
      headers: { 'x-request-id': '046 454 286', traceparent: `00-${trace}-0-01` },
    });
    expect(problem.instance).toBe(headers['x-request-id']);
    expect(problem.instance).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['traceparent']).toBeUndefined();
    expect(findLine(String(problem.instance))).not.toHaveProperty('merchant');
    expect(lines.join('')).not.toContain('046 454 286');
  });

  test('the secret key of a merchant names it too', async () => {
    await api.call('GET', '/v1/merchant/checkouts', {
      headers: { authorization: `Bearer ${api.merchant.secretKey}`, 'x-request-id': 'by-secret-key' },
    });
    expect(findLine('by-secret-key')).toMatchObject({ merchant: api.merchant.id });
  });
});
