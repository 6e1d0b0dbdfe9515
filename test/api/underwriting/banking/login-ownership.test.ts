import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { visitBank } from '../../../support/bank-page';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

interface Started {
  readonly connectionId: string;
  readonly url: string;
}

describeMostlyOneDatabase('the ownership of a login', (makeApi, { test: it, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const start = async (person: ApplicantAtBank): Promise<Started> =>
    (await person.post<Started>('/v1/bank/connection', { language: 'fr' })).body;

  const login = async ({ url }: Started, user = 'greatday_nomfa') => {
    const result = await visitBank(url, { user });
    if ('flinksCode' in result) throw new Error(result.flinksCode);
    return result;
  };

  const complete = (person: ApplicantAtBank, { connectionId }: Started, done: object) =>
    person.post('/v1/bank/connection/complete', { connectionId, ...done });

  const readConnection = (id: string) =>
    api.database.selectFrom('bank_connection').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const score = async (person: ApplicantAtBank) => {
    await person.post('/v1/scoring');
    return waitForDecision(person);
  };

  it('verifies a login by the tag in its data before using any of it', async () => {
    const person = await makeApplicantAtBank(api);
    const attempt = await start(person);
    await complete(person, attempt, await login(attempt));
    expect((await readConnection(attempt.connectionId)).proof).toBeNull();
    expect((await score(person)).facts.outcome).toBe('instantlyApproved');
    expect((await readConnection(attempt.connectionId)).proof).toBe('tag');
  });

  it.each([
    ['another applicant', true],
    ['another attempt', false],
  ])('rejects a login of %s, uses nothing of it and does not delete it', async (_, foreign) => {
    const [one, other] = [await makeApplicantAtBank(api), await makeApplicantAtBank(api)];
    const owner = foreign ? other : one;
    const [mine, theirs] = [await start(one), await start(owner)];
    const done = await login(theirs);
    await complete(one, mine, done);
    const { facts } = await score(one);
    expect(facts).toMatchObject({
      bank: 'none',
      bankTrouble: 'retryCredentials',
      outcome: null,
      scoring: { state: 'notStarted' },
    });
    expect(await readConnection(mine.connectionId)).toMatchObject({ state: 'failed', login_cipher: null });
    expect(await api.services.banking.findDebitAccount(api.database, one.applicationId)).toBeNull();
    if (!foreign) return;
    // it was neither used up nor deleted by the attempt of others
    expect((await complete(other, theirs, done)).body.facts.bank).toBe('connected');
    expect((await score(other)).facts.outcome).toBe('instantlyApproved');
  });

  it('rejects a login that another customer has verified', async () => {
    const [one, other] = [await makeApplicantAtBank(api), await makeApplicantAtBank(api)];
    const attempt = await start(one);
    const done = await login(attempt);
    await complete(one, attempt, done);
    await score(one);
    const { problem } = await complete(other, await start(other), done);
    expect(problem.errors).toEqual([{ path: '/loginId', code: 'bankNotConnected' }]);
  });

  it('lets a customer connect the same login again, and rejects everyone else', async () => {
    const one = await makeApplicantAtBank(api);
    const first = await start(one);
    const done = await login(first, 'one_login');
    await complete(one, first, done);
    expect((await score(one)).facts.outcome).toBe('instantlyApproved');
    const again = await makeApplicantAtBank(api, { customerId: one.customerId });
    await api.database.deleteFrom('credit_line').where('application_id', '=', one.applicationId).execute();
    const second = await start(again);
    const same = await login(second, 'one_login');
    expect(same.loginId).toBe(done.loginId);
    expect((await complete(again, second, same)).status).toBe(200);
    const other = await makeApplicantAtBank(api);
    const third = await start(other);
    const { problem } = await complete(other, third, await login(third, 'one_login'));
    expect(problem.errors).toEqual([{ path: '/loginId', code: 'bankNotConnected' }]);
  });

  testEach('accepts one of two concurrent attempts, and has the other one’s login deleted', async () => {
    const person = await makeApplicantAtBank(api);
    const attempts = [await start(person), await start(person)];
    const logins = await Promise.all(attempts.map((attempt) => login(attempt)));
    const answers = await Promise.all(
      attempts.map((attempt, index) => complete(person, attempt, logins[index] ?? {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, left] = answers[0]?.status === 200 ? [0, 1] : [1, 0];
    const { aggregator } = api.services.adapters;
    const known = async (index: number) =>
      aggregator.openSession(logins[index]?.loginId ?? '').then(
        () => true,
        () => false,
      );
    await waitUntil(
      () => known(left),
      (there) => !there,
    );
    expect(await known(kept)).toBe(true);
    expect((await score(person)).facts.outcome).toBe('instantlyApproved');
  });
});
