import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { hostedSession } from '../../../../server/src/intake/opening/hosted-schemas';
import type { Api, ApiResponse, ApplicantClient } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createHostedClient } from '../../../support/resume-links';
import { advanceTo, createPhone, personal, verifyEmail, verifyPhone } from '../../../support/verification';

type Hosted = z.output<typeof hostedSession>;

const getCookie = ({ headers }: ApiResponse<unknown>): string =>
  /tamarack_hosted=[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0] ?? '';

describeOneDatabase('the hosted page', (makeApi) => {
  let api: Api;
  let own: string;
  beforeAll(async () => {
    api = await makeApi();
    own = api.services.config.publicUrl;
  });

  const arrive = ({ sessionToken, checkoutId }: Hosted | ApplicantClient, cookie = '', origin = own) =>
    api.call<Hosted>('POST', '/v1/hosted', {
      headers: { origin, cookie, sessiontoken: sessionToken, checkoutid: checkoutId },
    });
  const resume = (cookie: string, checkoutId: string, origin = own) =>
    api.call<Hosted>('POST', '/v1/hosted/resume', { headers: { origin, cookie }, body: { checkoutId } });
  const reach = ({ sessionToken, checkoutId }: Hosted | ApplicantClient) =>
    api.call('GET', '/v1/application', {
      headers: { origin: own, sessiontoken: sessionToken, checkoutid: checkoutId },
    });
  /** The session as a person's, for what the support does with one. */
  const as = (session: Hosted): ApplicantClient => createHostedClient(api, session);

  test('a refresh resumes the checkout by a first-party, HttpOnly cookie', async () => {
    const redirectUrl = `${api.merchant.origin}/back`;
    const given = await api.session({ cartTotal: 800, seller: { redirectUrl } });
    const arrived = await arrive(given);
    const cookie = String(arrived.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/v1/hosted']) expect(cookie).toContain(part);
    // with it, Safari would not keep the cookie at http://localhost
    expect(cookie).not.toContain('Secure');
    expect(arrived.body).toEqual({
      sessionToken: expect.not.stringMatching(given.sessionToken),
      checkoutId: given.checkoutId,
      cartTotal: 800,
      minimumPurchaseAmount: 500,
      isAmountQualified: true,
      requestSource: 'tamarackDirectApp',
      redirectUrl,
      outcomeToken: expect.any(String),
    });
    const again = await resume(getCookie(arrived), given.checkoutId);
    expect(again.body).toEqual({
      ...arrived.body,
      sessionToken: expect.any(String),
      outcomeToken: expect.not.stringMatching(arrived.body.outcomeToken),
    });
    expect((await reach(again.body)).status).toBe(200);
  });

  test('the cookie requires TLS when the page is served over TLS', async () => {
    const publicUrl = 'https://api.example';
    const secure = await makeApi({ config: { publicUrl } });
    const { sessionToken, checkoutId } = await secure.session();
    const headers = { origin: publicUrl, sessiontoken: sessionToken, checkoutid: checkoutId };
    const arrived = await secure.call('POST', '/v1/hosted', { headers });
    expect(String(arrived.headers['set-cookie'])).toContain('Secure');
  });

  test('two tabs on two checkouts each resume their own', async () => {
    const [one, two] = [await api.session(), await api.session()];
    const cookie = getCookie(await arrive(one));
    expect(getCookie(await arrive(two, cookie))).toBe(cookie);
    for (const { checkoutId } of [one, two])
      expect((await resume(cookie, checkoutId)).body.checkoutId).toBe(checkoutId);
  });

  describe('nothing is resumed for', () => {
    test.each([
      ['a cookie nobody gave out', `tamarack_hosted=${'A'.repeat(43)}`],
      ['no cookie', ''],
    ])('%s', async (_name, cookie) => {
      const { checkoutId } = await api.session();
      const { status, problem } = await resume(cookie, checkoutId);
      expect([status, problem.type]).toEqual([401, 'session-expired']);
    });

    test('does not resume another device’s checkout or a malformed ID', async () => {
      const cookie = getCookie(await arrive(await api.session()));
      const other = await api.session();
      await arrive(other);
      for (const checkoutId of [other.checkoutId, '', "' or true", 'x'.repeat(100)])
        expect((await resume(cookie, checkoutId)).problem.type).toBe('session-expired');
    });

    test('does not resume from a merchant’s page, or an unregistered page', async () => {
      const given = await api.session();
      const cookie = getCookie(await arrive(given));
      for (const origin of [api.merchant.origin, 'https://evil.example', 'null']) {
        expect((await resume(cookie, given.checkoutId, origin)).problem.type).toBe('unauthorized');
        const refused = await arrive(given, cookie, origin);
        expect([refused.problem.type, getCookie(refused)]).toEqual(['unauthorized', '']);
      }
    });

    test('does not resume a day after the first session, however often the page was refreshed', async () => {
      const given = await api.session();
      let arrived = await arrive(given);
      for (let hour = 0; hour < 23; hour++) {
        api.clock.advance({ hours: 1 });
        arrived = await resume(getCookie(arrived), given.checkoutId);
        expect(arrived.status).toBe(200);
      }
      api.clock.advance({ hours: 1 });
      expect((await resume(getCookie(arrived), given.checkoutId)).problem.type).toBe('session-expired');
    });
  });

  test('sharing an address with one’s own session reveals nothing of what is entered there', async () => {
    const thief = await api.session();
    const spare = await api.session({}, { resumeCookie: thief.resumeCookie });
    const victim = as((await arrive(thief)).body);
    await advanceTo(api, 'eligible', { person: victim });
    await verifyPhone(api, victim, createPhone());
    await verifyEmail(api, victim);
    expect((await victim.put('/v1/application/personal', personal)).status).toBe(200);
    for (const held of [thief, spare]) expect((await reach(held)).problem.type).toBe('session-expired');
    const back = await api.session({}, { resumeCookie: thief.resumeCookie });
    expect(back.checkoutId).not.toBe(thief.checkoutId);
    expect((await back.view()).draft.personal).toBeNull();
  });

  test('a second tab of the same device stays active when the phone is verified', async () => {
    const first = await api.session();
    const second = await api.session({}, { resumeCookie: first.resumeCookie });
    await advanceTo(api, 'phone', { person: first });
    expect((await second.view()).facts.phoneVerified).toBe(true);
  });
});
