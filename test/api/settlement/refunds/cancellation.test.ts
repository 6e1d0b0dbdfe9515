import { beforeAll, expect } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  chooseAndSign,
  getApplicationId,
  getPhone,
  sendMerchantAction,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { testTiming } from '../../../support/scoring';
import { getUsedCredit, makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';
import { advanceTo, createPhone } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

describeMostlyOneDatabase('cancelling a checkout', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const cancel = ({ checkoutId }: ApplicantClient) => sendMerchantAction(api, checkoutId, 'cancel');
  const readStatus = async ({ checkoutId }: ApplicantClient): Promise<string> => {
    const row = api.database.selectFrom('checkout').select('status').where('id', '=', checkoutId);
    return (await row.executeTakeFirstOrThrow()).status;
  };

  test('cancelling ends the sessions and voids the offer; repeating it returns the same response', async () => {
    const person = await makeApplicantWithOption(api);
    const other = await api.session({ cartTotal: 8000 }, { resumeCookie: person.resumeCookie });
    const shown = await readAgreement(person);
    const first = await cancel(person);
    expect([first.status, first.body.status, first.body.financing]).toEqual([200, 'cancelled', null]);
    expect((await cancel(person)).body).toEqual(first.body);
    for (const { get } of [person, other])
      expect((await get('/v1/application')).problem.type).toBe('session-expired');
    expect((await sign(person, shown)).problem.type).toBe('session-expired');
    expect(await getUsedCredit(api, person)).toBe(0);
    const { option } = await api.services.applications.getFacts(api.database, person.applicationId);
    expect(option).toBeNull();
    const acts = await api.database
      .selectFrom('audit_event')
      .select('actor')
      .where('act', '=', 'checkout.cancelled')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(acts).toEqual([{ actor: `merchant:${api.merchant.id}` }]);
  });

  test('the device starts a new checkout, and the customer resumes the application', async () => {
    const phone = createPhone();
    const person = await advanceTo(api, 'personal', { phone });
    const id = await getApplicationId(api, person);
    await cancel(person);
    const next = await api.session({}, { resumeCookie: person.resumeCookie });
    expect(next.checkoutId).not.toBe(person.checkoutId);
    const back = await startReturningCheckout(api, phone);
    expect(await getApplicationId(api, back)).toBe(id);
    expect((await back.view()).facts).toMatchObject({ personalSaved: true, emailVerified: true });
    expect(await readStatus(person)).toBe('cancelled');
  });

  test('an approval that was not signed can be signed on another checkout', async () => {
    const person = await makeApprovedApplicant(api, { cartTotal: 8000 });
    await cancel(person);
    const next = await startReturningCheckout(api, await getPhone(api, person.customerId), {
      cartTotal: 700,
    });
    const { status, body } = await chooseAndSign(next, 'Élodie Côté');
    expect([status, body.facts.credit?.used]).toEqual([200, 700]);
  });

  test('a pending decision is still made, and the checkout stays cancelled', async () => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'instant' });
    await person.post('/v1/scoring');
    await cancel(person);
    const facts = await waitUntil(
      () => api.services.applications.getFacts(api.database, person.applicationId),
      ({ outcome }) => outcome !== null,
    );
    expect(facts.credit?.remaining).toBeGreaterThan(0);
    expect(await readStatus(person)).toBe('cancelled');
  });

  test('cancelling a signed checkout is rejected, with what to do instead', async () => {
    const person = await makeApplicantWithOption(api);
    await sign(person, await readAgreement(person));
    const refused = await cancel(person);
    expect(refused.problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('/refunds'),
    });
    expect((await person.view()).facts.agreement).toBe('signed');
  });

  testEach('signing and cancelling at once: exactly one succeeds', async () => {
    for (let round = 0; round < 6; round++) {
      const person = await makeApplicantWithOption(api);
      const shown = await readAgreement(person);
      const [signed, cancelled] = await Promise.all([sign(person, shown), cancel(person)]);
      expect([signed.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await getUsedCredit(api, person)).toBe(signed.status === 200 ? 8000_00 : 0);
      expect((await readStatus(person)) === 'cancelled').toBe(cancelled.status === 200);
    }
  });

  test('another merchant’s checkout is not found', async () => {
    const person = await api.session();
    const merchant = await api.makeMerchant();
    expect((await sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant })).problem.type).toBe(
      'not-found',
    );
    expect(await readStatus(person)).toBe('started');
  });
});
