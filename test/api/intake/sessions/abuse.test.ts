import { beforeAll, expect, test } from 'vitest';
import type { Api, ApiResponse, ApplicantClient, View } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { readIdentity } from '../../../support/frames';
import { createHostedClient } from '../../../support/resume-links';
import { advanceTo, createPhone, personal, proveEmail, readCode } from '../../../support/verification';

describeEachDatabase('abuse of sessions', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  /** Does `meanwhile` after the caller of the next request was proven, as if its body were still on the way. */
  const slowly = async <T>(call: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> => {
    const { sessions } = api.services;
    const { authenticate } = sessions;
    const proven = async (...given: Parameters<typeof authenticate>) => {
      const session = await authenticate(...given);
      Object.assign(sessions, { authenticate });
      await meanwhile();
      return session;
    };
    Object.assign(sessions, { authenticate: proven });
    return call().finally(() => Object.assign(sessions, { authenticate }));
  };

  /** A session that somebody else put into the address of the hosted page, and the one the page made beside it. */
  const planted = async () => {
    const thief = await api.session();
    const { publicUrl: origin } = api.services.config;
    const { sessionToken: sessiontoken, checkoutId: checkoutid } = thief;
    const arrived = await api.call<Parameters<typeof createHostedClient>[1]>('POST', '/v1/hosted', {
      headers: { origin, sessiontoken, checkoutid },
    });
    return { thief, victim: createHostedClient(api, arrived.body) };
  };

  const requests: Readonly<Record<string, (thief: ApplicantClient) => Promise<ApiResponse<View>>>> = {
    'a change': (thief) => thief.put('/v1/application/language', { language: 'fr' }),
    'a look': (thief) => thief.get('/v1/application'),
  };
  test.each(
    Object.entries(requests),
  )('%s that was opened before the phone was verified on another device reveals nothing afterwards', async (_, request) => {
    const phone = createPhone();
    // at another merchant: its forms are offered here
    const elsewhere = await api.session({}, { merchant: await api.makeMerchant() });
    await advanceTo(api, 'personal', { phone, person: elsewhere });
    api.clock.advance({ minutes: 11 });
    const { thief, victim } = await planted();
    await advanceTo(api, 'eligible', { person: victim });
    await victim.post('/v1/verification/phone', { phone });
    const confirm = async () => {
      const code = await readCode(api, phone);
      await victim.post('/v1/verification/phone/confirm', { code });
      await proveEmail(api, victim, phone);
      expect((await readIdentity(victim)).personal?.street).toBe(personal.street);
    };
    const { status, problem } = await slowly(() => request(thief), confirm);
    expect([status, problem.type]).toEqual([401, 'session-expired']);
  });
});
