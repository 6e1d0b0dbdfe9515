import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank, startScoring } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { testTiming, waitForDecision } from '../../../support/scoring';

describeEachDatabase('disconnecting with two applications of one customer', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  test('an outcome from another application does not disconnect this one permanently', async () => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'greatday_nomfa' });
    const elsewhere = await startScoring(api, 'greatday_nomfa', person);
    expect((await waitForDecision(elsewhere)).facts.outcome).toBe('instantlyApproved');
    expect((await person.view()).facts).toMatchObject({ bank: 'connected', outcome: 'instantlyApproved' });
    const { body } = await person.delete('/v1/bank/connection');
    expect(body.facts.bank).toBe('none');
  });

  test('a bank cannot be disconnected while this application is being decided', async () => {
    const person = await startScoring(api, 'never_ready');
    const elsewhere = await startScoring(api, 'greatday_nomfa', person);
    await waitForDecision(elsewhere);
    expect((await person.view()).facts).toMatchObject({ scoring: { state: 'running' }, bank: 'connected' });
    const { status, problem } = await person.delete('/v1/bank/connection');
    expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    expect((await person.view()).facts.bank).toBe('connected');
  });
});
