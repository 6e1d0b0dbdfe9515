import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import { findColumns } from '../../../support/find-columns';
import { createMerchantClient } from '../../../support/merchant-client';
import { enterOrder, makeOrder, postOrder } from '../../../support/orders';
import {
  type Customer,
  confirmEligibility,
  enterFromPage,
  listValues,
  makeCustomer,
  passedBusiness,
  readIdentity,
  verifyPassed,
} from '../../../support/prefill';
import { getPhone } from '../../../support/returning-customers';
import {
  advanceTo,
  createEmail,
  createPhone,
  getAccountEmail,
  personal,
  business as savedBusiness,
} from '../../../support/verification';

describeOneDatabase('who sees what a merchant passed', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('the address or number of an account is answered like any other', async () => {
    const { customerId } = await makeApprovedApplicant(api);
    const phone = await getPhone(api, customerId);
    const email = await getAccountEmail(api, phone);
    const strangers = { phone: `+1416${'2'.repeat(3)}${phone.slice(-4)}`, email: `x${email}` };
    const read = async (customer: Customer): Promise<string> => {
      const person = await enterFromPage(api, customer);
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
    const person = await enterFromPage(api, { email, firstName: 'Ada' });
    await advanceTo(api, 'phone', { person, phone: own });
    expect(await readIdentity(person)).toMatchObject({ email: null, personal: { first: 'Ada', last: '' } });
  });

  test('what an account knows comes before what the merchant says', async () => {
    const [phone, email] = [createPhone(), createEmail()];
    await advanceTo(api, 'business', { phone, email });
    api.clock.advance({ minutes: 11 });
    const person = await api.session(
      { customer: { firstName: 'Ada', business: passedBusiness } },
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
    await verifyPassed(api, person, 'phone', customer.phone);
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
    const seen = [body, await merchant.get(`checkouts/${body.checkoutId}`), await merchant.get('checkouts')];
    for (const value of listValues(customer)) expect(JSON.stringify(seen)).not.toContain(value);
    expect(await findColumns(api, listValues(customer))).toEqual([]);
  });
});
