import { beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import type { identity } from '../../../../server/src/intake/applications/record/schemas';
import type { customerInput } from '../../../../server/src/intake/opening/customer/schemas';
import type { Api, ApplicantClient } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { findColumns } from '../../../support/find-columns';
import { createMerchantClient } from '../../../support/merchant-client';
import { enterOrder, makeOrder, openOrder, postOrder } from '../../../support/orders';
import { actOnPeople, listHeldColumns } from '../../../support/people';
import { getApplicationId, getPhone } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import {
  advanceTo,
  createEmail,
  createPhone,
  getAccountEmail,
  personal,
  readCode,
  business as savedBusiness,
} from '../../../support/verification';

type Customer = z.input<typeof customerInput>;
type Identity = z.output<typeof identity>;

const business = {
  name: 'Quincaillerie Gagnon inc.',
  operatingName: 'Outils Gagnon',
  registrationNumber: '1174123456',
  address: { street: '1200 rue Ontario Est', city: 'Montréal', province: 'qc', postalCode: 'h2l1r5' },
};
const businessForm = {
  legal: business.name,
  businessAs: business.operatingName,
  registrationNumber: business.registrationNumber,
  entity: '',
  industry: '',
  timeInBusiness: 0,
  sameAddress: false,
  street: business.address.street,
  city: 'Montréal',
  province: 'QC',
  postal: 'H2L 1R5',
  country: 'CA',
};
const makeCustomer = () =>
  ({
    email: `Josephine.${createEmail()}`,
    phone: createPhone(),
    firstName: ' Joséphine ',
    lastName: 'Gagnon-Tremblay',
    business,
  }) satisfies Customer;

const listValues = ({ email, phone, lastName }: ReturnType<typeof makeCustomer>): readonly string[] => [
  email,
  email.toLowerCase(),
  phone,
  phone.slice(2),
  'Joséphine',
  lastName,
];

describeMostlyOneDatabase('what a merchant says of its customer', (makeApi, { describe, test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const enter = {
    page: (customer: Customer): Promise<ApplicantClient> => api.session({ customer }),
    server: async (customer: Customer): Promise<ApplicantClient> =>
      enterOrder(api, (await makeOrder(api, { customer })).clientToken),
  };
  const readIdentity = async (person: ApplicantClient) =>
    (await person.get<Identity>('/v1/application/identity')).body;
  const readCipher = async (person: ApplicantClient) =>
    api.database
      .selectFrom('application')
      .select('prefill_cipher')
      .where('id', '=', await getApplicationId(api, person))
      .executeTakeFirstOrThrow()
      .then((row) => row.prefill_cipher);
  const confirmEligibility = (person: ApplicantClient) =>
    person.put('/v1/application/eligibility', { eligible: true });
  /** With the codes to what the merchant gave: nothing is typed. */
  const verify = async (person: ApplicantClient, channel: 'phone' | 'email', destination: string) => {
    const sent = await person.post(`/v1/verification/${channel}`, {});
    expect(sent.problem).not.toHaveProperty('type', expect.stringContaining('failed'));
    return person.post(`/v1/verification/${channel}/confirm`, { code: await readCode(api, destination) });
  };

  for (const by of ['page', 'server'] as const)
    testEach(
      `from the ${by}: is shown in the forms, proven by codes, and replaced by what is saved`,
      async () => {
        const customer = makeCustomer();
        const person = await enter[by](customer);
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
        expect(await findColumns(api, [...listValues(customer), business.name])).toEqual([]);

        const { body: proven } = await verify(person, 'phone', customer.phone);
        expect(proven.facts.phoneVerified).toBe(true);
        expect(proven.contact.prefill).toEqual({ ...masks, phoneMasked: null });
        expect(proven.draft).toEqual({ personal: null, business: businessForm });
        const { body: verified } = await verify(person, 'email', customer.email.toLowerCase());
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
        expect(await readCipher(person)).not.toBeNull();
        const saved = { ...savedBusiness, registrationNumber: '123456789 RC0001' };
        const { body: done } = await person.put('/v1/application/business', saved);
        expect(done.draft.business).toEqual(saved);
        expect(await readCipher(person)).toBeNull();
      },
    );

  testEach('a page resumes: its last call counts, except for what the customer has entered', async () => {
    const customer = makeCustomer();
    const person = await enter.page(customer);
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
    const person = await enter.page(customer);
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

  describe('formats', () => {
    const wrong = {
      email: 'ada at shop',
      phone: 'n/a',
      firstName: 'A'.repeat(201),
      business: { name: 'B', address: { province: 'Ontario' } },
    };

    test('a server hears which value is wrong, without the value', async () => {
      const { status, problem } = await postOrder(api, { customer: { ...wrong, firstName: 'Ada' } });
      expect([status, problem.type]).toEqual([400, 'validation-failed']);
      expect(problem.errors).toEqual([
        {
          path: '/customer/email',
          code: 'invalid',
          expected: 'an email address',
          received: 'a string of 11 characters',
        },
        {
          path: '/customer/phone',
          code: 'invalid',
          expected: 'a phone number, as +14165550123',
          received: 'a string of 3 characters',
        },
        {
          path: '/customer/business/address/province',
          code: 'invalid',
          expected: 'two letters, as ON',
          received: 'a string of 7 characters',
        },
      ]);
      expect(JSON.stringify(problem)).not.toMatch(/ada at|n\/a|Ontario/);
      const long = await postOrder(api, { customer: wrong });
      expect(long.problem.errors).toMatchObject([
        {
          path: '/customer/firstName',
          expected: 'at most 200 characters',
          received: 'a string of 201 characters',
        },
      ]);
      const misspelt = await postOrder(api, { customer: { Email: 'ada@shop.example' } as Customer });
      expect(misspelt.problem.errors).toMatchObject([{ path: '/customer/Email', nearest: 'email' }]);
    });

    test('a page hears the same, and an unknown name does not stop its customer', async () => {
      const { status, problem } = await api.checkout({ customer: { email: 'ada at shop' } });
      expect(status).toBe(400);
      expect(problem.errors).toMatchObject([{ path: '/customer/email', expected: 'an email address' }]);
      const numeric = await api.checkout({ customer: { phone: 4165550123 as unknown as string } });
      expect(numeric.problem.errors).toMatchObject([
        { path: '/customer/phone', expected: 'a string', received: 'a number' },
      ]);
      expect((await api.checkout({ customer: { nickname: 'Jo' } as Customer })).status).toBe(200);
    });

    test.each<[string, Customer | null]>([
      ['nothing', null],
      ['nothing in it', {}],
      ['nulls', { email: null, phone: null, business: { name: null, address: null } }],
      ['empty strings', { email: '', phone: ' ', firstName: '', business: { name: ' ' } }],
      ['a number of another country', { phone: '+44 7911 123456' }],
      ['a number with an extension', { phone: '416-555-0199 ext. 5' }],
      ['an address that is too long for us', { email: `${'a'.repeat(90)}@shop.example` }],
      ['a place in another country', { business: { address: { province: 'NY' } } }],
    ])('%s stops nobody, and is not offered', async (_, customer) => {
      const person = await api.session({ customer });
      await confirmEligibility(person);
      expect((await person.view()).contact).not.toHaveProperty('prefill');
      expect(await readCipher(person)).toBeNull();
      expect((await postOrder(api, { customer })).status).toBe(201);
    });

    test('a name that a form refuses is shown in it, to be corrected', async () => {
      const phone = createPhone();
      const person = await enter.page({ phone, firstName: 'R2-D2\u0007', lastName: 'L'.repeat(120) });
      await advanceTo(api, 'email', { person, phone });
      expect((await readIdentity(person)).personal).toMatchObject({ first: 'R2-D2', last: 'L'.repeat(120) });
    });
  });

  describe('whom it reveals', () => {
    test('the address or number of an account is answered like any other', async () => {
      const { customerId } = await makeApprovedApplicant(api);
      const phone = await getPhone(api, customerId);
      const email = await getAccountEmail(api, phone);
      const strangers = { phone: `+1416${'2'.repeat(3)}${phone.slice(-4)}`, email: `x${email}` };
      const read = async (customer: Customer): Promise<string> => {
        const person = await enter.page(customer);
        await confirmEligibility(person);
        const { contact, draft, facts } = await person.view();
        const { status } = await person.post('/v1/verification/phone', {});
        return JSON.stringify([
          contact.prefill?.phoneMasked,
          contact.proof,
          contact.passkey,
          draft,
          facts,
          status,
        ]);
      };
      expect(await read({ phone, email })).toBe(await read(strangers));
      // and after the code to another number, the frames show what the merchant said, and nothing of the account
      const own = createPhone();
      const person = await enter.page({ email, firstName: 'Ada' });
      await advanceTo(api, 'phone', { person, phone: own });
      expect(await readIdentity(person)).toMatchObject({ email: null, personal: { first: 'Ada', last: '' } });
    });

    test('what an account knows comes before what the merchant says', async () => {
      const [phone, email] = [createPhone(), createEmail()];
      await advanceTo(api, 'business', { phone, email });
      api.clock.advance({ minutes: 11 });
      const person = await api.session(
        { customer: { firstName: 'Ada', business } },
        { merchant: await api.makeMerchant() },
      );
      await advanceTo(api, 'phone', { person, phone });
      expect((await person.view()).draft.business).toMatchObject({ legal: savedBusiness.legal });
      expect((await readIdentity(person)).personal).toMatchObject({ first: personal.first });
    });

    test('a locked session sees none of it', async () => {
      const customer = makeCustomer();
      const { clientToken } = await makeOrder(api, { customer });
      const person = await enterOrder(api, clientToken);
      await confirmEligibility(person);
      await verify(person, 'phone', customer.phone);
      const stranger = await enterOrder(api, clientToken);
      const view = await stranger.view();
      expect(view.facts.locked).toBe(true);
      expect(view.contact).not.toHaveProperty('prefill');
      expect(view.draft.business).toBeNull();
    });

    test('neither the merchant’s calls and events nor the trail have any of it', async () => {
      const customer = makeCustomer();
      const { body } = await postOrder(api, { customer });
      const person = await enterOrder(api, body.clientToken);
      await person.post('/v1/application/abandon', {
        sessionToken: person.sessionToken,
        checkoutId: person.checkoutId,
      });
      const merchant = createMerchantClient(api);
      const seen = [
        body,
        await merchant.get(`checkouts/${body.checkoutId}`),
        await merchant.get('checkouts'),
      ];
      for (const value of listValues(customer)) expect(JSON.stringify(seen)).not.toContain(value);
      expect(await findColumns(api, listValues(customer))).toEqual([]);
    });
  });

  testEach('is in a person’s export, and goes with the erasure and the retention', async () => {
    const support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    const admin = await makeOperator(api, 'Ada Roy', { roles: ['admin'] });
    const customer = makeCustomer();
    const person = await enter.page(customer);
    await confirmEligibility(person);
    await verify(person, 'phone', customer.phone);
    const applicationId = await getApplicationId(api, person);
    const [found] = await actOnPeople(api, support).find({ phone: customer.phone });
    const id = found?.personId ?? '';
    const { body } = await actOnPeople(api, support).export(id);
    expect(JSON.stringify(body)).toContain(customer.lastName);
    expect(JSON.stringify(body)).toContain(business.address.street);

    expect(await listHeldColumns(api, applicationId)).toContain('prefill_cipher');
    const { erasureId } = (await actOnPeople(api, support).propose(id)).body;
    await actOnPeople(api, admin).confirm(erasureId);
    expect(await listHeldColumns(api, applicationId)).toEqual([]);

    const left = await enter.page(makeCustomer());
    api.clock.advance({ hours: 91 * 24 });
    await api.services.retention.apply();
    expect(await readCipher(left)).toBeNull();
  });
});
