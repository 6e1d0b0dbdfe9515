import { beforeAll, expect } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { findColumns } from '../../../support/find-columns';
import { enterOrder, makeOrder, openOrder } from '../../../support/orders';
import { actOnPeople, listHeldColumns } from '../../../support/people';
import {
  type Customer,
  confirmEligibility,
  enterFromPage,
  enterFromServer,
  listValues,
  makeCustomer,
  passedBusiness,
  readIdentity,
  readPrefill,
  verifyPassed,
} from '../../../support/prefill';
import { getApplicationId } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { createPhone, personal, business as savedBusiness } from '../../../support/verification';

const businessForm = {
  legal: passedBusiness.name,
  businessAs: passedBusiness.operatingName,
  registrationNumber: passedBusiness.registrationNumber,
  entity: '',
  industry: '',
  timeInBusiness: 0,
  sameAddress: false,
  street: passedBusiness.address.street,
  city: 'Montréal',
  province: 'QC',
  postal: 'H2L 1R5',
  country: 'CA',
};
describeMostlyOneDatabase('what a merchant passes of its customer', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  for (const [by, enter] of [
    ['page', enterFromPage],
    ['server', enterFromServer],
  ] as const)
    testEach(
      `what the ${by} passes of a customer is shown in the forms, proven by codes, and replaced by what is saved`,
      async () => {
        const customer = makeCustomer();
        const person = await enter(api, customer);
        const masks = {
          phoneMasked: `••• ••• ${customer.phone.slice(-4)}`,
          emailMasked: `j•••${customer.email.slice(customer.email.lastIndexOf('@'))}`,
        };
        await confirmEligibility(person);
        const before = await person.view();
        expect(before.contact).toMatchObject({ prefill: masks, phoneMasked: null, emailMasked: null });
        expect(before.facts).toMatchObject({
          phoneVerified: false,
          emailVerified: false,
          personalSaved: false,
        });
        // only after a proof
        expect(before.draft).toEqual({ personal: null, business: null });
        expect(await findColumns(api, [...listValues(customer), passedBusiness.name])).toEqual([]);

        const { body: proven } = await verifyPassed(api, person, 'phone', customer.phone);
        expect(proven.facts.phoneVerified).toBe(true);
        expect(proven.contact.prefill).toEqual({ ...masks, phoneMasked: null });
        expect(proven.draft).toEqual({ personal: null, business: businessForm });
        const { body: verified } = await verifyPassed(api, person, 'email', customer.email.toLowerCase());
        expect(verified.facts.emailVerified).toBe(true);
        expect(verified.contact).not.toHaveProperty('prefill');
        expect(await readIdentity(person)).toMatchObject({
          email: customer.email.toLowerCase(),
          sinLastThree: null,
          personal: {
            first: 'Joséphine',
            last: customer.lastName,
            dob: '',
            terms: false,
            street: '',
            province: '',
          },
        });

        // what was changed is what is shown
        await person.put('/v1/application/personal', personal);
        expect((await readIdentity(person)).personal).toMatchObject({ first: personal.first });
        expect((await person.view()).draft.business).toEqual(businessForm);
        expect(await readPrefill(api, person)).not.toBeNull();
        const saved = { ...savedBusiness, registrationNumber: '123456789 RC0001' };
        const { body: done } = await person.put('/v1/application/business', saved);
        expect(done.draft.business).toEqual(saved);
        expect(await readPrefill(api, person)).toBeNull();
      },
    );

  testEach('a page resumes: its last call counts, except for what the customer has entered', async () => {
    const customer = makeCustomer();
    const person = await enterFromPage(api, customer);
    await confirmEligibility(person);
    const { resumeCookie } = person;
    const resume = (next?: Customer) => api.session({ ...(next && { customer: next }) }, { resumeCookie });
    const readMasks = async (tab: ApplicantClient) => (await tab.view()).contact.prefill;

    const other = { ...customer, phone: createPhone() };
    expect(await readMasks(await resume(other))).toMatchObject({
      phoneMasked: `••• ••• ${other.phone.slice(-4)}`,
    });
    // another number than the merchant's
    const own = createPhone();
    await person.post('/v1/verification/phone', { phone: own });
    expect((await person.view()).contact).toMatchObject({
      pendingPhone: { to: `••• ••• ${own.slice(-4)}` },
      prefill: { phoneMasked: null, emailMasked: expect.any(String) },
    });
    expect(await readMasks(await resume(customer))).toMatchObject({
      phoneMasked: null,
      emailMasked: expect.any(String),
    });
    expect(await readMasks(await resume())).toBeUndefined();
    expect(await readMasks(await resume(customer))).toMatchObject({ phoneMasked: null });

    await person.delete('/v1/verification/phone');
    expect((await person.post('/v1/verification/phone', {})).problem).toMatchObject({
      errors: [{ path: '/phone', code: 'phoneRequired' }],
    });
  });

  test('a number that was discarded is offered no more', async () => {
    const customer = makeCustomer();
    const person = await enterFromPage(api, customer);
    await confirmEligibility(person);
    await person.post('/v1/verification/phone', {});
    expect((await person.view()).contact.prefill?.phoneMasked).toEqual(expect.any(String));
    const { body } = await person.delete('/v1/verification/phone');
    expect(body.contact.prefill?.phoneMasked).toBeNull();
  });

  test('a page cannot change what its server gave, and another merchant’s key reads nothing', async () => {
    const customer = makeCustomer();
    const { clientToken } = await makeOrder(api, { customer });
    const { problem } = await openOrder(api, clientToken, {}, { customer: { email: 'thief@shop.example' } });
    expect(problem).toMatchObject({ status: 400, code: 'TC-1000-06' });
    expect(problem.errors).toMatchObject([{ path: '/customer', received: 'an object' }]);
    // the page’s own checkout on the device is another one
    const person = await enterOrder(api, clientToken);
    const mine = await api.session({}, { resumeCookie: person.resumeCookie });
    expect((await mine.view()).contact).not.toHaveProperty('prefill');
    expect((await person.view()).contact.prefill?.phoneMasked).toContain(customer.phone.slice(-4));
    const again = await enterOrder(api, clientToken, { resumeCookie: person.resumeCookie });
    expect((await again.view()).contact.prefill).toEqual((await person.view()).contact.prefill);
  });

  testEach(
    'what a merchant passed is in a person’s export, and goes with the erasure and the retention',
    async () => {
      const support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
      const admin = await makeOperator(api, 'Ada Roy', { roles: ['admin'] });
      const customer = makeCustomer();
      const person = await enterFromPage(api, customer);
      await confirmEligibility(person);
      await verifyPassed(api, person, 'phone', customer.phone);
      const applicationId = await getApplicationId(api, person);
      const [found] = await actOnPeople(api, support).find({ phone: customer.phone });
      const id = found?.personId ?? '';
      const { body } = await actOnPeople(api, support).export(id);
      expect(JSON.stringify(body)).toContain(customer.lastName);
      expect(JSON.stringify(body)).toContain(passedBusiness.address.street);

      expect(await listHeldColumns(api, applicationId)).toContain('prefill_cipher');
      const { erasureId } = (await actOnPeople(api, support).propose(id)).body;
      await actOnPeople(api, admin).confirm(erasureId);
      expect(await listHeldColumns(api, applicationId)).toEqual([]);

      const left = await enterFromPage(api, makeCustomer());
      api.clock.advance({ hours: 91 * 24 });
      await api.services.retention.apply();
      expect(await readPrefill(api, left)).toBeNull();
    },
  );
});
