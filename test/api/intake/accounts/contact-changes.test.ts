import { beforeAll, expect } from 'vitest';
import { listApplicationEvents } from '../../../../server/src/platform/audit/repository';
import { listAlertKinds, resolveAccountReviews, waitForAlerts } from '../../../support/account-alerts';
import type { Api, ApplicantClient } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { readIdentity } from '../../../support/frames';
import {
  chooseAndSign,
  chooseOption,
  getApplicationId,
  getPhone,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { testTiming } from '../../../support/scoring';
import {
  advanceTo,
  business,
  createEmail,
  createPhone,
  getAccountEmail,
  personal,
  readCode,
  verifyEmail,
  verifyPhoneOnly,
} from '../../../support/verification';
import { walkTo } from '../../../support/walk-to';

const name = 'Élodie Côté';

describeMostlyOneDatabase('changes of an account’s contact data', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const changeEmail = async () => {
    const { customerId } = await makeApprovedApplicant(api, { cartTotal: 800 });
    const phone = await getPhone(api, customerId);
    const former = await getAccountEmail(api, phone);
    const person = await startReturningCheckout(api, phone, {
      cartTotal: 900,
      merchant: await api.makeMerchant(),
    });
    const email = createEmail();
    await person.delete('/v1/verification/email');
    expect((await verifyEmail(api, person, email)).status).toBe(200);
    return { person, phone, former, email, customerId };
  };
  /** The address that the second proof goes to now. */
  const findProofAddress = async (
    phone: string,
    addresses: readonly string[],
  ): Promise<string | undefined> => {
    const person = await api.session({}, { merchant: await api.makeMerchant() });
    await verifyPhoneOnly(api, person, phone);
    const before = await countCodes(addresses);
    await person.post('/v1/verification/email');
    const after = await countCodes(addresses);
    return addresses.find((_, at) => after[at] !== before[at]);
  };
  const countCodes = async (addresses: readonly string[]): Promise<readonly number[]> =>
    Promise.all(
      addresses.map(async (recipient) => {
        const rows = await api.database
          .selectFrom('outbox_message')
          .select('id')
          .where('recipient', '=', recipient)
          .where('text', '~', '\\m\\d{6}\\M')
          .execute();
        return rows.length;
      }),
    );

  test('a changed address is told to the former and the new one', async () => {
    const { person, former, email } = await changeEmail();
    const alerts = (await waitForAlerts(api, [former, email], 3)).filter(({ text }) =>
      text.includes('was changed'),
    );
    expect(alerts.map(({ recipient }) => recipient).toSorted()).toEqual([former, email].toSorted());
    const trail = await listApplicationEvents(api.database, await getApplicationId(api, person), 100);
    expect(trail).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: 'account.newDevice', actor: 'applicant' }),
        expect.objectContaining({
          act: 'account.emailChanged',
          actor: 'applicant',
          details: { onHold: true },
        }),
      ]),
    );
  });

  test('a changed address proves nothing for 24 hours; the former one does', async () => {
    const { phone, former, email } = await changeEmail();
    api.clock.advance({ minutes: 11 });
    expect(await findProofAddress(phone, [former, email])).toBe(former);
    api.clock.advance({ hours: 24 });
    expect(await findProofAddress(phone, [former, email])).toBe(email);
  });

  test('a changed address that the owner reports is replaced by the former one, after the hold as well', async () => {
    const { phone, former, email } = await changeEmail();
    // the new device, then the changed address
    const alerts = await waitForAlerts(api, [former], 2);
    const token = alerts.find(({ text }) => text.includes('was changed'))?.token;
    expect((await api.call('POST', '/v1/account/disown', { body: { token } })).status).toBe(204);
    api.clock.advance({ hours: 25 });
    expect(await findProofAddress(phone, [former, email])).toBe(former);
  });

  test('a purchase while the change is on hold is told to both addresses, on the usual device too', async () => {
    const owner = await makeApprovedApplicant(api, { cartTotal: 800 });
    await chooseAndSign(owner, name);
    const phone = await getPhone(api, owner.customerId);
    const former = await getAccountEmail(api, phone);
    const email = createEmail();
    const person = await startReturningCheckout(api, phone, { cartTotal: 900, browser: owner });
    await person.delete('/v1/verification/email');
    expect((await verifyEmail(api, person, email)).status).toBe(200);
    expect((await chooseAndSign(person, name)).problem.type).toBe('security-review');
    await resolveAccountReviews(api, owner.customerId, 'cleared');
    expect((await chooseAndSign(person, name)).status).toBe(200);
    const alerts = (await waitForAlerts(api, [former, email], 4)).filter(({ text }) =>
      text.includes('was signed on your'),
    );
    expect(alerts.map(({ recipient }) => recipient).toSorted()).toEqual([former, email].toSorted());
  });

  test('a purchase within 24 hours of the change waits for a person, and goes on once allowed', async () => {
    const { person, customerId } = await changeEmail();
    expect((await chooseAndSign(person, name)).problem.type).toBe('security-review');
    expect(await resolveAccountReviews(api, customerId, 'cleared')).toEqual(['recentChange']);
    expect((await chooseAndSign(person, name)).status).toBe(200);
  });

  test('after the 24 hours purchases need no person', async () => {
    const { phone } = await changeEmail();
    api.clock.advance({ hours: 25 });
    const person = await startReturningCheckout(api, phone, {
      cartTotal: 700,
      merchant: await api.makeMerchant(),
    });
    expect((await chooseAndSign(person, name)).status).toBe(200);
  });

  test('a new customer notices nothing: no second code, no alert, no hold after a corrected address', async () => {
    const phone = createPhone();
    const person = await advanceTo(api, 'email', { phone });
    await person.delete('/v1/verification/email');
    expect((await verifyEmail(api, person, createEmail())).body.facts).toMatchObject({
      locked: false,
      emailVerified: true,
    });
    const bought = await walkTo(api, 'completed', { phone: createPhone() });
    expect((await bought.view()).facts.purchase).toBe('completed');
    expect(await listAlertKinds(api, await findCustomerId(person))).toEqual([]);
    // the copy of the agreement, and no mail beside it
    expect(await listAlertKinds(api, await findCustomerId(bought))).toEqual(['signature']);
  });

  const findCustomerId = async ({ checkoutId }: ApplicantClient): Promise<string> => {
    const row = await api.database
      .selectFrom('application')
      .innerJoin('checkout', 'checkout.application_id', 'application.id')
      .select('customer_id as id')
      .where('checkout.id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    return row.id ?? '';
  };

  test('a customer who verified the address anew starts with it', async () => {
    const [phone, email] = [createPhone(), createEmail()];
    await advanceTo(api, 'business', { phone, email });
    api.clock.advance({ minutes: 11 });
    const merchant = await api.makeMerchant();
    const person = await advanceTo(api, 'phone', { phone, person: await api.session({}, { merchant }) });
    const { facts, draft } = await person.view();
    expect(facts).toMatchObject({ emailVerified: true, personalSaved: false });
    expect(await readIdentity(person)).toMatchObject({ email, personal: { first: personal.first } });
    expect(draft.business?.legal).toBe(business.legal);
  });

  testEach(
    'a second device of a customer in the middle of the forms gives the second proof too',
    async () => {
      const phone = createPhone();
      const first = await api.session();
      await verifyPhoneOnly(api, first, phone);
      api.clock.advance({ minutes: 11 });
      const second = await api.session();
      await verifyPhoneOnly(api, second, phone);
      // the application is on the second device now, without an account yet
      await second.put('/v1/application/eligibility', { eligible: true });
      expect((await second.view()).facts).toMatchObject({ locked: false, phoneVerified: true });
      const email = createEmail();
      await second.post('/v1/verification/email', { email });
      await second.post('/v1/verification/email/confirm', { code: await readCode(api, email) });
      api.clock.advance({ minutes: 11 });
      await verifyPhoneOnly(api, first, phone);
      expect((await first.view()).facts).toMatchObject({ locked: true, proofDue: 'email' });
      expect((await chooseOption(first)).problem.type).toBe('step-not-allowed');
    },
  );
});
