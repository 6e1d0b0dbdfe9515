import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, test } from 'vitest';
import { createWebhookSender } from '../../server/src/settlement/webhooks/sending/sender';
import type { Api } from '../support/api';
import { describeOneDatabase } from '../support/describe-databases';
import { createMerchantClient, type MerchantClient, type MerchantEvent } from '../support/merchant-client';
import { startMerchantServer } from '../support/merchant-server';
import { createTally } from '../support/tally/tally';
import { waitUntil } from '../support/wait-until';

/** Hosts of this machine, of private networks and of a cloud's metadata, in every spelling. */
const privateHosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '[::ffff:a9fe:a9fe]',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛocalhost',
];

/** URLs that are refused whatever their host. */
const strangeUrls = [
  'http://hooks.example/',
  'ftp://hooks.example/',
  'file:///etc/passwd',
  'gopher://hooks.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'unix:/run/clamd.sock',
  '//hooks.example/',
  'https://',
  'https:///hooks',
  'https://user:password@hooks.example/',
  'https://127.0.0.1@hooks.example@127.0.0.1/',
  'https://hooks.example/#fragment',
  'https://127.0.0.1\\@hooks.example/',
  'https://hooks.example:99999/',
  'hooks.example',
  '',
  ' ',
];

/** Names, and what the merchant's own name server answers for them. */
const privateNames: Readonly<Record<string, readonly string[]>> = {
  'private.attacker.example': ['10.0.0.8'],
  'loopback.attacker.example': ['127.0.0.1'],
  'mixed.attacker.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.attacker.example': ['::ffff:127.0.0.1'],
  'metadata.attacker.example': ['169.254.169.254'],
  'sixth.attacker.example': ['::1'],
  'nothing.attacker.example': [],
  'localhost.': ['127.0.0.1'],
  hooks: ['10.0.0.9'],
};

const publicAddress = '93.184.216.34';

describeOneDatabase('webhook targets', (makeApi) => {
  let api: Api;
  let trap: net.Server;
  let port: number;
  let contacts = 0;
  /** Answers of the attacker's name server, one after the other; the last one stays. */
  let rebinding: string[] = [];

  const resolve = async (name: string): Promise<readonly LookupAddress[]> => {
    const next = rebinding.length > 1 ? rebinding.shift() : rebinding[0];
    const addresses = privateNames[name] ?? (next === undefined ? [publicAddress] : [next]);
    return addresses.map((address) => ({ address, family: net.isIPv6(address) ? 6 : 4 }));
  };

  beforeAll(async () => {
    trap = net.createServer((socket) => {
      contacts++;
      socket.destroy();
    });
    trap.listen(0);
    await once(trap, 'listening');
    port = (trap.address() as net.AddressInfo).port;
    api = await makeApi({
      adapters: { webhooks: createWebhookSender({ local: false, timeoutMs: 2_000, resolve }) },
    });
  });
  afterAll(() => void trap.close());

  const tryEndpoint = async (client: MerchantClient, url: string): Promise<string | null> => {
    const before = contacts;
    const { status } = await client.post('webhook-endpoints', { url });
    const sent = await api.services.adapters.webhooks.send({ url, headers: {}, body: '{}' });
    if (contacts > before) return `${url} was contacted`;
    if (status < 400) return `${url} was registered`;
    return 'status' in sent ? `${url} answered ${sent.status}` : null;
  };

  test('addresses of private networks, in every spelling', async (context) => {
    const tally = createTally(context);
    const client = createMerchantClient(api, await api.makeMerchant());
    for (const host of privateHosts) {
      tally.count(await tryEndpoint(client, `https://${host}:${port}/`));
      tally.count(await tryEndpoint(client, `http://${host}:${port}/`));
    }
    tally.end();
  });

  test('other schemes, credentials, and addresses that parsers disagree on', async (context) => {
    const tally = createTally(context);
    const client = createMerchantClient(api, await api.makeMerchant());
    for (const url of strangeUrls) tally.count(await tryEndpoint(client, url));
    tally.end();
  });

  test('names that resolve into a private network', async (context) => {
    const tally = createTally(context);
    const client = createMerchantClient(api, await api.makeMerchant());
    for (const name of Object.keys(privateNames))
      tally.count(await tryEndpoint(client, `https://${name}:${port}/`));
    tally.end();
  });

  test('names that change between the check and the connection', async (context) => {
    const tally = createTally(context);
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '0.0.0.0']) {
      rebinding = [publicAddress, address];
      const client = createMerchantClient(api, await api.makeMerchant());
      const before = contacts;
      const { endpointId } = await client.createEndpoint(`https://rebind.attacker.example:${port}/`);
      const { body } = await client.post<MerchantEvent>(`webhook-endpoints/${endpointId}/test`);
      const event = await waitUntil(
        () => client.getEvent(body.eventId),
        ({ deliveries }) => (deliveries[0]?.attempts ?? 0) > 0,
      );
      tally.count(contacts > before ? `${address} was contacted` : null);
      tally.count(event.deliveries[0]?.state === 'delivered' ? `${address}: delivered` : null);
    }
    rebinding = [];
    tally.end();
  });

  test('redirects into a private network', async (context) => {
    const tally = createTally(context);
    const server = await startMerchantServer();
    const sender = createWebhookSender({ local: true, timeoutMs: 2_000 });
    for (const redirectTo of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `//127.0.0.1:${port}/`,
      'file:///etc/passwd',
    ]) {
      server.respondWith(() => ({ redirectTo }));
      const before = contacts;
      const result = await sender.send({ url: server.url(), headers: {}, body: '{}' });
      const isAnswered = 'status' in result && result.status === 307;
      tally.count(contacts === before && isAnswered ? null : `${redirectTo} was followed`);
    }
    await server.close();
    tally.end();
  });
});
