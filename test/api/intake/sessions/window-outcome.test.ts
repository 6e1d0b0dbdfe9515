import { beforeAll, expect, test } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeSignedPurchase } from '../../../support/ready-to-sign';
import {
  createHostedClient,
  createResumeLink,
  followResumeLink,
  type HostedSession,
} from '../../../support/resume-links';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { createPhone } from '../../../support/verification';
import { signAgreement, walkTo } from '../../../support/walk-to';

describeEachDatabase('the outcome of a window that was closed', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  /** A checkout of a merchant's page that continues in the provider's window. */
  const openWindow = async (page?: ApplicantClient) => {
    const redirectUrl = `${api.merchant.origin}/back`;
    const opener =
      page ?? (await api.session({ cartTotal: 4321.09, orderReference: 'PO-77', seller: { redirectUrl } }));
    const { body: hosted } = await api.call<HostedSession>('POST', '/v1/hosted', {
      headers: {
        origin: api.services.config.publicUrl,
        sessiontoken: opener.sessionToken,
        checkoutid: opener.checkoutId,
      },
    });
    const { sessionToken, checkoutId } = opener;
    return {
      opener,
      hosted,
      redirectUrl,
      person: createHostedClient(api, hosted),
      credentials: { sessionToken, checkoutId, outcomeToken: hosted.outcomeToken },
    };
  };
  const ask = (body: object) =>
    api.call('POST', '/v1/application/outcome', { headers: { origin: api.merchant.origin }, body });
  const read = ({ sessionToken, checkoutId }: Pick<HostedSession, 'sessionToken' | 'checkoutId'>) =>
    api.call('GET', '/v1/application', {
      headers: { origin: api.merchant.origin, sessiontoken: sessionToken, checkoutid: checkoutId },
    });

  test('tells the page of the signature, whose own session ended as the phone was verified, and ends the token', async () => {
    const { opener, hosted, person, credentials, redirectUrl } = await openWindow();
    await walkTo(api, 'chosen', { person, phone: createPhone() });
    expect((await read(opener)).status).toBe(401);
    expect((await ask(credentials)).body).toEqual({ outcome: null, redirectUrl });
    expect((await read(hosted)).status).toBe(200);
    expect((await signAgreement(person, 'en')).status).toBe(200);
    expect((await ask(credentials)).body).toEqual({ outcome: 'approved', redirectUrl });
    expect((await read(hosted)).problem.type).toBe('session-reused');
    // asked again, as by a page that lost the response
    expect((await ask(credentials)).body).toEqual({ outcome: 'approved', redirectUrl });
  });

  test('tells the page of a rejection', async () => {
    const { person, credentials } = await openWindow();
    await walkTo(api, 'bank', { person, phone: createPhone(), bankUser: 'rejected_nsf' });
    await person.post('/v1/scoring');
    await waitForDecision(person);
    expect((await ask(credentials)).body).toMatchObject({ outcome: 'rejected' });
  });

  test('tells the page that the customer left, if they did so in this window', async () => {
    const { person, hosted, credentials } = await openWindow();
    await walkTo(api, 'eligible', { person });
    const { sessionToken, checkoutId } = hosted;
    await api.call('POST', '/v1/application/abandon', { body: { sessionToken, checkoutId } });
    expect((await ask(credentials)).body).toMatchObject({ outcome: 'abandoned' });
  });

  test('needs no window: one that was closed at once has the page’s own session, which ends as well', async () => {
    const signed = await makeSignedPurchase(api);
    const { sessionToken, checkoutId } = signed;
    expect((await ask({ sessionToken, checkoutId })).body).toMatchObject({ outcome: 'approved' });
    expect((await read(signed)).problem.type).toBe('session-reused');
  });

  test('is told to nobody else', async () => {
    const { person, credentials, opener } = await openWindow();
    await walkTo(api, 'eligible', { person });
    const other = await openWindow();
    const { checkoutId, sessionToken, outcomeToken } = credentials;
    const refused = [
      { checkoutId, sessionToken: other.opener.sessionToken, outcomeToken: other.hosted.outcomeToken },
      { checkoutId: other.opener.checkoutId, sessionToken, outcomeToken },
      { checkoutId, sessionToken: '', outcomeToken: `${outcomeToken.split('.')[0]}.${'A'.repeat(43)}` },
      { checkoutId, sessionToken: '', outcomeToken: '' },
      { checkoutId, sessionToken: '', outcomeToken: 'x.y.z' },
    ];
    for (const body of refused) expect([body, (await ask(body)).status]).toEqual([body, 401]);
    // on another device a phone is verified: the window's session is over
    const elsewhere = await openWindow(opener);
    await walkTo(api, 'phone', { person: elsewhere.person, phone: createPhone() });
    expect((await ask(credentials)).status).toBe(401);
  });

  test('ends with the session, and no other part of the API takes its token', async () => {
    const { credentials, hosted } = await openWindow();
    const { checkoutId, outcomeToken } = credentials;
    expect((await read({ checkoutId, sessionToken: outcomeToken })).status).toBe(401);
    expect((await read(hosted)).status).toBe(200);
    api.clock.advance({ hours: 3 });
    expect((await ask(credentials)).status).toBe(401);
  });

  test('stays hidden in a window that a mailed link opened, until its phone is verified', async () => {
    const { applicationId, checkoutId } = await makeSignedPurchase(api);
    const { body } = await followResumeLink(api, await createResumeLink(api, applicationId));
    const credentials = { checkoutId, sessionToken: '', outcomeToken: body.outcomeToken };
    expect((await ask(credentials)).body).toEqual({ outcome: null, redirectUrl: null });
  });
});
