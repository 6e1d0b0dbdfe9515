import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePort, choosePorts } from '../../../examples/ports.mjs';

const open: net.Server[] = [];

const listen = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      open.push(server);
      resolve((server.address() as net.AddressInfo).port);
    });
  });

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

test('a port in use is replaced by the next free one, with a notice', async () => {
  const busy = await listen(0);
  const notices: string[] = [];
  const { shop } = await choosePorts({ shop: busy }, (message) => notices.push(message));
  expect(shop).toBeGreaterThan(busy);
  expect(shop).toBeLessThan(busy + 100);
  expect(notices).toEqual([`Port ${busy} is taken: using ${shop} for the shop.`]);
  expect(await listen(shop)).toBe(shop);
});

test('a free port is used as it is, without a notice', async () => {
  const free = await listen(0);
  await new Promise((resolve) => open.splice(0)[0]?.close(resolve));
  const notices: string[] = [];
  expect(await choosePorts({ api: free }, (message) => notices.push(message))).toEqual({ api: free });
  expect(notices).toEqual([]);
});

test('no port is assigned twice', async () => {
  const busy = await listen(0);
  const { api, bank } = await choosePorts({ api: busy, bank: busy }, () => {});
  expect(new Set([busy, api, bank]).size).toBe(3);
});

test('without a free port the error names those tried', async () => {
  const taken = new Set(Array.from({ length: 100 }, (_, index) => 4010 + index));
  await expect(choosePort(4010, taken)).rejects.toThrow('No port between 4010 and 4109 is free.');
});
