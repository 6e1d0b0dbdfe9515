import { beforeAll, expect } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  createHostedClient,
  createResumeLink,
  followResumeLink,
  getHostedCookie,
  type HostedSession,
  makeLinkedApplicant,
  openResumeLink,
  resumeHosted,
} from '../../../support/resume-links';
import { getApplicationId, getPhone } from '../../../support/returning-customers';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';
import {
  advanceTo,
  createPhone,
  getAccountEmail,
  proveEmail,
  readCode,
  verifyPhone,
  wrongCode,
} from '../../../support/verification';

describeMostlyOneDatabase('resume links', (makeApi, { describe, test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const linked = (options?: Parameters<typeof makeLinkedApplicant>[1]) => makeLinkedApplicant(api, options);
  const follow = (token: string) => openResumeLink(api, token);
  /** Gives both proofs in a locked session. */
  const unlock = async (page: ApplicantClient, phone: string) => {
    await page.post('/v1/verification/phone');
    await page.post('/v1/verification/phone/confirm', { code: await readCode(api, phone) });
    return proveEmail(api, page, phone);
  };

  test('a resume link leads to the same checkout, and reveals only where the code goes', async () => {
    const { person, token, phone } = await linked({ cartTotal: 8765.43 });
    const { body, headers } = await followResumeLink(api, token);
    expect(body).toEqual({
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      // a locked session hears of no outcome
      outcomeToken: expect.stringMatching(/^[\w-]{36}\.[\w-]{43}$/),
      checkoutId: person.checkoutId,
      requestSource: 'tamarackDirectApp',
      cartTotal: 0,
      minimumPurchaseAmount: 0,
      isAmountQualified: true,
      redirectUrl: null,
    });
    expect(String(headers['set-cookie'])).toContain('HttpOnly');
    const view = await createHostedClient(api, body).view();
    expect(view).toEqual({
      ...(await (await api.session()).view()),
      checkoutId: person.checkoutId,
      redirectUrl: null,
      contact: {
        phoneMasked: `••• ••• ${phone.slice(-4)}`,
        emailMasked: null,
        pendingPhone: null,
        pendingEmail: null,
        proof: null,
        passkey: null,
      },
      facts: {
        ...(await (await api.session()).view()).facts,
        locked: true,
        proofDue: 'phone',
        eligibility: 'eligible',
        cartTotal: 0,
        minimumPurchase: 0,
      },
    });
  });

  test('a resume link opens with the codes sent to the application’s phone and the account’s email, whatever is requested', async () => {
    const { person, token, phone } = await linked();
    const before = await person.view();
    const page = await follow(token);
    const other = createPhone();
    const sent = await page.post('/v1/verification/phone', { phone: other, language: 'fr' });
    expect(sent.body.contact.pendingPhone).toMatchObject({ to: `••• ••• ${phone.slice(-4)}` });
    await expect(readCode(api, other)).rejects.toThrow('no code');
    const half = await page.post('/v1/verification/phone/confirm', { code: await readCode(api, phone) });
    expect(half.body.facts).toMatchObject({ locked: true, proofDue: 'email', outcome: null });
    const { status, body } = await proveEmail(api, page, phone);
    expect(status).toBe(200);
    // all is as it was, and the same as the applicant saw it
    expect(body).toEqual(before);
    expect(await page.view()).toEqual(before);
    expect((await page.get('/v1/offers')).status).toBe(200);
  });

  test('a resume link allows as many attempts as any code, and stays locked after a wrong one', async () => {
    const { token, phone } = await linked();
    const page = await follow(token);
    await page.post('/v1/verification/phone');
    const wrong = wrongCode(await readCode(api, phone));
    for (let left = 4; left >= 0; left--) {
      const { problem } = await page.post('/v1/verification/phone/confirm', { code: wrong });
      expect([problem.type, problem.attemptsLeft]).toEqual(['verification-code-invalid', left]);
    }
    const { problem } = await page.post('/v1/verification/phone/confirm', {
      code: await readCode(api, phone),
    });
    expect(problem.type).toBe('verification-retry-later');
    expect((await page.view()).facts.locked).toBe(true);
    expect((await page.post('/v1/verification/phone')).problem.type).toBe('verification-retry-later');
  });

  test('codes of a resume link are rate limited over all devices that follow it', async () => {
    const { token, phone } = await linked();
    const [one, two] = [await follow(token), await follow(token)];
    expect((await one.post('/v1/verification/phone')).status).toBe(200);
    const refused = await two.post('/v1/verification/phone');
    expect([refused.problem.type, refused.problem.retryAfter]).toEqual(['verification-retry-later', 30]);
    // whose code it is does not matter: it went to the one phone
    const half = await two.post('/v1/verification/phone/confirm', { code: await readCode(api, phone) });
    expect(half.status).toBe(200);
    const { body } = await proveEmail(api, two, phone);
    expect(body.facts.locked).toBe(false);
    expect((await one.get('/v1/application')).problem.type).toBe('session-expired');
  });

  testEach('two concurrent confirmations unlock the session once', async () => {
    const { token, phone } = await linked();
    const page = await follow(token);
    await page.post('/v1/verification/phone');
    const code = await readCode(api, phone);
    const answers = await Promise.all(
      [1, 2, 3].map(() => page.post('/v1/verification/phone/confirm', { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await page.post('/v1/verification/email');
    const second = await readCode(api, await getAccountEmail(api, phone));
    const ends = await Promise.all(
      [1, 2, 3].map(() => page.post('/v1/verification/email/confirm', { code: second })),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await page.view()).facts).toMatchObject({ locked: false, outcome: 'instantlyApproved' });
  });

  test('a resume link resumes an abandoned application only once phone and email are verified', async () => {
    const { person, token, phone } = await linked();
    await person.post('/v1/application/abandon', {
      sessionToken: person.sessionToken,
      checkoutId: person.checkoutId,
    });
    const status = async () =>
      (
        await api.database
          .selectFrom('checkout')
          .select('status')
          .where('id', '=', person.checkoutId)
          .executeTakeFirstOrThrow()
      ).status;
    const page = await follow(token);
    await page.view();
    await page.put('/v1/application/language', { language: 'fr' });
    await page.post('/v1/verification/phone');
    expect(await status()).toBe('abandoned');
    await page.post('/v1/verification/phone/confirm', { code: await readCode(api, phone) });
    expect(await status()).toBe('abandoned');
    await proveEmail(api, page, phone);
    expect(await status()).toBe('approved');
    expect((await page.view()).facts.abandoned).toBe(false);
  });

  test('a locked session changes nothing in the application', async () => {
    const { person, token } = await linked();
    const row = () =>
      api.database
        .selectFrom('application')
        .selectAll()
        .where('id', '=', person.applicationId)
        .executeTakeFirstOrThrow();
    const [before, seen] = [await row(), await person.view()];
    const page = await follow(token);
    expect((await page.put('/v1/application/language', { language: 'fr' })).status).toBe(200);
    await page.post('/v1/verification/phone');
    const { sessionToken, checkoutId } = page;
    const left = await api.call('POST', '/v1/application/abandon', { body: { sessionToken, checkoutId } });
    expect(left.problem.type).toBe('step-not-allowed');
    expect(await row()).toEqual(before);
    const { contact: _, ...after } = await person.view();
    expect(seen).toMatchObject(after);
  });

  test('a resume link shows the outcome to a customer who returns after signing', async () => {
    const person = await makeApplicantWithOption(api);
    await sign(person, await readAgreement(person));
    await person.post('/v1/purchase/complete');
    const page = await follow(await createResumeLink(api, person.applicationId));
    expect((await page.view()).facts).toMatchObject({ purchase: 'none', locked: true });
    const { body } = await unlock(page, await getPhone(api, person.customerId));
    expect(body).toMatchObject({
      status: 'completed',
      facts: { purchase: 'completed', agreement: 'signed' },
    });
  });

  test('a resume link follows its application to its current checkout', async () => {
    const phone = createPhone();
    const before = await advanceTo(api, 'business', { phone });
    const applicationId = await getApplicationId(api, before);
    const token = await createResumeLink(api, applicationId);
    const early = await follow(token);
    api.clock.advance({ minutes: 11 });
    const again = await advanceTo(api, 'phone', { phone });
    expect(await getApplicationId(api, again)).toBe(applicationId);
    // the first page is on a checkout with nothing behind it by now
    expect((await early.get('/v1/application')).problem.type).toBe('session-expired');
    expect((await early.post('/v1/verification/phone')).problem.type).toBe('session-expired');
    expect((await follow(token)).checkoutId).toBe(again.checkoutId);
  });

  test('unlocking a resume link ends other devices’ sessions, as every verified phone does', async () => {
    const { person, token, phone } = await linked();
    const page = await follow(token);
    expect((await person.get('/v1/application')).status).toBe(200);
    await unlock(page, phone);
    expect((await person.get('/v1/application')).problem.type).toBe('session-expired');
    expect((await page.get('/v1/application')).status).toBe(200);
  });

  test('a resume link is stored as a hash, and each use is recorded', async () => {
    const { person, token } = await linked();
    await follow(token);
    const links = await api.database.selectFrom('resume_link').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    const trail = await api.database
      .selectFrom('audit_event')
      .selectAll()
      .where('application_id', '=', person.applicationId)
      .where('act', '=', 'link.followed')
      .execute();
    expect(trail).toHaveLength(1);
    expect(JSON.stringify(trail)).not.toContain(token);
  });

  describe('a resume link over a refresh', () => {
    const refresh = async (cookie: string, { checkoutId }: HostedSession | ApprovedApplicant) =>
      createHostedClient(api, (await resumeHosted(api, cookie, checkoutId)).body);

    test('a refresh keeps the session locked or unlocked', async () => {
      const { token, phone } = await linked();
      const first = await followResumeLink(api, token);
      const cookie = getHostedCookie(first);
      api.clock.advance({ seconds: 1 });
      const again = await resumeHosted(api, cookie, first.body.checkoutId);
      expect(again.body).toMatchObject({ cartTotal: 0, redirectUrl: null, minimumPurchaseAmount: 0 });
      const page = createHostedClient(api, again.body);
      expect((await page.view()).facts.locked).toBe(true);
      await unlock(page, phone);
      const later = await resumeHosted(api, cookie, first.body.checkoutId);
      expect(later.body.cartTotal).toBe(8000);
      expect((await createHostedClient(api, later.body).view()).facts.locked).toBe(false);
      // the tab before it is no further for that
      expect((await createHostedClient(api, first.body).view()).facts.locked).toBe(true);
    });

    test('following the link again asks for the code again', async () => {
      const { token, phone } = await linked();
      const first = await followResumeLink(api, token);
      await unlock(createHostedClient(api, first.body), phone);
      api.clock.advance({ seconds: 1 });
      const second = await followResumeLink(api, token, { cookie: getHostedCookie(first) });
      expect((await createHostedClient(api, second.body).view()).facts.locked).toBe(true);
      expect((await (await refresh(getHostedCookie(first), second.body)).view()).facts.locked).toBe(true);
    });

    test('a merchant’s page cannot resume it: the device starts a new session there', async () => {
      const { person, token } = await linked();
      const value = getHostedCookie(await followResumeLink(api, token)).replace('tamarack_hosted=', '');
      const there = await api.session({ cartTotal: 999 }, { resumeCookie: value });
      expect(there.checkoutId).not.toBe(person.checkoutId);
      expect((await person.view()).facts.cartTotal).toBe(8000);
    });
  });

  test('a locked session does not block verifying the phone elsewhere', async () => {
    const { token, phone } = await linked();
    await follow(token);
    const there = await api.session({ cartTotal: 900 });
    const { body } = await verifyPhone(api, there, phone);
    expect(body.facts).toMatchObject({ locked: false, outcome: 'instantlyApproved' });
  });
});
