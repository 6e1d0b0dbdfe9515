import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import express from 'express';
import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, test, vi } from 'vitest';
import * as tamarackNode from '../../../sdk/node/index';
import type { Api } from '../../support/api';
import { listBlocks } from '../../support/blocks/kinds';
import { runCode } from '../../support/blocks/run-code';
import { makeAuthorizedPurchase } from '../../support/captures';
import { describeOneDatabase } from '../../support/describe-databases';
import { createRealTimeClock } from '../../support/fake-clock';
import { createMerchantClient } from '../../support/merchant-client';
import { makeSignedPurchase } from '../../support/ready-to-sign';
import { sendTo } from '../../support/send';

/** Those that are files of the quick start run there as a whole. */
const blocks = listBlocks('server').filter(({ words }) => !words.has('as'));
const payloads = listBlocks('payload').filter(({ words }) => !words.has('event'));

/** The webhook that the documents show, with the secret that it is signed with. */
const readWebhook = () => {
  const [block] = payloads.filter(({ language }) => language === 'http');
  const [head = '', body = ''] = block?.code.trim().split('\n\n') ?? [];
  const headers = Object.fromEntries(
    [...head.matchAll(/^([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
  return { headers, body };
};

describeOneDatabase('code of the documents for a merchant’s server', (makeApi) => {
  let api: Api;
  let apiUrl: string;
  let tamarack: tamarackNode.Tamarack;
  const lines: string[] = [];
  beforeAll(async () => {
    const logs = new PassThrough().on('data', (chunk: Buffer) =>
      lines.push(...chunk.toString().trim().split('\n')),
    );
    api = await makeApi({ send: sendTo, clock: createRealTimeClock(), logs, config: { logLevel: 'info' } });
    apiUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
    tamarack = tamarackNode.createTamarack({ secretKey: api.merchant.secretKey, apiUrl });
  });

  const env = () => ({ TAMARACK_SECRET_KEY: api.merchant.secretKey, TAMARACK_WEBHOOK_SECRET: secret });
  const secret = 'whsec_VGFtYXJhY2sgZG9jdW1lbnRzLCBub3QgYSBzZWNyZXQh';
  /** As the package, in whose place `apiUrl` leads here. */
  const modules = () => ({
    '@tamarack/node': {
      ...tamarackNode,
      createTamarack: (options: tamarackNode.TamarackOptions) =>
        tamarackNode.createTamarack({ apiUrl, ...options }),
    },
  });

  /** What is expected of a block, by a text that only it has. */
  const cases: readonly (readonly [has: string, run: (code: string) => Promise<void>])[] = [
    [
      'tamarack.checkouts.create(',
      async (code) => {
        const made = await runCode(code, { modules: modules(), names: { process: { env: env() } } });
        expect(made['clientToken']).toMatch(/^ct_/);
        expect(await tamarack.checkouts.get(String(made['checkoutId']))).toMatchObject({
          orderReference: 'ORDER-1042',
          lineItems: [{ name: 'Oven', quantity: 2, amount: 8418.5 }],
        });
      },
    ],
    [
      'tamarack.checkouts.list(',
      async (code) => {
        await tamarack.checkouts.create({ cartTotal: 8418.5, orderReference: 'ORDER-1042' });
        const log = vi.fn();
        const { items } = await runCode(code, { names: { tamarack, console: { log } } });
        expect(items).toEqual(expect.any(Array));
        expect(log).toHaveBeenCalledWith('started');
      },
    ],
    [
      'tamarack.checkouts.capture(',
      async (code) => {
        const { checkoutId } = await makeAuthorizedPurchase(api);
        await runCode(code, { names: { tamarack, checkoutId } });
        const { authorization } = await tamarack.checkouts.get(checkoutId);
        expect(authorization).toMatchObject({ amount: 8000, captured: 1200, released: 6800 });
      },
    ],
    [
      'tamarack.checkouts.get(',
      async (code) => {
        const { checkoutId } = await makeSignedPurchase(api);
        const ship = vi.fn();
        const order = { total: 8000 };
        await runCode(code, { names: { tamarack, checkoutId, order, ship } });
        expect(ship).toHaveBeenCalledExactlyOnceWith(order);
        await runCode(code, { names: { tamarack, checkoutId, order: { total: 8100 }, ship } });
        expect(ship).toHaveBeenCalledTimes(1);
      },
    ],
    [
      'tamarack.eligibility.check(',
      async (code) =>
        expect(await runCode(code, { names: { tamarack } })).toMatchObject({
          eligible: true,
          weeklyPayment: 97.12,
          minimumAmount: expect.any(Number),
        }),
    ],
    [
      'createHmac',
      async (code) => {
        const { headers, body } = readWebhook();
        const names = {
          createHmac,
          id: headers['webhook-id'],
          timestamp: headers['webhook-timestamp'],
          body,
        };
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        const { expected } = await runCode(code, { names: { ...names, key } });
        expect(`v1,${(expected as Buffer).toString('base64')}`).toBe(headers['webhook-signature']);
      },
    ],
    [
      'verifyWebhook(',
      async (code) => {
        const [app, ship] = [express(), vi.fn()];
        const orders = new Map([['c-1', { total: 1 }]]);
        await runCode(code, {
          modules: modules(),
          names: { app, express, ship, orders, process: { env: env() } },
        });
        const server = http.createServer(app).listen(0);
        const url = `http://localhost:${(server.address() as AddressInfo).port}/webhooks/tamarack`;
        const body = JSON.stringify({ type: 'checkout.completed', data: { checkoutId: 'c-1' } });
        const post = async (by: string) => {
          const [id, now] = ['m-1', new Date()];
          const signed = {
            ...{ 'content-type': 'application/json', 'webhook-id': id },
            'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
            'webhook-signature': new Webhook(by).sign(id, now, body),
          };
          return (await fetch(url, { method: 'POST', headers: signed, body })).status;
        };
        expect([await post('whsec_b3RoZXI='), ship.mock.calls.length]).toEqual([401, 0]);
        expect(await post(secret)).toBe(204);
        expect(ship).toHaveBeenCalledExactlyOnceWith({ total: 1 });
        server.close();
        server.closeAllConnections();
      },
    ],
  ];

  test.each(blocks)('$name does what it says', async ({ code }) => {
    const [found] = cases.filter(([has]) => code.includes(has));
    if (!found) throw new Error('no case says what this block does');
    await found[1](code);
  });

  test('every case is of a block', () => {
    for (const [has] of cases)
      expect(
        blocks.some(({ code }) => code.includes(has)),
        has,
      ).toBe(true);
  });

  test.each(payloads)('$name is what is sent', async ({ words, language, code }) => {
    if (words.get('schema') === 'Problem') {
      const shown = JSON.parse(code);
      const amount = Number(shown.errors[0].received);
      const { problem } = await createMerchantClient(api).post('invoice-links', {
        amount,
        invoiceId: 'NL-1',
      });
      expect(problem).toEqual({ ...shown, instance: expect.any(String) });
    } else if (words.get('log') === 'request') {
      const shown = JSON.parse(code);
      const person = await api.session();
      const { origin, publishableKey } = api.merchant;
      const sender = { origin, merchantkey: publishableKey, 'x-request-id': shown.request };
      const headers = {
        ...{ ...sender, sessiontoken: person.sessionToken, checkoutid: person.checkoutId },
        traceparent: `00-${shown.trace}-00f067aa0ba902b7-01`,
      };
      await api.call(shown.method, shown.route, { headers });
      const logged = () =>
        lines.map((line) => JSON.parse(line)).find(({ request }) => request === shown.request);
      await expect.poll(logged).toBeDefined();
      const same = ['level', 'request', 'trace', 'method', 'route', 'status'] as const;
      expect(Object.keys(logged())).toEqual(Object.keys(shown));
      for (const name of same) expect(logged()[name]).toBe(shown[name]);
    } else if (language === 'http') {
      const { headers, body } = readWebhook();
      vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 });
      try {
        expect(tamarackNode.verifyWebhook(body, headers, secret)).toEqual(JSON.parse(body));
      } finally {
        vi.useRealTimers();
      }
    } else throw new Error('no case says who sends this');
  });
});
