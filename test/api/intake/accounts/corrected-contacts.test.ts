import { beforeAll, expect, test } from 'vitest';
import { resolveAccountReviews, waitForAlerts } from '../../../support/account-alerts';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeEachDatabase } from '../../../support/describe-databases';
import { actOnPeople } from '../../../support/people';
import { chooseAndSign, getPhone, startReturningCheckout } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { createEmail, createPhone, getAccountEmail, verifyEmail } from '../../../support/verification';

const name = 'Élodie Côté';

describeEachDatabase('contacts that an operator corrected', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const makeSupport = (email?: string) =>
    makeOperator(api, 'Sue Roy', { roles: ['support'], ...(email !== undefined && { email }) });

  /** A customer whose account one operator took over: a number and, once the hold is over, an address of their own. */
  const takeOver = async (email?: string) => {
    const { customerId } = await makeApprovedApplicant(api, { cartTotal: 800 });
    const support = await makeSupport(email);
    const contacts = { phone: createPhone(), email: createEmail() };
    const corrected = await actOnPeople(api, support).correct(customerId, {
      reason: 'request',
      reference: 'REQ-7',
      ...contacts,
    });
    expect(corrected.status).toBe(200);
    api.clock.advance({ hours: 25 });
    const person = await startReturningCheckout(api, contacts.phone, {
      cartTotal: 10_500,
      merchant: await api.makeMerchant(),
    });
    expect((await chooseAndSign(person, name)).problem.type).toBe('security-review');
    const { accounts } = api.services;
    const open = await accounts.listOpenReviews(support.operator);
    const review = open.find((each) => each.customerId === customerId);
    return { support, person, customerId, reviewId: review?.id ?? '' };
  };

  test('the operator who corrected them allows no purchase; another one does', async () => {
    const { support, person, customerId, reviewId } = await takeOver();
    await expect(
      api.services.accounts.resolveReview(support.operator, reviewId, 'cleared'),
    ).rejects.toMatchObject({ type: 'step-not-allowed' });
    expect((await chooseAndSign(person, name)).problem.type).toBe('security-review');
    expect(await resolveAccountReviews(api, customerId, 'cleared')).toEqual(['amount']);
    expect((await chooseAndSign(person, name)).status).toBe(200);
  });

  test('nor does another account of that operator; both may refuse it', async () => {
    const { reviewId } = await takeOver('mona@provider.example');
    const { operator } = await makeSupport('mona+2@provider.example');
    const { accounts } = api.services;
    await expect(accounts.resolveReview(operator, reviewId, 'cleared')).rejects.toMatchObject({
      type: 'step-not-allowed',
    });
    await accounts.resolveReview(operator, reviewId, 'refused');
  });

  test('a corrected number is told to the address, and to one that was replaced a moment ago', async () => {
    const { customerId } = await makeApprovedApplicant(api, { cartTotal: 800 });
    const phone = await getPhone(api, customerId);
    const former = await getAccountEmail(api, phone);
    const intruder = await startReturningCheckout(api, phone, {
      cartTotal: 900,
      merchant: await api.makeMerchant(),
    });
    const email = createEmail();
    await intruder.delete('/v1/verification/email');
    expect((await verifyEmail(api, intruder, email)).status).toBe(200);
    const correction = { reason: 'request', reference: null, phone: createPhone() };
    const corrected = await actOnPeople(api, await makeSupport()).correct(customerId, correction);
    expect(corrected.status).toBe(200);
    // a new device to the former address, the changed address and the number to both
    const alerts = (await waitForAlerts(api, [former, email], 5)).filter(({ text }) =>
      text.includes('we changed the phone number'),
    );
    expect(alerts.map(({ recipient }) => recipient).toSorted()).toEqual([former, email].toSorted());
    const token = alerts.find(({ recipient }) => recipient === former)?.token;
    expect((await api.call('POST', '/v1/account/disown', { body: { token } })).status).toBe(204);
  });
});
