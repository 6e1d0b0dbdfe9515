import { beforeAll, expect, it } from 'vitest';
import {
  type Aggregator,
  createAggregatorError,
} from '../../../../server/src/underwriting/banking/aggregator';
import type { Api } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import {
  completeConnection,
  getConnection,
  hasLogin,
  signIn,
  startConnection,
} from '../../../support/bank-connections';
import { describeOneDatabase } from '../../../support/describe-databases';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { tamper } from '../../../support/tamper';
import { waitUntil } from '../../../support/wait-until';

const connect = async (person: ApplicantAtBank, user = 'greatday_nomfa') => {
  const started = await startConnection(person);
  const login = await signIn(started, { user });
  await completeConnection(person, started, login);
  return { ...login, connectionId: started.connectionId };
};

const isForgotten = (on: Api, loginId: string) =>
  waitUntil(
    () => hasLogin(on, loginId),
    (known) => !known,
  );

describeOneDatabase('disconnecting a bank', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const forgotten = (loginId: string) => isForgotten(api, loginId);

  it('deletes the login at the aggregator, and returns a draft to the bank step', async () => {
    const person = await makeApplicantAtBank(api);
    const { loginId, connectionId } = await connect(person);
    const { body } = await person.delete('/v1/bank/connection');
    expect(body.facts).toMatchObject({ bank: 'none', bankTrouble: null });
    expect(await getConnection(api, connectionId)).toMatchObject({
      state: 'disconnected',
      login_cipher: null,
    });
    await forgotten(loginId);
    const acts = await api.database
      .selectFrom('audit_event')
      .select('act')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(acts.map(({ act }) => act)).toContain('bank.disconnected');
    const again = await connect(person);
    expect((await person.view()).facts.bank).toBe('connected');
    expect(await hasLogin(api, again.loginId)).toBe(true);
  });

  it('after the outcome, keeps the decision and the account for debits', async () => {
    const person = await makeApplicantAtBank(api);
    const { loginId } = await connect(person);
    await person.post('/v1/scoring');
    const before = (await waitForDecision(person)).facts;
    const { facts } = (await person.delete('/v1/bank/connection')).body;
    expect(facts).toMatchObject({
      bank: 'disconnected',
      outcome: before.outcome,
      credit: before.credit,
    });
    await forgotten(loginId);
    const account = await api.services.banking.findDebitAccount(api.database, person.applicationId);
    expect(account).toMatchObject({ institution: '777' });
    expect((await person.delete('/v1/bank/connection')).problem.type).toBe('step-not-allowed');
  });

  it('is rejected when no bank is connected', async () => {
    const person = await makeApplicantAtBank(api);
    expect((await person.delete('/v1/bank/connection')).problem.type).toBe('step-not-allowed');
  });

  it('does not delete a login that another application uses', async () => {
    const one = await makeApplicantAtBank(api);
    const first = await connect(one, 'one_login');
    await one.post('/v1/scoring');
    await waitForDecision(one);
    const another = await makeApplicantAtBank(api, { customerId: one.customerId });
    await api.database.deleteFrom('credit_line').where('application_id', '=', one.applicationId).execute();
    await tamper(api, (trx) =>
      trx
        .updateTable('decision')
        .set({ outcome: 'sinNeeded' })
        .where('application_id', '=', one.applicationId)
        .execute(),
    );
    const second = await connect(another, 'one_login');
    expect(second.loginId).toBe(first.loginId);
    await another.post('/v1/scoring');
    await waitForDecision(another);
    await api.services.banking.disconnect(api.database, one.applicationId, true);
    await waitUntil(
      () => api.database.selectFrom('bank_forget').select('id').execute(),
      (rows) => rows.length === 0,
    );
    expect(await hasLogin(api, first.loginId)).toBe(true);
  });
});

/** On a database of its own: another server's workers would take its jobs, with keys of their own. */
describeOneDatabase('disconnecting while the aggregator is unreachable', (makeApi) => {
  it('retries while the aggregator is unreachable, and keeps the login encrypted until then', async () => {
    let down = true;
    const failing = (real: Aggregator): Aggregator => ({
      ...real,
      disconnect: async (loginId) => {
        if (down) throw createAggregatorError('outage', 'UNREACHABLE');
        await real.disconnect(loginId);
      },
    });
    const other = await makeApi({
      config: { scoring: testTiming },
      adapters: ({ aggregator }) => ({ aggregator: failing(aggregator) }),
    });
    const person = await makeApplicantAtBank(other);
    const { loginId } = await connect(person);
    await person.post('/v1/scoring');
    await waitForDecision(person);
    await person.delete('/v1/bank/connection');
    const waiting = () =>
      other.database.selectFrom('bank_forget').selectAll().where('proven', '=', true).execute();
    const [row] = await waiting();
    expect(row?.login_cipher.toString('latin1')).not.toContain(loginId);
    const kept = await other.database.selectFrom('bank_forget').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(loginId);
    expect(await hasLogin(other, loginId)).toBe(true);
    down = false;
    other.clock.advance({ hours: 2 });
    await other.services.banking.sweep();
    await isForgotten(other, loginId);
    await waitUntil(waiting, (rows) => rows.length === 0);
  });
});
