import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveSecret } from '../../../sdk/node/cli/commands/listen';
import type { Io } from '../../../sdk/node/cli/io';
import { runTamarack } from '../../../sdk/node/cli/run';
import { createTamarack, type Tamarack } from '../../../sdk/node/create-tamarack';
import { verifyWebhook } from '../../../sdk/node/verify-webhook';
import { sandboxMerchant } from '../../../server/sandbox/data/seed';
import type { Api } from '../../support/api';
import { compareWithExample, eventExamples } from '../../support/blocks/event-examples';
import { describeOneDatabase } from '../../support/describe-databases';
import { createRealTimeClock } from '../../support/fake-clock';
import { startFakeServer } from '../../support/fake-server';
import { type MerchantServer, startMerchantServer } from '../../support/merchant-server';
import { createSandboxBank } from '../../support/payouts';
import { testTiming } from '../../support/scoring';
import { sendTo } from '../../support/send';

interface Run {
  readonly out: string[];
  readonly err: string[];
  readonly io: Io;
  readonly end: () => void;
}

const prepareRun = (env: Io['env']): Run => {
  const [out, err] = [[] as string[], [] as string[]];
  const ending = new AbortController();
  const io: Io = {
    env,
    write: (line) => out.push(line),
    warn: (line) => err.push(line),
    signal: ending.signal,
  };
  return { out, err, io, end: () => ending.abort() };
};

const run = async (args: readonly string[], env: Io['env']) => {
  const { out, err, io } = prepareRun(env);
  const code = await runTamarack(args, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
};

describe('tamarack, without an API', () => {
  test('help names every command and setting', async () => {
    const { code, out } = await run(['--help'], {});
    expect(code).toBe(0);
    for (const word of ['listen', 'trigger', 'checkouts list', 'TAMARACK_SECRET_KEY', 'TAMARACK_API_URL'])
      expect(out).toContain(word);
    expect((await run([], {})).out).toBe(out);
    const trigger = await run(['trigger', '--help'], {});
    expect([trigger.code, trigger.out]).toEqual([0, expect.stringContaining('payout.returned')]);
  });

  test.each<[string, readonly string[], RegExp]>([
    ['an unknown command', ['listne'], /Unknown command: listne/],
    ['an unknown option', ['listen', '--port', '3000'], /--port[\s\S]*tamarack listen --help/],
    ['an invalid URL', ['listen', '--forward-to', 'localhost'], /--forward-to: expected a URL/],
    ['an address without its option', ['listen', 'http://localhost:3000'], /'http:\/\/localhost:3000'/],
    ['a status without its option', ['checkouts', 'list', 'completed'], /'completed'/],
    ['an unknown event', ['trigger', 'checkout.done'], /Expected one event type, got checkout\.done/],
    ['an unknown status', ['checkouts', 'list', '--status', 'paid'], /--status: expected one of started, /],
  ])('%s ends with code 2 and what to do', async (_, args, message) => {
    const { code, out, err } = await run(args, { TAMARACK_SECRET_KEY: 'sk_sandbox_1' });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  test('an unavailable API is named, and a server that is not a sandbox refused', async () => {
    const away = { TAMARACK_SECRET_KEY: 'sk_sandbox_1', TAMARACK_API_URL: 'http://localhost:1' };
    const { code, err } = await run(['trigger', 'ping'], away);
    expect([code, err]).toEqual([1, expect.stringContaining('No response from http://localhost:1')]);
    const live = await startFakeServer();
    live.respondWith({ status: 404 });
    const other = await run(['trigger', 'ping'], { ...away, TAMARACK_API_URL: live.origin });
    await live.close();
    expect([other.code, other.err]).toEqual([2, expect.stringContaining(`${live.origin} is not a sandbox`)]);
  });

  test('a missing key is explained, and a wrong one not printed', async () => {
    const none = await run(['checkouts', 'list'], {});
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('TAMARACK_SECRET_KEY is not set')]);
    const wrong = await run(['checkouts', 'list'], { TAMARACK_SECRET_KEY: 'pk_live_77' });
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('a publishable key')]);
    expect(wrong.err).not.toContain('pk_live_77');
    const nowhere = await run(['checkouts', 'list'], { TAMARACK_SECRET_KEY: 'sk_test_77' });
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('TAMARACK_API_URL is not set')]);
  });
});

describeOneDatabase('tamarack, in the sandbox', (makeApi) => {
  let api: Api;
  let server: MerchantServer;
  let tamarack: Tamarack;
  let env: Io['env'];
  const { secretKey } = sandboxMerchant;
  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi({
      send: sendTo,
      clock: createRealTimeClock(),
      config: { scoring: testTiming },
    });
    const apiUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
    env = { TAMARACK_SECRET_KEY: secretKey, TAMARACK_API_URL: apiUrl };
    tamarack = createTamarack({ secretKey, apiUrl });
  });
  afterAll(() => server.close());

  const runHere = (...args: string[]) => run(args, env);
  /** The API listens elsewhere than its public address says. */
  const trigger = (type: string) =>
    runHere('trigger', type, '--json', '--origin', api.services.config.publicUrl);

  test('listen forwards what occurs, signed with a secret that stays the same', async () => {
    const listening = prepareRun(env);
    const ended = runTamarack(['listen', '--forward-to', server.url('/local')], listening.io);
    await expect.poll(() => listening.err.join('\n')).toContain('Press Ctrl+C');
    const secret = deriveSecret(secretKey);
    expect(listening.err[0]).toContain(secret);
    const { linkId } = await tamarack.invoiceLinks.create({ amount: 3264.17, invoiceId: 'NL-77001' });
    await server.waitForEvents('/local', 'invoice_link.created');
    const [received] = server.received.filter(({ path }) => path === '/local');
    const event = verifyWebhook(received?.body ?? '', received?.headers ?? {}, secret);
    expect(event).toMatchObject({
      type: 'invoice_link.created',
      data: { linkId, invoiceNumber: 'NL-77001' },
    });
    await tamarack.invoiceLinks.reject(linkId);
    await server.waitForEvents('/local', 'invoice_link.rejected');
    await expect.poll(() => listening.out).toHaveLength(2);
    expect(listening.out[0]).toMatch(/invoice_link\.created {2}\S+ {2}NL-77001 {2}→ 204$/);
    listening.end();
    expect(await ended).toBe(0);
    expect(server.received.filter(({ path }) => path === '/local')).toHaveLength(2);
  });

  test('listen retries failed deliveries, and reports it', async () => {
    const listening = prepareRun(env);
    const ended = runTamarack(['listen', '--forward-to', server.url('/mended')], listening.io);
    await expect.poll(() => listening.err.join('\n')).toContain('Press Ctrl+C');
    server.respondWith(({ path, attempt }) => (path === '/mended' && attempt === 1 ? 500 : 204));
    await tamarack.invoiceLinks.create({ amount: 1200, invoiceId: 'NL-77003' });
    await expect.poll(() => listening.out, { timeout: 20_000 }).toHaveLength(2);
    listening.end();
    expect(await ended).toBe(0);
    server.respondWith(() => 204);
    expect(listening.out[0]).toMatch(/NL-77003 {2}→ 500, retrying in 2 s$/);
    expect(listening.out[1]).toMatch(/NL-77003 {2}→ 204$/);
    const received = server.received.filter(({ path }) => path === '/mended');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const secret = deriveSecret(secretKey);
    for (const { body, headers } of received)
      expect(verifyWebhook(body, headers, secret)).toMatchObject({ type: 'invoice_link.created' });
  });

  test('listen reports an unreachable server, and filters types', async () => {
    const listening = prepareRun(env);
    const args = [
      'listen',
      '--forward-to',
      'http://localhost:1/none',
      '--events',
      'checkout.complete, invoice_link.deactivated',
    ];
    const ended = runTamarack(args, listening.io);
    await expect.poll(() => listening.err.join('\n')).toContain('Press Ctrl+C');
    expect(listening.err[0]).toMatch(/^--events: checkout\.complete is no event type /);
    const { linkId } = await tamarack.invoiceLinks.create({ amount: 900, invoiceId: 'NL-77002' });
    await tamarack.invoiceLinks.deactivate(linkId);
    await expect.poll(() => listening.out).toHaveLength(1);
    expect(listening.out[0]).toMatch(/invoice_link\.deactivated .*→ no response \(.*retrying in 2 s$/);
    listening.end();
    expect(await ended).toBe(0);
  });

  test('listen exits with code 1 if the API refuses the key', async () => {
    const { code, err } = await run(['listen'], { ...env, TAMARACK_SECRET_KEY: 'sk_sandbox_nobody' });
    expect([code, err]).toEqual([1, expect.stringContaining('expected Bearer and the secret key')]);
  });

  test('checkouts list prints a table, filters, and JSON', async () => {
    await tamarack.checkouts.create({ cartTotal: 640.5, orderReference: 'PO-9001' });
    await tamarack.checkouts.create({ cartTotal: 7000, orderReference: 'PO-9002' });
    const { code, out } = await runHere('checkouts', 'list', '--limit', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^CHECKOUT +STATUS +TOTAL +REFERENCE +CREATED +BY\n\S+ +started +7000\.00 +PO-9002 /);
    const [, cursor = ''] = /More: --cursor (\S+)/.exec(out) ?? [];
    expect((await runHere('checkouts', 'list', '--cursor', cursor)).out).toContain('PO-9001');
    const found = await runHere('checkouts', 'list', '--amount', '640.50', '--status', 'started', '--json');
    expect(JSON.parse(found.out).items).toMatchObject([{ orderReference: 'PO-9001' }]);
    const wrong = await runHere('checkouts', 'list', '--from', 'yesterday');
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('/from: expected a date')]);
  });

  const compared = new Set<string>();
  const expectAsDocumented = ({
    type,
    data,
  }: {
    readonly type: string;
    readonly data: Record<string, unknown>;
  }) => {
    const [shown, sent] = compareWithExample(type, data);
    expect(sent).toEqual(shown);
    compared.add(type);
  };

  test.each([
    'checkout.approved',
    'checkout.rejected',
    'checkout.in_review',
    'checkout.abandoned',
    'checkout.cancelled',
    'checkout.captured',
    'checkout.released',
    'checkout.refunded',
    'checkout.completed',
    'agreement.signed',
    'invoice_link.created',
    'invoice_link.used',
    'invoice_link.rejected',
    'invoice_link.deactivated',
    'payee.change_proposed',
    'payee.changed',
    'payee.change_cancelled',
  ])('trigger makes %s occur', async (type) => {
    const { code, out, err } = await trigger(type);
    expect([code, err]).toEqual([0, expect.stringContaining(`${type}: `)]);
    const event = JSON.parse(out);
    expect(event).toMatchObject({ type });
    expectAsDocumented(event);
  });

  test.each([
    'payout.sent',
    'payout.paid',
    'payout.returned',
  ])('trigger makes %s occur, while the bank works', async (type) => {
    const bank = createSandboxBank(api);
    const triggered = trigger(type);
    const ended = triggered.then(() => true);
    await expect
      .poll(async () => {
        await api.services.payouts.runDue();
        await bank.processFiles();
        return Promise.race([ended, Promise.resolve(false)]);
      })
      .toBe(true);
    const { code, out } = await triggered;
    const event = JSON.parse(out);
    expect([code, event.type]).toEqual([0, type]);
    expectAsDocumented(event);
  });

  test('every event that the documents show has occurred', () => {
    expect(eventExamples.length).toBeGreaterThan(3);
    expect(eventExamples.filter((type) => !compared.has(type ?? ''))).toEqual([]);
  });

  test('a ping needs an enabled endpoint', async () => {
    expect(await trigger('ping')).toMatchObject({
      code: 2,
      err: expect.stringContaining('enabled endpoint'),
    });
    await tamarack.webhookEndpoints.create({ url: server.url('/ping') });
    expect((await trigger('ping')).code).toBe(0);
  });
});
