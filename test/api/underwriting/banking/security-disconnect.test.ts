import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { connectBank, makeApplying, startScoring } from '../../../support/applying';
import { eachDatabase } from '../../../support/each-database';
import { decided, testTiming } from '../../../support/scored';

eachDatabase('disconnecting beside another application of the same customer', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  test('an outcome that comes from another application does not disconnect this one for good', async () => {
    const person = await makeApplying(api);
    await connectBank(person, { user: 'greatday_nomfa' });
    const elsewhere = await startScoring(api, 'greatday_nomfa', person);
    expect((await decided(elsewhere)).facts.outcome).toBe('instantlyApproved');
    expect((await person.view()).facts).toMatchObject({ bank: 'connected', outcome: 'instantlyApproved' });
    const { body } = await person.delete('/v1/bank/connection');
    expect(body.facts.bank).toBe('none');
  });

  test('nor does it let anybody disconnect while this one is being decided', async () => {
    const person = await startScoring(api, 'never_ready');
    const elsewhere = await startScoring(api, 'greatday_nomfa', person);
    await decided(elsewhere);
    expect((await person.view()).facts).toMatchObject({ scoring: { state: 'running' }, bank: 'connected' });
    const { status, problem } = await person.delete('/v1/bank/connection');
    expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    expect((await person.view()).facts.bank).toBe('connected');
  });
});
