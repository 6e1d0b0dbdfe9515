import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { waitForAlerts } from '../../../support/account-alerts';
import type { Api, ApplicantClient } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { createHostedClient, createResumeLink, followResumeLink } from '../../../support/resume-links';
import {
  chooseOption,
  getApplicationId,
  getPhone,
  startReturningCheckout,
} from '../../../support/returning-customers';
import {
  createEmail,
  getAccountEmail,
  personal,
  readCode,
  verifyEmail,
  verifyPhoneOnly,
} from '../../../support/verification';

describeMostlyOneDatabase('a recycled phone number', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  const recycle = async () => {
    const owner = await makeApprovedApplicant(api, { cartTotal: 800 });
    const phone = await getPhone(api, owner.customerId);
    const email = await getAccountEmail(api, phone);
    api.clock.advance({ minutes: 11 });
    const holder = await api.session({ cartTotal: 700 });
    await holder.put('/v1/application/eligibility', { eligible: true });
    const { headers } = await verifyPhoneOnly(api, holder, phone);
    const [, device = ''] = /__Host-tamarack_device=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
    return { owner, phone, email, holder, device };
  };
  const startOver = (person: ApplicantClient, headers = {}) =>
    person.post('/v1/verification/start-over', {}, headers);

  test('its new holder starts as a new customer, without anything of the former one', async () => {
    const { owner, phone, email, holder } = await recycle();
    const { status, body } = await startOver(holder);
    expect(status).toBe(200);
    expect(body.facts).toMatchObject({
      locked: false,
      phoneVerified: true,
      emailVerified: false,
      outcome: null,
    });
    expect(JSON.stringify(body)).not.toContain(email);
    expect(body.draft).toEqual({ personal: null, business: null });
    const own = createEmail();
    expect((await verifyEmail(api, holder, own)).body.facts.emailVerified).toBe(true);
    expect((await holder.put('/v1/application/personal', personal)).body.facts.personalSaved).toBe(true);

    // with the number, the new holder's own account is found, and the former holder's line is out of reach
    const again = await startReturningCheckout(api, phone, { merchant: await api.makeMerchant() });
    expect(await getAccountEmail(api, phone)).toBe(own);
    expect((await again.view()).facts).toMatchObject({ locked: false, credit: null, outcome: null });
    expect((await chooseOption(again)).problem.type).toBe('step-not-allowed');
    // the line itself remains, for support
    const line = await api.database
      .selectFrom('credit_line')
      .select('customer_id')
      .where('id', '=', owner.lineId)
      .executeTakeFirstOrThrow();
    expect(line.customer_id).toBe(owner.customerId);
  });

  test('the former holder is told by email, and their device needs both proofs again', async () => {
    const { owner, email, holder } = await recycle();
    await startOver(holder);
    const [alert] = await waitForAlerts(api, [email], 1);
    expect(alert?.text).toContain('started as a new customer');
    expect((await owner.view()).facts).toMatchObject({ locked: true, proofDue: 'phone' });
  });

  testEach('the former holder’s devices and networks are forgotten, and the new one’s are kept', async () => {
    const { owner, phone, holder, device } = await recycle();
    api.clock.advance({ minutes: 11 });
    const elsewhere = await api.session({}, { merchant: await api.makeMerchant() });
    await elsewhere.post('/v1/verification/phone', { phone });
    const code = await readCode(api, phone);
    await elsewhere.post('/v1/verification/phone/confirm', { code }, { 'x-forwarded-for': '198.51.100.7' });
    const listDevices = (customerId: string) =>
      api.database
        .selectFrom('known_device')
        .select('token_hash')
        .where('customer_id', '=', customerId)
        .execute();
    const countNetworks = async (customerId: string): Promise<number> =>
      (
        await api.database
          .selectFrom('known_network')
          .select('proven_at')
          .where('customer_id', '=', customerId)
          .execute()
      ).length;
    expect(await listDevices(owner.customerId)).toHaveLength(2);
    expect(await countNetworks(owner.customerId)).toBe(2);
    const { cookie } = await holder.openFrames();
    const { status } = await startOver(holder, { cookie: `${cookie}; __Host-tamarack_device=${device}` });
    expect(status).toBe(200);
    expect(await listDevices(owner.customerId)).toEqual([]);
    expect(await countNetworks(owner.customerId)).toBe(0);
    const newHolder = await api.database
      .selectFrom('application')
      .select('customer_id')
      .where('id', '=', await getApplicationId(api, holder))
      .executeTakeFirstOrThrow();
    expect(await listDevices(newHolder.customer_id ?? '')).toEqual([
      { token_hash: api.services.keys.hash(device) },
    ]);
    expect(await countNetworks(newHolder.customer_id ?? '')).toBe(1);
  });

  test('the page’s token detaches no number', async () => {
    const { holder, phone } = await recycle();
    const { status } = await api.call('POST', '/v1/verification/start-over', {
      headers: {
        origin: api.merchant.origin,
        sessiontoken: holder.sessionToken,
        checkoutid: holder.checkoutId,
        'idempotency-key': randomUUID(),
      },
      body: {},
    });
    expect(status).toBe(401);
    expect((await holder.view()).facts).toMatchObject({ locked: true, proofDue: 'email' });
    expect(await getAccountEmail(api, phone)).toMatch(/@/);
  });

  test('the way out is there after wrong codes too', async () => {
    const { email, holder } = await recycle();
    await holder.post('/v1/verification/email');
    const code = await readCode(api, email);
    for (let n = 1; n <= 5; n++)
      await holder.post('/v1/verification/email/confirm', {
        code: String((Number(code) + n) % 1_000_000).padStart(6, '0'),
      });
    expect((await holder.post('/v1/verification/email')).problem.type).toBe('verification-retry-later');
    expect((await startOver(holder)).body.facts.locked).toBe(false);
  });

  test('only where the second code is due, of a checkout that is not the account’s', async () => {
    const fresh = await api.session();
    expect((await startOver(fresh)).problem.type).toBe('step-not-allowed');
    const owner = await makeApprovedApplicant(api);
    const phone = await getPhone(api, owner.customerId);
    expect((await startOver(owner)).problem.type).toBe('step-not-allowed');
    const { body } = await followResumeLink(api, await createResumeLink(api, owner.applicationId));
    const linked = createHostedClient(api, body);
    expect((await startOver(linked)).problem.type).toBe('step-not-allowed');
    await verifyPhoneOnly(api, linked, phone);
    expect((await linked.view()).contact.proof).toMatchObject({ canStartOver: false });
    expect((await startOver(linked)).problem.type).toBe('step-not-allowed');
  });
});
