import { beforeAll, expect } from 'vitest';
import { toPhoneIndex } from '../../../../server/src/platform/keys/people';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { readCustomer } from '../../../support/customers';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { readIdentity } from '../../../support/frames';
import { getApplicationId } from '../../../support/returning-customers';
import {
  advanceTo,
  createEmail,
  createPhone,
  proveEmail,
  readCode,
  verifyPhone,
  wrongCode,
} from '../../../support/verification';

describeMostlyOneDatabase('a returning customer', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const readPhone = async (customerId: string): Promise<string> =>
    (await readCustomer(api, customerId)).phone ?? '';
  /** Far enough that no earlier code delays the next. */
  const later = (): void => api.clock.advance({ minutes: 11 });

  test('shows earlier data only after the codes to phone and email, then resumes the application', async () => {
    const [phone, email] = [createPhone(), createEmail()];
    const before = await advanceTo(api, 'business', { phone, email });
    later();
    const again = await api.session({ cartTotal: 777 });
    const fresh = await again.view();
    await again.post('/v1/verification/phone', { phone });
    const { contact, ...waiting } = await again.view();
    const { contact: _, ...nothing } = fresh;
    expect(waiting).toEqual(nothing);
    expect(contact).toMatchObject({ phoneMasked: null, emailMasked: null });
    const code = await readCode(api, phone);
    const refused = await again.post('/v1/verification/phone/confirm', { code: wrongCode(code) });
    expect(JSON.stringify(refused.body)).not.toContain(email);
    expect((await again.view()).draft).toEqual({ personal: null, business: null });

    const half = await again.post('/v1/verification/phone/confirm', { code });
    expect(half.body.facts).toMatchObject({ locked: true, proofDue: 'email', personalSaved: false });
    expect(half.body.draft).toEqual({ personal: null, business: null });
    expect(JSON.stringify(half.body)).not.toContain(email);
    // the owner's checkout is untouched until then
    expect((await before.view()).facts).toMatchObject({ locked: false, businessSaved: true });

    const { body } = await proveEmail(api, again, phone);
    expect(body.checkoutId).toBe(again.checkoutId);
    expect(body.facts).toMatchObject({
      cartTotal: 777,
      eligibility: 'eligible',
      phoneVerified: true,
      emailVerified: true,
      personalSaved: true,
      businessSaved: true,
      abandoned: false,
    });
    expect(await readIdentity(again)).toMatchObject({ email, sinLastThree: '286' });
    // the tab left open on the earlier checkout shows nothing any more
    const old = await before.view();
    expect(old).toMatchObject({
      status: 'abandoned',
      facts: { phoneVerified: false, personalSaved: false },
      draft: { personal: null, business: null },
      contact: { phoneMasked: null, emailMasked: null },
    });
  });

  test('resumes the application from the earlier checkout too: the two swap applications', async () => {
    const phone = createPhone();
    const before = await advanceTo(api, 'personal', { phone });
    const id = await getApplicationId(api, before);
    later();
    const again = await advanceTo(api, 'phone', { phone });
    expect(await getApplicationId(api, again)).toBe(id);
    later();
    await verifyPhone(api, before, phone);
    expect(await getApplicationId(api, before)).toBe(id);
    expect((await again.view()).facts.phoneVerified).toBe(false);
  });

  test('a checkout always has one application, and an application one checkout', async () => {
    const shared = await api.database
      .selectFrom('checkout')
      .select('application_id')
      .groupBy('application_id')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute();
    expect(shared).toEqual([]);
  });

  test('starts a new application with another merchant, as the same customer', async () => {
    const phone = createPhone();
    const before = await advanceTo(api, 'personal', { phone });
    later();
    const merchant = await api.makeMerchant();
    const elsewhere = await advanceTo(api, 'phone', { phone, person: await api.session({}, { merchant }) });
    expect((await elsewhere.view()).facts).toMatchObject({ phoneVerified: true, personalSaved: false });
    const customers = await api.database
      .selectFrom('application')
      .select('customer_id')
      .where('id', 'in', [await getApplicationId(api, before), await getApplicationId(api, elsewhere)])
      .execute();
    expect(new Set(customers.map(({ customer_id }) => customer_id)).size).toBe(1);
  });

  test('shows the existing credit line at another merchant only after the code', async () => {
    const approved = await makeApprovedApplicant(api, { qualification: 'accepted', limit: 20_000_00 });
    const merchant = await api.makeMerchant();
    const elsewhere = await api.session({ cartTotal: 900 }, { merchant });
    expect((await elsewhere.view()).facts.credit).toBeNull();
    const { body } = await verifyPhone(api, elsewhere, await readPhone(approved.customerId));
    expect(body.facts).toMatchObject({ outcome: 'instantlyApproved', qualification: 'open' });
    expect(body.facts.credit).toMatchObject({ limit: 20_000, remaining: 20_000 });
    expect(body.status).toBe('approved');
  });

  test('keeps the chosen option only while the cart total is the same', async () => {
    for (const [cartTotal, kept] of [
      [8000, true],
      [7999, false],
    ] as const) {
      const approved = await makeApprovedApplicant(api, { cartTotal: 8000 });
      const offers = await approved.get<{ items: { id: string }[] }>('/v1/offers');
      const optionId = offers.body.items[0]?.id;
      await approved.post('/v1/offers/selection', { optionId });
      later();
      const again = await api.session({ cartTotal });
      const { body } = await verifyPhone(api, again, await readPhone(approved.customerId));
      expect(body.facts.option !== null).toBe(kept);
    }
  });

  testEach('two checkouts that verify one new number at once create one customer', async () => {
    const phone = createPhone();
    const people = [await advanceTo(api, 'eligible'), await advanceTo(api, 'eligible')];
    const codes: string[] = [];
    for (const person of people) {
      await person.post('/v1/verification/phone', { phone });
      codes.push(await readCode(api, phone));
      api.clock.advance({ seconds: 31 });
    }
    const answers = await Promise.all(
      people.map((person, n) => person.post('/v1/verification/phone/confirm', { code: codes[n] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const hash = toPhoneIndex(api.services.keys, phone);
    const customers = api.database.selectFrom('customer').select('id').where('phone_hash', '=', hash);
    expect(await customers.execute()).toHaveLength(1);
  });
});
