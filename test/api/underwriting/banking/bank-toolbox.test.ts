import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankServer } from '../../../../server/sandbox/bank/server';
import type { Api } from '../../../support/api';
import { makeApplying } from '../../../support/applying';
import { complete, signIn, startConnection } from '../../../support/bank-logins';
import { createClock } from '../../../support/clock';
import { onOneDatabase } from '../../../support/each-database';
import { decided, testTiming } from '../../../support/scored';
import { bankCredentials, startTestBank } from '../../../support/test-bank';

/** A bank of its own stands for the vendor's public sandbox. */
onOneDatabase('the vendor’s sandbox in the place of the emulated bank', (makeApi) => {
  let api: Api;
  let vendor: BankServer;
  const clock = createClock();

  beforeAll(async () => {
    vendor = await startTestBank({ now: clock.now });
    const flinks = {
      ...bankCredentials,
      apiUrl: vendor.origin,
      pageUrl: vendor.origin,
      customerName: 'Lender',
      webhook: null,
    };
    const sandbox = { bankPort: 0, origins: ['http://localhost:4020'], flinks };
    api = await makeApi({ clock, config: { sandbox, scoring: testTiming } });
  });
  afterAll(() => vendor.close());

  it('is framed from its own origin, and offers its test institution', async () => {
    const { url, origin } = await startConnection(await makeApplying(api), 'fr');
    expect(origin).toBe(vendor.origin);
    expect(new URL(url).origin).toBe(vendor.origin);
    expect(new URL(url).searchParams.get('demo')).toBe('true');
  });

  it('has users that everybody shares, with the same logins', async () => {
    const logins: string[] = [];
    for (const _ of [1, 2]) {
      const person = await makeApplying(api);
      const attempt = await startConnection(person);
      const login = await signIn(attempt, { user: 'one_login' });
      logins.push(login.loginId);
      expect((await complete(person, attempt, login)).status).toBe(200);
      await person.post('/v1/scoring');
      expect((await decided(person)).facts.outcome).toBe('instantlyApproved');
    }
    expect(logins[0]).toBe(logins[1]);
  });

  it('has the test user that the bypass connects', async () => {
    const person = await makeApplying(api);
    expect((await person.post('/v1/bank/bypass')).body.facts.bank).toBe('bypassed');
  });
});
