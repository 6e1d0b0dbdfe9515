import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankServer } from '../../../../server/sandbox/bank/server';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { completeConnection, signIn, startConnection } from '../../../support/bank-connections';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { bankCredentials, startTestBank } from '../../../support/test-bank';

/** A bank of its own stands for the vendor's public sandbox. */
describeOneDatabase('the vendor’s sandbox instead of the emulated bank', (makeApi) => {
  let api: Api;
  let vendor: BankServer;
  const clock = createFakeClock();

  beforeAll(async () => {
    vendor = await startTestBank({ now: clock.now });
    const flinks = {
      ...bankCredentials,
      apiUrl: vendor.origin,
      pageUrl: vendor.origin,
      customerName: 'Lender',
      webhook: null,
    };
    const sandbox = { bankPort: 0, origins: ['http://localhost:4020'], localPages: false, flinks };
    api = await makeApi({ clock, config: { sandbox, scoring: testTiming } });
  });
  afterAll(() => vendor.close());

  it('can be framed from its own origin, and offers its test institution', async () => {
    const { url, origin } = await startConnection(await makeApplicantAtBank(api), 'fr');
    expect(origin).toBe(vendor.origin);
    expect(new URL(url).origin).toBe(vendor.origin);
    expect(new URL(url).searchParams.get('demo')).toBe('true');
  });

  it('has shared test users with the same logins', async () => {
    const logins: string[] = [];
    for (const _ of [1, 2]) {
      const person = await makeApplicantAtBank(api);
      const attempt = await startConnection(person);
      const login = await signIn(attempt, { user: 'one_login' });
      logins.push(login.loginId);
      expect((await completeConnection(person, attempt, login)).status).toBe(200);
      await person.post('/v1/scoring');
      expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
    }
    expect(logins[0]).toBe(logins[1]);
  });

  it('has the test user that the bypass connects', async () => {
    const person = await makeApplicantAtBank(api);
    expect((await person.post('/v1/bank/bypass')).body.facts.bank).toBe('bypassed');
  });
});
