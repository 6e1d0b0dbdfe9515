import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebhookSender } from '../../../../../../server/src/settlement/webhooks/sending/sender';
import { type MerchantServer, startMerchantServer } from '../../../../../support/merchant-server';

let server: MerchantServer;
beforeAll(async () => {
  server = await startMerchantServer();
});
afterAll(() => server.close());

const message = (url: string) => ({ url, headers: { 'webhook-id': url }, body: '{}' });
const loopback = { address: '127.0.0.1', family: 4 };

describe('sending to a merchant’s server', () => {
  const local = createWebhookSender({ local: true, timeoutMs: 2_000 });

  it('returns the status and the duration', async () => {
    server.respondWith(() => 202);
    expect(await local.send(message(server.url('/ok')))).toEqual({
      status: 202,
      latencyMs: expect.any(Number),
    });
    expect(server.received.at(-1)).toMatchObject({ path: '/ok', body: '{}' });
  });

  it('follows no redirect', async () => {
    server.respondWith(() => ({ redirectTo: server.url('/elsewhere') }));
    expect(await local.send(message(server.url('/moved')))).toMatchObject({ status: 307 });
    expect(server.received.some(({ path }) => path === '/elsewhere')).toBe(false);
  });

  it('times out', async () => {
    server.respondWith(() => 'silence');
    const hasty = createWebhookSender({ local: true, timeoutMs: 50 });
    expect(await hasty.send(message(server.url('/silent')))).toMatchObject({ failure: 'timeout' });
  });

  it('times out during the name lookup too', async () => {
    const hasty = createWebhookSender({
      local: false,
      timeoutMs: 50,
      resolve: () => new Promise(() => undefined),
    });
    expect(await hasty.send(message('https://slow.example/'))).toMatchObject({ failure: 'timeout' });
  });

  it('reads only the start of an endless response', async () => {
    let closed: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const endless = http.createServer((_request, response) => {
      const more = (): void => {
        while (response.write('x'.repeat(16_384)));
      };
      response
        .on('drain', more)
        .on('close', closed)
        .on('error', () => undefined);
      more();
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const { port } = endless.address() as AddressInfo;
    expect(await local.send(message(`http://localhost:${port}/`))).toMatchObject({ status: 200 });
    await gone;
    endless.close();
  });

  it('reports why there was no response', async () => {
    expect(await local.send(message('http://localhost:1/'))).toMatchObject({ failure: 'connection' });
    const nowhere = createWebhookSender({ local: false, timeoutMs: 2_000, resolve: async () => [] });
    expect(await nowhere.send(message('https://gone.example/'))).toMatchObject({ failure: 'nameUnknown' });
    // a server that speaks no TLS
    const url = server.url('/').replace('http:', 'https:');
    expect(await local.send(message(url))).toMatchObject({ failure: 'tls' });
  });
});

describe('private addresses', () => {
  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://localhost/',
    'https://10.1.2.3/',
  ])('does not connect to a private address: %s', async (url) => {
    const sender = createWebhookSender({ local: false, timeoutMs: 2_000 });
    expect(await sender.validateTarget(url)).not.toBeNull();
    expect(await sender.send(message(url))).toMatchObject({ failure: 'addressRefused' });
  });

  it('does not connect to a name that was public when it was registered', async () => {
    const { port } = new URL(server.url());
    const answers = [[{ address: '8.8.8.8', family: 4 }], [loopback], [loopback]];
    const sender = createWebhookSender({
      local: false,
      timeoutMs: 2_000,
      resolve: async () => answers.shift() ?? [],
    });
    const url = `https://rebound.example:${port}/hooks`;
    const before = server.received.length;
    expect(await sender.validateTarget(url)).toBeNull();
    expect(await sender.send(message(url))).toMatchObject({ failure: 'addressRefused' });
    expect(server.received).toHaveLength(before);
  });

  it('connects to the address that was checked', async () => {
    const asked: string[] = [];
    const sender = createWebhookSender({
      local: true,
      timeoutMs: 2_000,
      resolve: async (name) => {
        asked.push(name);
        return [loopback];
      },
    });
    server.respondWith(() => 204);
    expect(await sender.send(message(server.url('/pinned')))).toMatchObject({ status: 204 });
    expect(asked).toEqual(['localhost']);
  });
});
