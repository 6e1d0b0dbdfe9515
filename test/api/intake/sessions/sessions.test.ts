import { beforeAll, expect, test } from 'vitest';
import { sweep } from '../../../../server/app/sweeps';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

const nobody = '01a1fc63-727b-7cd2-ad8f-a862e3a7d68a';

describeOneDatabase('sessions', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const call = (headers: Record<string, string>) => api.call('GET', '/v1/application', { headers });
  const expired = [401, 'session-expired'];

  test('the right pair of ID and token reaches its own application', async () => {
    const { checkoutId, ...person } = await api.session();
    expect((await person.view()).checkoutId).toBe(checkoutId);
  });

  test('neither half alone, nor halves of two sessions, give access', async () => {
    const [a, b] = [await api.session(), await api.session()];
    for (const headers of [
      {},
      { sessiontoken: a.sessionToken },
      { checkoutid: a.checkoutId },
      { sessiontoken: a.sessionToken, checkoutid: b.checkoutId },
      { sessiontoken: a.sessionToken, checkoutid: nobody },
      { sessiontoken: a.sessionToken.slice(0, -1), checkoutid: a.checkoutId },
      { sessiontoken: 'x', checkoutid: 'not even an id' },
    ]) {
      const { status, problem } = await call(headers);
      expect([status, problem.type]).toEqual(expired);
    }
  });

  test('another merchant’s page cannot use a leaked session', async () => {
    const { sessionToken, checkoutId } = await api.session();
    const other = await api.makeMerchant();
    const { status, problem } = await call({
      origin: other.origin,
      sessiontoken: sessionToken,
      checkoutid: checkoutId,
    });
    expect([status, problem.type]).toEqual([401, 'unauthorized']);
  });

  test('a session ends after two idle hours; use extends it', async () => {
    const person = await api.session();
    api.clock.advance({ hours: 1, minutes: 59 });
    expect((await person.get('/v1/application')).status).toBe(200);
    api.clock.advance({ hours: 1, minutes: 59 });
    expect((await person.get('/v1/application')).status).toBe(200);
    api.clock.advance({ hours: 2 });
    expect((await person.get('/v1/application')).problem.type).toBe('session-expired');
  });

  test('a session ends after a day however much it is used', async () => {
    const person = await api.session();
    for (let hour = 0; hour < 23; hour++) {
      api.clock.advance({ hours: 1 });
      expect((await person.get('/v1/application')).status).toBe(200);
    }
    api.clock.advance({ hours: 1 });
    expect((await person.get('/v1/application')).problem.type).toBe('session-expired');
  });

  test('the database stores the token’s hash only', async () => {
    const { sessionToken, resumeCookie } = await api.session();
    const rows = await api.database.selectFrom('session').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain(sessionToken);
    expect(text).not.toContain(resumeCookie);
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
  });

  test('expired sessions and stored responses are deleted; live ones and a signature’s remain', async () => {
    const fresh = await makeApi();
    const old = await fresh.session();
    const signed = await makeApplicantWithOption(fresh);
    expect((await sign(signed, await readAgreement(signed))).status).toBe(200);
    fresh.clock.advance({ hours: 25 });
    const live = await fresh.session();
    await sweep(fresh.services);
    const left = await fresh.database.selectFrom('session').select('checkout_id').execute();
    const checkouts = left.map(({ checkout_id }) => checkout_id);
    expect(checkouts).toContain(live.checkoutId);
    expect(checkouts).toContain(signed.checkoutId);
    expect(checkouts).not.toContain(old.checkoutId);
    const answers = await fresh.database.selectFrom('idempotency').select('created_at').execute();
    const day = fresh.clock.now().getTime() - 24 * 3_600_000;
    expect(answers.filter(({ created_at }) => created_at.getTime() < day)).toEqual([]);
    expect((await live.get('/v1/application')).status).toBe(200);
  });
});
