import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankServer } from '../../../../server/sandbox/bank/server';
import { createFlinks } from '../../../../server/src/adapters/flinks/flinks';
import { computeSignature } from '../../../../server/src/adapters/flinks/webhooks';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import {
  completeConnection,
  getConnection,
  signIn,
  startConnection,
} from '../../../support/bank-connections';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { sendTo } from '../../../support/send';
import { bankCredentials, startTestBank } from '../../../support/test-bank';
import { waitUntil } from '../../../support/wait-until';

const header = 'x-flinks-signature';
const secret = 'shared with the vendor';

describeEachDatabase('aggregator webhooks', (makeApi) => {
  let api: Api;
  let bank: BankServer;
  let address = '';
  const clock = createFakeClock();

  beforeAll(async () => {
    bank = await startTestBank({
      webhook: { url: () => `${address}/v1/webhooks/flinks`, secret, header, delayMs: 200 },
      now: clock.now,
    });
    const aggregator = createFlinks({
      ...bankCredentials,
      apiUrl: bank.origin,
      pageUrl: bank.origin,
      customerName: 'Lender',
      webhook: { secret, header },
      toolbox: false,
      testUser: null,
    });
    // nobody looks again by himself while the test runs
    const scoring = { ...testTiming, bankPollMs: 600_000 };
    api = await makeApi({ clock, adapters: { aggregator }, config: { scoring }, send: sendTo });
    address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => bank.close());

  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    fetch(`${address}/v1/webhooks/flinks`, {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from(body)),
    });
  const signed = (message: unknown) => {
    const body = JSON.stringify(message);
    return post(body, { 'content-type': 'application/json', [header]: computeSignature(secret, body) });
  };

  it.each(['test_dispatched', 'slow_bank'])('a webhook ends the polling for %s at once', async (user) => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user });
    await person.post('/v1/scoring');
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
  });

  it('a webhook without a valid signature is rejected', async () => {
    const body = JSON.stringify({ ResponseType: 'GetAccountsDetail' });
    expect((await post(body)).status).toBe(401);
    expect((await post(body, { [header]: computeSignature('guessed', body) })).status).toBe(401);
    const wrong = await post(`${body} `, { [header]: computeSignature(secret, body) });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('content-type')).toContain('problem+json');
  });

  it.each([
    { ResponseType: 'KYC', RequestId: randomUUID() },
    {
      ResponseType: 'GetAccountsDetail',
      RequestId: randomUUID(),
      Tag: 'nobody',
      Login: { Id: randomUUID() },
    },
    { ResponseType: 'GetAccountsDetail', RequestId: 3, Tag: [], Login: null },
    [],
  ])('an unusable webhook is accepted and ignored: %j', async (message) => {
    expect((await signed(message)).status).toBe(200);
    expect((await signed(message)).status).toBe(200);
  });

  it('a webhook may contain a year of transactions, up to 20 MB', async () => {
    const text = 'x'.repeat(3 * 1024 * 1024);
    expect((await signed({ ResponseType: 'GetAccountsDetail', text })).status).toBe(200);
    const large = Buffer.alloc(20 * 1024 * 1024 + 1, 'x');
    const answer = await post(large, { [header]: computeSignature(secret, large) }).catch(() => null);
    expect(answer?.status ?? 413).toBe(413);
    const small = await fetch(`${address}/v1/checkout`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(small.status).toBeGreaterThanOrEqual(400);
  });

  it('a webhook verifies a login by its tag, and supersedes any other login of the attempt', async () => {
    const person = await makeApplicantAtBank(api);
    const attempt = await startConnection(person);
    const { tag } = await getConnection(api, attempt.connectionId);
    const login = await signIn(attempt, { user: 'greatday_nomfa' });
    await signed({ ResponseType: 'GetAccountsDetail', Tag: tag, Login: { Id: randomUUID() } });
    const { problem } = await completeConnection(person, attempt, login);
    expect(problem.errors).toEqual([{ path: '/loginId', code: 'bankNotConnected' }]);

    const second = await startConnection(person);
    const mine = await signIn(second, { user: 'greatday_nomfa' });
    const row = await getConnection(api, second.connectionId);
    await signed({ ResponseType: 'GetAccountsDetail', Tag: row.tag, Login: { Id: mine.loginId } });
    await completeConnection(person, second, mine);
    expect((await getConnection(api, second.connectionId)).proof).toBe('tag');
  });

  it('a repeated webhook is harmless, and reveals nothing that is stored', async () => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'slow_bank' });
    await person.post('/v1/scoring');
    const run = await waitUntil(
      () =>
        api.database
          .selectFrom('scoring_run')
          .select(['id', 'bank_request'])
          .where('application_id', '=', person.applicationId)
          .executeTakeFirst(),
      (seen) => seen?.bank_request != null,
    );
    const message = {
      ResponseType: 'GetAccountsDetail',
      RequestId: run?.bank_request,
      Accounts: [{ Title: 'Invented', Transactions: [] }],
    };
    await Promise.all([signed(message), signed(message), signed(message)]);
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
    const decisions = await api.database
      .selectFrom('decision')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(decisions).toHaveLength(1);
  });

  it('webhooks are not found where they are not configured', async () => {
    const { webhooks: _, ...edge } = api.services.adapters.aggregator;
    const other = await makeApi({ adapters: { aggregator: { ...edge, webhooks: null } } });
    const { status } = await other.call('POST', '/v1/webhooks/flinks', {
      headers: { [header]: 'x', 'content-type': 'application/json' },
      body: {},
    });
    expect(status).toBe(404);
  });
});
