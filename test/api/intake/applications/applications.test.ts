import { beforeAll, expect } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { advanceTo, business, personal } from '../../../support/verification';

describeMostlyOneDatabase('applications', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('a new application has its cart and merchant and nothing else', async () => {
    const person = await api.session({ cartTotal: 1250.5 });
    const view = await person.view();
    expect(view).toMatchObject({
      checkoutId: person.checkoutId,
      status: 'started',
      facts: {
        entry: 'cart',
        cartTotal: 1250.5,
        minimumPurchase: 500,
        amountQualified: true,
        eligibility: 'unanswered',
        phoneVerified: false,
        outcome: null,
        abandoned: false,
      },
      draft: { personal: null, business: null },
      contact: {
        phoneMasked: null,
        emailMasked: null,
        pendingPhone: null,
        pendingEmail: null,
        proof: null,
      },
      merchant: { name: 'Northern Supply' },
      settings: { sinRequired: true },
      reasons: [],
      decidedBy: null,
    });
  });

  test.each([
    ['personal before the email', 'phone', '/v1/application/personal', personal],
    ['business before personal', 'email', '/v1/application/business', business],
    ['a SIN nobody asked for', 'business', '/v1/application/sin', { sin: '046454286' }],
    ['eligibility after the email', 'email', '/v1/application/eligibility', { eligible: false }],
  ] as const)('%s is not allowed', async (_name, stage, url, body) => {
    const person = await advanceTo(api, stage);
    const before = await person.view();
    const { status, problem } = await person.put(url, body);
    expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    expect(await person.view()).toEqual(before);
  });

  test('a cart under the minimum cannot proceed', async () => {
    const person = await api.session({ cartTotal: 100 });
    const { problem } = await person.put('/v1/application/eligibility', { eligible: true });
    expect(problem.type).toBe('step-not-allowed');
  });

  test('an ineligible business gets no code until it corrects the answer', async () => {
    const person = await api.session();
    const { body } = await person.put('/v1/application/eligibility', { eligible: false });
    expect(body.facts.eligibility).toBe('ineligible');
    const { problem } = await person.post('/v1/verification/phone', { phone: '+14162345678' });
    expect(problem.type).toBe('step-not-allowed');
    await advanceTo(api, 'phone', { person });
    expect((await person.view()).facts.phoneVerified).toBe(true);
  });

  testEach('two tabs see the same state, and a double submission counts once', async () => {
    const first = await advanceTo(api, 'email');
    const second = await api.session({}, { resumeCookie: first.resumeCookie });
    expect(second.checkoutId).toBe(first.checkoutId);
    expect(second.sessionToken).not.toBe(first.sessionToken);
    const key = { 'idempotency-key': 'pressed-twice-0001' };
    const answers = [
      await first.put('/v1/application/personal', personal, key),
      await first.put('/v1/application/personal', personal, key),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const acts = await api.database
      .selectFrom('audit_event')
      .innerJoin('checkout', 'checkout.application_id', 'audit_event.application_id')
      .select('act')
      .where('checkout.id', '=', first.checkoutId)
      .where('act', '=', 'application.personal')
      .execute();
    expect(acts).toHaveLength(1);
    expect(await second.view()).toEqual(await first.view());
    expect((await second.view()).facts.personalSaved).toBe(true);
  });

  test('IDs of another session give no access', async () => {
    const [ours, theirs] = [await advanceTo(api, 'business'), await api.session()];
    for (const [sessiontoken, checkoutid] of [
      [theirs.sessionToken, ours.checkoutId],
      [ours.sessionToken, theirs.checkoutId],
      [ours.sessionToken, 'x'],
      ['', ''],
    ] as const) {
      const { status, problem } = await api.call('GET', '/v1/application', {
        headers: { origin: api.merchant.origin, sessiontoken, checkoutid },
      });
      expect([status, problem.type]).toEqual([401, 'session-expired']);
    }
  });

  test('leaving keeps what was saved; the device’s next session resumes the application', async () => {
    const person = await advanceTo(api, 'business');
    const { sessionToken, checkoutId } = person;
    const left = await api.call<Awaited<ReturnType<ApplicantClient['view']>>>(
      'POST',
      '/v1/application/abandon',
      {
        headers: { origin: api.merchant.origin, 'content-type': 'text/plain' },
        body: JSON.stringify({ sessionToken, checkoutId }),
      },
    );
    expect(left.status).toBe(200);
    expect(left.body).toMatchObject({ status: 'abandoned', facts: { abandoned: true, businessSaved: true } });
    const again = await api.session({}, { resumeCookie: person.resumeCookie });
    const { body } = await again.put('/v1/application/business', { ...business, timeInBusiness: 30 });
    expect(body).toMatchObject({ status: 'started', facts: { abandoned: false } });
  });

  test('only its own session can mark an application as abandoned', async () => {
    const [ours, theirs] = [await api.session(), await api.session()];
    const { status } = await api.call('POST', '/v1/application/abandon', {
      body: { sessionToken: theirs.sessionToken, checkoutId: ours.checkoutId },
    });
    expect(status).toBe(401);
    expect((await ours.view()).facts.abandoned).toBe(false);
  });

  testEach('the language is stored', async () => {
    const person = await api.session();
    expect((await person.put('/v1/application/language', { language: 'fr' })).status).toBe(200);
    expect((await person.put('/v1/application/language', { language: 'de' })).status).toBe(400);
    const { language } = await api.database
      .selectFrom('application')
      .innerJoin('checkout', 'checkout.application_id', 'application.id')
      .select('language')
      .where('checkout.id', '=', person.checkoutId)
      .executeTakeFirstOrThrow();
    expect(language).toBe('fr');
  });
});
