import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStorefront } from '../../../examples/storefront/server.mjs';
import { readMessage } from '../../../examples/storefront/webhooks.mjs';
import {
  buildSignedHeaders,
  generateSecret,
} from '../../../server/src/settlement/webhooks/sending/signature';

const secret = generateSecret();
const buildMessage = (type: string, data: object, id = `${type}-1`) => {
  const body = JSON.stringify({ id, type, timestamp: '2026-11-21T15:00:00.000Z', data });
  return { id, body: Buffer.from(body) };
};

describe('a webhook message that the storefront reads', () => {
  const { id, body } = buildMessage('ping', { note: 'é' });
  const headers = (at = new Date(), secrets = [secret]) =>
    buildSignedHeaders({ id, at, body: `${body}` }, secrets);

  test('a message signed with either secret is accepted, also by the library', () => {
    const both = headers(new Date(), [generateSecret(), secret]);
    expect(readMessage(both, body, secret)).toEqual(new Webhook(secret).verify(body, both));
    expect(readMessage(headers(), body, secret)).toMatchObject({ id, type: 'ping', data: { note: 'é' } });
  });

  const now = Date.now();
  test.each([
    ['is changed', headers(), Buffer.from(`${body} `), secret],
    ['is under another id', { ...headers(), 'webhook-id': 'other' }, body, secret],
    ['is under another secret', headers(), body, generateSecret()],
    ['has no secret to be checked with', headers(new Date(), ['whsec_']), body, ''],
    ['is older than five minutes', headers(new Date(now - 310_000)), body, secret],
    ['is from the future', headers(new Date(now + 310_000)), body, secret],
    ['has no time', { ...headers(), 'webhook-timestamp': '' }, body, secret],
    ['has no signature', { ...headers(), 'webhook-signature': '' }, body, secret],
    ['has a short signature', { ...headers(), 'webhook-signature': 'v1,AAAA' }, body, secret],
    ['has another kind of signature', { ...headers(), 'webhook-signature': 'v1a,AAAA' }, body, secret],
    ['has no headers', {}, body, secret],
  ])('a message is rejected when it %s', (_what, given, bytes, key) => {
    expect(readMessage(given, bytes, key)).toBeNull();
  });
});

describe('the storefront', () => {
  let folder: string;
  let shop: http.Server;
  let at: string;
  const settings = () => ({
    apiUrl: 'http://localhost:1',
    publishableKey: 'pk',
    secretKey: 'sk',
    webhookSecret: secret,
    dataFolder: folder,
  });
  const listen = async (): Promise<void> => {
    shop = createStorefront(settings());
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    at = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  };
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-shop-'));
    await listen();
  });
  afterEach(async () => {
    await new Promise((resolve) => shop.close(resolve));
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const tell = async ({ id, body }: ReturnType<typeof buildMessage>, key = secret): Promise<number> => {
    const headers = buildSignedHeaders({ id, at: new Date(), body: `${body}` }, [key]);
    const sent = { method: 'POST', headers, body: `${body}` };
    return (await fetch(`${at}/webhooks/tamarack`, sent)).status;
  };
  interface Order {
    readonly reference: string;
    readonly total: number;
    readonly paid?: boolean;
    readonly refunded?: number;
  }
  const buy = async (): Promise<Order> => {
    const body = JSON.stringify({ lines: [{ id: 'mixer', quantity: 2 }] });
    return (await (await fetch(`${at}/api/orders`, { method: 'POST', body })).json()) as Order;
  };
  const kept = (reference: string): Order | undefined =>
    new Map<string, Order>(
      JSON.parse(fs.readFileSync(path.join(folder, 'storefront-orders.json'), 'utf8')),
    ).get(reference);
  const told = async () => (await (await fetch(`${at}/api/events`)).json()) as { id: string }[];

  test('the storefront marks an order as paid and records its refunds, each message once', async () => {
    const { reference, total } = await buy();
    const data = { checkoutId: 'c1', orderReference: reference, cartTotal: total / 100 };
    const completed = buildMessage('checkout.completed', data);
    expect([await tell(completed), await tell(completed)]).toEqual([204, 204]);
    expect(kept(reference)).toMatchObject({ paid: true, checkoutId: 'c1' });
    const refunded = (sum: number) =>
      buildMessage('checkout.refunded', { ...data, refunded: sum }, `refund-${sum}`);
    // in the wrong order
    for (const sum of [75.5, 20]) await tell(refunded(sum));
    expect(kept(reference)?.refunded).toBe(75_50);
    expect((await told()).map(({ id }) => id)).toEqual(['refund-20', 'refund-75.5', 'checkout.completed-1']);
  });

  test('the storefront ignores another amount, another order or another sender', async () => {
    const { reference, total } = await buy();
    const data = { checkoutId: 'c1', orderReference: reference, cartTotal: total / 100 };
    expect(await tell(buildMessage('checkout.completed', { ...data, cartTotal: 1 }))).toBe(204);
    expect(await tell(buildMessage('checkout.completed', { ...data, orderReference: 'NL-0' }, 'b'))).toBe(
      204,
    );
    expect(await tell(buildMessage('checkout.completed', data, 'c'), generateSecret())).toBe(401);
    expect(kept(reference)).toMatchObject({ paid: false });
    const silent = await fetch(`${at}/webhooks/tamarack`, { method: 'POST', body: '{}' });
    expect(silent.status).toBe(401);
  });

  test('the storefront remembers handled messages after a restart', async () => {
    await tell(buildMessage('ping', {}));
    await new Promise((resolve) => shop.close(resolve));
    await listen();
    expect(await tell(buildMessage('ping', {}))).toBe(204);
    expect(await told()).toHaveLength(1);
    expect((await fetch(`${at}/events`)).status).toBe(200);
  });
});
