import { beforeAll, expect } from 'vitest';
import { resolveAccountReviews } from '../../../support/account-alerts';
import type { Api, ApplicantClient, TestMerchant } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { readEvidence } from '../../../support/evidence';
import { readIdentity } from '../../../support/frames';
import {
  chooseAndSign,
  chooseOption,
  getApplicationId,
  getPhone,
  prepareSigning,
  sendMerchantAction,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { testTiming } from '../../../support/scoring';
import { type Agreement, getUsedCredit, readAgreement } from '../../../support/signing';
import {
  advanceTo,
  createEmail,
  createPhone,
  personal,
  readCode,
  verifyEmail,
} from '../../../support/verification';
import { walkTo } from '../../../support/walk-to';

const name = 'Élodie Côté';

describeMostlyOneDatabase('a customer with a credit line', (makeApi, { test, testEach }) => {
  let api: Api;
  let elsewhere: TestMerchant;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
    elsewhere = await api.makeMerchant({ name: 'Prairie Tools' });
  });

  const row = async (person: ApplicantClient) =>
    api.database
      .selectFrom('application')
      .selectAll()
      .where('id', '=', await getApplicationId(api, person))
      .executeTakeFirstOrThrow();
  const readAccount = async (person: ApplicantClient) =>
    api.services.banking.findDebitAccount(api.database, await getApplicationId(api, person));
  const back = async (approved: ApprovedApplicant, options = {}) =>
    startReturningCheckout(api, await getPhone(api, approved.customerId), options);

  test('buys at a second and a third merchant with the codes to phone and email, without repeated questions', async () => {
    const [phone, email] = [createPhone(), createEmail()];
    const first = await walkTo(api, 'completed', { phone, email });
    const account = await readAccount(first);
    expect(account).not.toBeNull();
    const [second, third] = [
      await startReturningCheckout(api, phone, { cartTotal: 1500, merchant: elsewhere }),
      await startReturningCheckout(api, phone, { cartTotal: 700, merchant: await api.makeMerchant() }),
    ];
    const { facts, draft, contact } = await second.view();
    expect(facts).toMatchObject({
      outcome: 'instantlyApproved',
      qualification: 'open',
      emailVerified: true,
      personalSaved: true,
      businessSaved: true,
      bank: 'none',
      credit: { used: 4321.09 },
    });
    expect(draft.personal).toEqual({ complete: true });
    expect(contact.emailMasked).toBe('o•••@shop.example');
    expect(await readIdentity(second)).toMatchObject({
      personal: { first: personal.first, dob: '', street: '' },
      sinLastThree: null,
      email,
    });
    expect(await readAccount(second)).toEqual(account);

    const fullName = `${personal.first} ${personal.last}`;
    expect((await chooseOption(second)).status).toBe(200);
    expect((await chooseOption(third)).status).toBe(200);
    const { body: shown } = await second.get<Agreement>('/v1/agreement?language=en');
    const text = JSON.stringify(shown);
    expect(text).toContain('Prairie Tools');
    expect(text).toContain(account?.number.slice(-4));
    expect(text).not.toContain(account?.number);
    const signings = [await prepareSigning(second, fullName), await prepareSigning(third, fullName)];
    const answers = await Promise.all(signings.map((signing) => signing()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const person of [second, third])
      expect((await person.post('/v1/purchase/complete')).status).toBe(200);
    expect((await third.view()).facts.credit?.used).toBe(6521.09);
  });

  test('a second purchase at the same merchant is a new application', async () => {
    const first = await makeApprovedApplicant(api, { cartTotal: 3000 });
    await chooseOption(first);
    await (await prepareSigning(first, name))();
    const second = await back(first, { cartTotal: 900 });
    expect(await getApplicationId(api, second)).not.toBe(first.applicationId);
    expect((await chooseAndSign(second, name)).status).toBe(200);
    expect(await getUsedCredit(api, first)).toBe(3900_00);
  });

  test('the holder of the credit line signs, whatever was typed at another merchant', async () => {
    const phone = createPhone();
    const typing = await advanceTo(api, 'business', {
      phone,
      person: await api.session({ cartTotal: 800 }, { merchant: elsewhere }),
    });
    api.clock.advance({ minutes: 11 });
    const approved = await makeApprovedApplicant(api);
    const { customer_id: customerId } = await row(typing);
    for (const table of ['application', 'credit_line'] as const)
      await api.database
        .updateTable(table)
        .set({ customer_id: customerId })
        .where('customer_id', '=', approved.customerId)
        .execute();
    const { facts, draft } = await typing.view();
    expect(facts).toMatchObject({ outcome: 'instantlyApproved', credit: { remaining: 20_000 } });
    expect(draft.business?.legal).toBe('Saint-Élie Bakery Inc.');
    // the address that was proven here stays
    expect((await readIdentity(typing)).email).toMatch(/@shop\.example$/);
    expect((await chooseAndSign(typing, name)).status).toBe(200);
  });

  testEach('a line granted while filling in the forms leads to the offer', async () => {
    const phone = createPhone();
    const typing = await advanceTo(api, 'phone', {
      phone,
      person: await api.session({ cartTotal: 800 }, { merchant: elsewhere }),
    });
    const approved = await makeApprovedApplicant(api);
    const { customer_id: customerId } = await row(typing);
    for (const table of ['application', 'credit_line'] as const)
      await api.database
        .updateTable(table)
        .set({ customer_id: customerId })
        .where('customer_id', '=', approved.customerId)
        .execute();
    expect((await chooseAndSign(typing, name)).status).toBe(200);
  });

  test('the account for debits remains after the bank is disconnected', async () => {
    const phone = createPhone();
    const first = await walkTo(api, 'accepted', { phone });
    const account = await readAccount(first);
    expect((await first.delete('/v1/bank/connection')).status).toBe(200);
    const second = await startReturningCheckout(api, phone, { merchant: elsewhere });
    expect(await readAccount(second)).toEqual(account);
    expect((await second.view()).facts.bank).toBe('none');
  });

  test('another phone number reveals none of the customer’s data', async () => {
    await makeApprovedApplicant(api);
    const stranger = await startReturningCheckout(api, createPhone());
    const { facts, draft, contact } = await stranger.view();
    expect([facts.outcome, facts.credit, draft.personal, draft.business, contact.emailMasked]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(await readAccount(stranger)).toBeNull();
  });

  test('a new email address before signing must be verified first', async () => {
    const approved = await makeApprovedApplicant(api);
    const person = await back(approved, { cartTotal: 900, merchant: elsewhere });
    await chooseOption(person);
    const changed = await person.delete('/v1/verification/email');
    expect(changed.body.facts).toMatchObject({ emailVerified: false, qualification: 'accepted' });
    for (const [url, body] of [
      ['/v1/qualification/accept', { part: 'full' }],
      ['/v1/offers/selection', { optionId: changed.body.facts.option }],
    ] as const)
      expect((await person.post(url, body)).problem.type).toBe('step-not-allowed');
    expect((await person.get('/v1/agreement?language=en')).problem.type).toBe('step-not-allowed');

    const email = createEmail();
    await person.post('/v1/verification/email', { email });
    const code = await readCode(api, email);
    expect((await person.post('/v1/verification/email/confirm', { code })).body.facts).toMatchObject({
      emailVerified: true,
      option: changed.body.facts.option,
    });
    const signing = await prepareSigning(person, name);
    expect((await signing()).problem.type).toBe('security-review');
    await resolveAccountReviews(api, approved.customerId, 'cleared');
    expect((await signing()).status).toBe(200);
    expect(await readEvidence(api, await getApplicationId(api, person))).toMatchObject({ email });
    expect((await person.delete('/v1/verification/email')).problem.type).toBe('session-reused');
  });

  test('the email address of the last purchase is reused in the next', async () => {
    const approved = await makeApprovedApplicant(api);
    const person = await back(approved, { cartTotal: 900, merchant: elsewhere });
    const email = createEmail();
    await person.delete('/v1/verification/email');
    await verifyEmail(api, person, email);
    await chooseOption(person);
    await resolveAccountReviews(api, approved.customerId, 'cleared');
    expect((await chooseAndSign(person, name)).status).toBe(200);
    api.clock.advance({ hours: 24 });
    const next = await back(approved, { cartTotal: 600, merchant: await api.makeMerchant() });
    expect((await readIdentity(next)).email).toBe(email);
  });

  test('a refund at one merchant restores credit at the other', async () => {
    const approved = await makeApprovedApplicant(api, { limit: 9000_00, cartTotal: 8000 });
    await chooseOption(approved);
    await (await prepareSigning(approved, name))();
    const second = await back(approved, { cartTotal: 5000, merchant: elsewhere });
    await second.post('/v1/qualification/accept', { part: 'full' });
    expect((await second.get('/v1/offers')).problem.type).toBe('step-not-allowed');
    await sendMerchantAction(api, approved.checkoutId, 'refunds', { amount: 4000 });
    expect((await chooseAndSign(second, name)).status).toBe(200);
    expect(await readAgreement(approved)).toMatchObject({ signed: true });
  });
});
