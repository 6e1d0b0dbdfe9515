import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import {
  completeConnection,
  getConnection,
  hasLogin,
  signIn,
  startConnection,
} from '../../../support/bank-connections';
import { visitBank } from '../../../support/bank-page';
import { describeOneDatabase } from '../../../support/describe-databases';
import { getHistoryMonth, sendStatement } from '../../../support/documents';
import { statementPdf } from '../../../support/pdfs';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

const answers = ['Montreal', 'Canada', 'Triangle'];

/** Each user of the test bank, from the iframe's address to the decision or back to the bank step. */
describeOneDatabase('users of the test bank', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: { ...testTiming, bankTimeoutMs: 300, maxBankAttempts: 2 } } });
  });

  it.each([
    ['Greatday', 'en'],
    ['Greatday', 'fr'],
    ['greatday_nomfa', 'fr'],
    ['test_dispatched', 'en'],
    ['test_pending', 'fr'],
    ['session_ends', 'en'],
  ] as const)('%s is connected in %s and decided', async (user, language) => {
    const person = await makeApplicantAtBank(api);
    const started = await startConnection(person, language);
    expect(new URL(started.url).searchParams.get('language')).toBe(language);
    await completeConnection(person, started, await signIn(started, { user, answers }));
    await person.post('/v1/scoring');
    expect((await waitForDecision(person)).facts).toMatchObject({
      bank: 'connected',
      bankTrouble: null,
      outcome: 'instantlyApproved',
    });
  });

  it.each([
    ['test_disabled_account', 'DISABLED_LOGIN'],
    ['test_service_unavailable', 'RETRY_LATER'],
  ])('%s gets no further than the bank’s page: %s', async (user, flinksCode) => {
    const person = await makeApplicantAtBank(api);
    const { url } = await startConnection(person);
    expect(await visitBank(url, { user })).toEqual({ flinksCode });
    expect((await person.view()).facts).toMatchObject({ bank: 'none', bankTrouble: null });
  });

  it('asks_again must sign in again before the bank is connected', async () => {
    const person = await makeApplicantAtBank(api);
    const started = await startConnection(person);
    const { status, problem } = await completeConnection(
      person,
      started,
      await signIn(started, { user: 'asks_again' }),
    );
    expect({ status, errors: problem.errors }).toEqual({
      status: 400,
      errors: [{ path: '/loginId', code: 'bankRetryCredentials' }],
    });
    expect((await person.view()).facts.bank).toBe('none');
  });

  it.each([
    ['login_withdrawn', 'chooseAnotherBank', 'DISABLED_LOGIN'],
    ['no_transactions', 'chooseAnotherBank', 'NO_TRANSACTION'],
    ['data_unavailable', 'retryLater', 'RETRY_LATER'],
  ] as const)('%s returns to the bank step: %s', async (user, bankTrouble, failure) => {
    const person = await makeApplicantAtBank(api);
    const started = await startConnection(person);
    const { loginId, ...login } = await signIn(started, { user });
    await completeConnection(person, started, { loginId, ...login });
    await person.post('/v1/scoring');
    const { facts } = await waitForDecision(person);
    expect(facts).toMatchObject({
      bank: 'none',
      bankTrouble,
      outcome: null,
      scoring: { state: 'notStarted', stage: null },
    });
    expect(await getConnection(api, started.connectionId)).toMatchObject({
      state: 'failed',
      trouble: bankTrouble,
      login_cipher: null,
    });
    const run = await api.database
      .selectFrom('scoring_run')
      .selectAll()
      .where('application_id', '=', person.applicationId)
      .executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: 'bankFailed', failure, bank_cipher: null });
    // a bank that cannot be had is asked again later
    if (bankTrouble === 'retryLater') return;
    await waitUntil(
      () => hasLogin(api, loginId),
      (known) => !known,
    );
  });

  it('an applicant who uploaded statements before the bank failed sees that, until the next upload', async () => {
    const person = await makeApplicantAtBank(api);
    const before = getHistoryMonth(api, 1);
    await sendStatement(person, { name: 'before.pdf', bytes: await statementPdf({ month: before }) });
    api.clock.advance({ seconds: 1 });
    const started = await startConnection(person);
    await completeConnection(person, started, await signIn(started, { user: 'no_transactions' }));
    await person.post('/v1/scoring');
    const { facts } = await waitForDecision(person);
    expect(facts).toMatchObject({ bankTrouble: 'chooseAnotherBank', documents: { statements: 1 } });
    api.clock.advance({ seconds: 1 });
    const after = { name: 'after.pdf', bytes: await statementPdf({ month: getHistoryMonth(api, 2) }) };
    expect((await sendStatement(person, after)).body.facts).toMatchObject({
      bankTrouble: null,
      documents: { statements: 2 },
    });
  });

  it('never_ready times out; a retry succeeds and the login is deleted', async () => {
    const person = await makeApplicantAtBank(api);
    const started = await startConnection(person);
    await completeConnection(person, started, await signIn(started, { user: 'never_ready' }));
    await person.post('/v1/scoring');
    await waitUntil(
      () =>
        api.database
          .selectFrom('scoring_run')
          .select('bank_since')
          .where('application_id', '=', person.applicationId)
          .executeTakeFirst(),
      (run) => run?.bank_since != null,
    );
    api.clock.advance({ seconds: 1 });
    expect((await waitForDecision(person)).facts.bankTrouble).toBe('timedOut');
    const again = await startConnection(person);
    const login = await signIn(again, { user: 'greatday_nomfa' });
    expect((await completeConnection(person, again, login)).body.facts).toMatchObject({
      bank: 'connected',
      bankTrouble: null,
    });
    await person.post('/v1/scoring');
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
    expect(await hasLogin(api, login.loginId)).toBe(true);
  });
});
