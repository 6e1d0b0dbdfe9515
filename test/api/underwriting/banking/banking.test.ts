import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Jobs } from '../../../../server/src/platform/jobs/jobs';
import { createAggregatorError } from '../../../../server/src/underwriting/banking/aggregator';
import { createConnectService } from '../../../../server/src/underwriting/banking/connect/connect-service';
import { createBankingService } from '../../../../server/src/underwriting/banking/service';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { visitBank } from '../../../support/bank-page';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';

const user = 'greatday_nomfa';

interface Started {
  readonly connectionId: string;
  readonly url: string;
  readonly origin: string;
}

describeOneDatabase('connecting a bank', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  /** For a second service beside the API's own: the queues have their workers. */
  const jobs: Jobs = {
    work: () => undefined,
    send: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };

  const start = async (person: Awaited<ReturnType<typeof makeApplicantAtBank>>): Promise<Started> =>
    (await person.post<Started>('/v1/bank/connection', { language: 'fr' })).body;

  const login = async (url: string) => {
    const result = await visitBank(url, { user });
    if ('flinksCode' in result) throw new Error(result.flinksCode);
    return result;
  };

  const listRows = (applicationId: string) =>
    api.database
      .selectFrom('bank_connection')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('started_at')
      .execute();

  it('gives an address on the bank’s own origin, in the requested language, that opens once', async () => {
    const person = await makeApplicantAtBank(api);
    const { url, origin } = await start(person);
    expect(new URL(url).origin).toBe(origin);
    expect(new URL(url).pathname).toBe('/v2/');
    expect(new URL(url).searchParams.get('language')).toBe('fr');
    await login(url);
    expect(await visitBank(url, { user })).toEqual({ flinksCode: 'TOKEN_INVALID' });
    expect((await start(person)).url).not.toBe(url);
  });

  it('accepts a login of this attempt and stores it encrypted', async () => {
    const person = await makeApplicantAtBank(api);
    const started = await start(person);
    const done = await login(started.url);
    const answer = await person.post('/v1/bank/connection/complete', {
      connectionId: started.connectionId,
      ...done,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.facts.bank).toBe('connected');
    const [row] = await listRows(person.applicationId);
    expect(row).toMatchObject({ state: 'connected', kind: 'page', selected_account: done.accountId });
    expect(row?.login_cipher?.toString('latin1')).not.toContain(done.loginId);
    expect(JSON.stringify(answer.body)).not.toContain(done.loginId);
  });

  it('rejects an unknown login, and an attempt of another applicant', async () => {
    const [one, other] = [await makeApplicantAtBank(api), await makeApplicantAtBank(api)];
    const [mine, foreign] = [await start(one), await start(other)];
    const foreignLogin = await login(foreign.url);
    const madeUp = '8d3c6f0e-0000-4000-8000-000000000000';
    const attempts = [
      [{ connectionId: mine.connectionId, ...foreignLogin, loginId: madeUp }, 'bankRetryCredentials'],
      [{ connectionId: foreign.connectionId, ...foreignLogin }, 'bankNotConnected'],
      [{ connectionId: 'nonsense', ...foreignLogin }, 'bankNotConnected'],
    ] as const;
    for (const [body, code] of attempts) {
      const { status, problem } = await one.post('/v1/bank/connection/complete', body);
      expect(status).toBe(400);
      expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: '/loginId', code }] });
      expect(JSON.stringify(problem)).not.toContain(body.loginId);
    }
    expect((await one.view()).facts).toMatchObject({ bank: 'none', bankTrouble: null });
  });

  it('rejects an attempt that was left open for hours', async () => {
    const clock = createFakeClock();
    const slow = await makeApi({ clock });
    const person = await makeApplicantAtBank(slow);
    const { body: started } = await person.post<Started>('/v1/bank/connection', {});
    const done = await login(started.url);
    clock.advance({ minutes: 110 });
    await person.view();
    clock.advance({ minutes: 11 });
    const { problem } = await person.post('/v1/bank/connection/complete', {
      connectionId: started.connectionId,
      ...done,
    });
    expect(problem.errors).toEqual([{ path: '/loginId', code: 'bankNotConnected' }]);
  });

  it('connects once, however often it is submitted, and supersedes open attempts', async () => {
    const person = await makeApplicantAtBank(api);
    const left = await start(person);
    const started = await start(person);
    const body = { connectionId: started.connectionId, ...(await login(started.url)) };
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await person.post('/v1/bank/connection/complete', body, key),
      await person.post('/v1/bank/connection/complete', body, key),
    ];
    expect(again.body).toEqual(first.body);
    expect((await person.post('/v1/bank/connection/complete', body)).problem.type).toBe('step-not-allowed');
    const states = (await listRows(person.applicationId)).map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({
      [left.connectionId]: 'superseded',
      [started.connectionId]: 'connected',
    });
  });

  it('is rejected before the business is known', async () => {
    const person = await api.session();
    expect((await person.post('/v1/bank/connection', {})).problem.type).toBe('step-not-allowed');
    expect((await person.post('/v1/bank/bypass')).problem.type).toBe('step-not-allowed');
  });

  it('can be bypassed in a test environment, which fetches the test user’s data as usual', async () => {
    const person = await makeApplicantAtBank(api);
    const { body } = await person.post('/v1/bank/bypass');
    expect(body.facts.bank).toBe('bypassed');
    expect(body.settings.testEnvironment).toBe(true);
    const [row] = await listRows(person.applicationId);
    expect(row).toMatchObject({ kind: 'bypass', state: 'connected' });
  });

  it('cannot be bypassed in any other environment', async () => {
    const person = await makeApplicantAtBank(api);
    const { services } = api;
    const aggregator = { ...services.adapters.aggregator, connectTestUser: null };
    const banking = createBankingService({ ...services, jobs, aggregator });
    const connect = createConnectService({ ...services, banking });
    const session = {
      sessionId: '',
      checkoutId: person.checkoutId,
      applicationId: person.applicationId,
      merchantId: api.merchant.id,
      locked: false,
      proofDue: null,
      frame: null,
    };
    await expect(connect.bypass(session)).rejects.toMatchObject({ type: 'step-not-allowed' });
    await expect(banking.verifyBypass(person.applicationId)).rejects.toMatchObject({
      type: 'step-not-allowed',
    });
    expect(await listRows(person.applicationId)).toEqual([]);
  });

  it('asks to retry later when the aggregator is unreachable, and changes nothing', async () => {
    const person = await makeApplicantAtBank(api);
    const { services } = api;
    const down = async () => {
      throw createAggregatorError('outage', 'UNREACHABLE');
    };
    const banking = createBankingService({
      ...services,
      jobs,
      aggregator: { ...services.adapters.aggregator, pageUrl: down },
    });
    await expect(banking.start(person.applicationId, 'en')).rejects.toMatchObject({
      type: 'service-unavailable',
      details: { retryAfter: 30 },
    });
    expect((await person.view()).facts.bank).toBe('none');
    expect((await connectBank(person, { user })).status).toBe(200);
  });
});
