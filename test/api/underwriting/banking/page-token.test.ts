import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { completeConnection, signIn, startConnection } from '../../../support/bank-connections';
import { describeOneDatabase } from '../../../support/describe-databases';
import { chequeAccount, storeAllDocuments } from '../../../support/documents';
import { testTiming, waitForDecision } from '../../../support/scoring';

describeOneDatabase('the page’s token and the bank', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  /** A request that the merchant's page makes with the session's token. */
  const callAsPage = (
    person: ApplicantAtBank,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
  ) =>
    api.call(method, url, {
      headers: {
        origin: api.merchant.origin,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body }),
    });
  const unauthorized = { status: 401, problem: { type: 'unauthorized' } };

  test('starts, completes and ends no connection', async () => {
    const person = await makeApplicantAtBank(api);
    const start = await callAsPage(person, 'POST', '/v1/bank/connection', { language: 'en' });
    expect(start).toMatchObject(unauthorized);
    const started = await startConnection(person);
    const login = await signIn(started, { user: 'greatday_nomfa' });
    const body = { connectionId: started.connectionId, ...login };
    expect(await callAsPage(person, 'POST', '/v1/bank/connection/complete', body)).toMatchObject(
      unauthorized,
    );
    expect((await person.view()).facts.bank).toBe('none');
    await completeConnection(person, started, login);
    expect(await callAsPage(person, 'DELETE', '/v1/bank/connection')).toMatchObject(unauthorized);
    expect((await person.view()).facts.bank).toBe('connected');
  });

  test('submits no account number', async () => {
    const person = await makeApplicantAtBank(api);
    await storeAllDocuments(api, person.applicationId);
    const answer = await callAsPage(person, 'POST', '/v1/documents/submit', chequeAccount);
    expect(answer).toMatchObject(unauthorized);
    expect((await person.view()).facts.documents.submitted).toBe(false);
    await person.post('/v1/documents/submit', chequeAccount);
    const shown = JSON.stringify((await callAsPage(person, 'GET', '/v1/application')).body);
    expect(shown).not.toContain(chequeAccount.account);
  });

  test('reads no fact about the connected bank', async () => {
    const person = await makeApplicantAtBank(api);
    const started = await startConnection(person);
    const login = await signIn(started, { user: 'greatday_nomfa' });
    await completeConnection(person, started, login);
    await person.post('/v1/scoring');
    await waitForDecision(person);
    await person.post('/v1/qualification/accept', { part: 'full' });
    const account = await api.services.banking.findDebitAccount(api.database, person.applicationId);
    const secrets = [started.connectionId, started.url, ...Object.values(login), account?.number ?? ''];
    for (const url of ['/v1/application', '/v1/scoring', '/v1/documents', '/v1/offers']) {
      const { status, body } = await callAsPage(person, 'GET', url);
      expect(status).toBe(200);
      for (const secret of secrets) {
        expect(secret).not.toBe('');
        expect(JSON.stringify(body)).not.toContain(secret);
      }
    }
  });
});
