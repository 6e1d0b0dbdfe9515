import { getFurthestStep } from '@tamarack/core/flow/current-step';
import { initialLocalState } from '@tamarack/core/flow/local-state';
import type { Step } from '@tamarack/core/flow/steps';
import { beforeAll, expect, test } from 'vitest';
import type { Api, ApplicantClient, CheckoutBody, View } from '../../../support/api';
import { connectBank } from '../../../support/applicant-at-bank';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase, describeOneDatabase } from '../../../support/describe-databases';
import { readIdentity } from '../../../support/frames';
import { buildLinkCheckout, makeInvoiceLink } from '../../../support/invoice-links';
import {
  chooseOption,
  getApplicationId,
  getPhone,
  prepareSigning,
  sendMerchantAction,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { scoreApplicant, testTiming, waitForDecision } from '../../../support/scoring';
import {
  advanceTo,
  business,
  createEmail,
  createPhone,
  personal,
  verifyEmail,
  verifyPhone,
} from '../../../support/verification';

const name = 'Élodie Côté';
const getStep = ({ facts }: View, lookUp = false): Step =>
  getFurthestStep(facts, { ...initialLocalState, lookUp });

/** A bureau that is slow on a busy machine is not one that never answers. */
const patient = { ...testTiming, bureauTimeoutMs: 10_000 };

describeMostlyOneDatabase('an expired offer', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: patient } });
  });

  /** The line's last day is over while the page stays open. */
  const expire = (lineId: string) =>
    api.database
      .updateTable('credit_line')
      .set({ expires_on: '2020-01-01' })
      .where('id', '=', lineId)
      .execute();

  testEach('a page still open the next day continues with a new, prefilled application', async () => {
    const person = await makeApprovedApplicant(api);
    await chooseOption(person);
    const sign = await prepareSigning(person, name);
    await expire(person.lineId);
    // the act that comes too late is refused, and says where the flow is now
    expect((await sign()).problem.type).toBe('step-not-allowed');
    const view = await person.view();
    expect(getStep(view)).toBe('verifyEmail');
    expect(view).toMatchObject({
      checkoutId: person.checkoutId,
      status: 'started',
      facts: {
        phoneVerified: true,
        emailVerified: false,
        personalSaved: false,
        businessSaved: false,
        bank: 'none',
        outcome: null,
        credit: null,
        qualification: 'open',
        option: null,
      },
      draft: {
        personal: { complete: false },
        business: { legal: 'Saint-Élie Bakery Inc.', street: '45 Queen Street W' },
      },
    });
    expect(await readIdentity(person)).toMatchObject({
      personal: { first: 'Élodie', terms: false },
      email: null,
      sinLastThree: null,
    });
  });

  test('a renewed application leads to a new credit line and a signature', async () => {
    const before = await makeApprovedApplicant(api);
    await expire(before.lineId);
    await before.view();
    await verifyEmail(api, before);
    // the SIN is asked for again, and the consent
    expect((await before.put('/v1/application/personal', { ...personal, sin: undefined })).status).toBe(400);
    expect((await before.put('/v1/application/personal', personal)).status).toBe(200);
    expect((await before.put('/v1/application/business', business)).status).toBe(200);
    await connectBank(before, { user: 'instant' });
    await before.post('/v1/scoring');
    const view = await waitForDecision(before);
    expect(getStep(view)).toBe('qualification');
    await chooseOption(before);
    const signed = await (await prepareSigning(before, `${personal.first} ${personal.last}`))();
    expect([signed.status, signed.body.facts.credit?.used]).toEqual([200, 8000]);
  });

  testEach('two concurrent views start one new application, and the old one keeps its record', async () => {
    const person = await makeApprovedApplicant(api);
    await expire(person.lineId);
    const views = await Promise.all([person.view(), person.view(), person.view()]);
    expect(new Set(views.map((view) => getStep(view)))).toEqual(new Set(['verifyEmail']));
    const records = await api.database
      .selectFrom('checkout')
      .select(['application_id', 'status'])
      .where('replaced_by', '=', person.checkoutId)
      .execute();
    expect(records).toEqual([{ application_id: person.applicationId, status: 'abandoned' }]);
    const list = await api.call<{ items: { checkoutId: string }[] }>(
      'GET',
      '/v1/merchant/checkouts?limit=100',
      {
        headers: { authorization: `Bearer ${api.merchant.secretKey}` },
      },
    );
    const shown = list.body.items.map(({ checkoutId }) => checkoutId);
    expect(shown.filter((id) => id === person.checkoutId)).toHaveLength(1);
    expect(new Set(shown).size).toBe(shown.length);
    const [record] = await api.database
      .selectFrom('checkout')
      .select('id')
      .where('replaced_by', '=', person.checkoutId)
      .execute();
    expect(shown).not.toContain(record?.id);
    expect((await sendMerchantAction(api, record?.id ?? '', 'cancel')).problem.type).toBe('not-found');
  });

  test('a signed agreement outlives its credit line', async () => {
    const person = await makeApprovedApplicant(api);
    await chooseOption(person);
    await (await prepareSigning(person, name))();
    await expire(person.lineId);
    const view = await person.view();
    expect([getStep(view), await getApplicationId(api, person)]).toEqual(['final', person.applicationId]);
    expect((await person.post('/v1/purchase/complete')).status).toBe(200);
  });

  test('a line that expires during a final review stays in review', async () => {
    const { person } = await scoreApplicant(api, 'prequalified');
    await person.post('/v1/qualification/request-final-review');
    await api.database
      .updateTable('credit_line')
      .set({ expires_on: '2020-01-01' })
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(getStep(await person.view())).toBe('manualReview');
    expect(await getApplicationId(api, person)).toBe(person.applicationId);
  });

  test('a line from another merchant that expired after acceptance leads to a new application too', async () => {
    const first = await makeApprovedApplicant(api);
    const phone = await getPhone(api, first.customerId);
    const second = await startReturningCheckout(api, phone, { merchant: await api.makeMerchant() });
    await chooseOption(second);
    await expire(first.lineId);
    const view = await second.view();
    expect([getStep(view), (await readIdentity(second)).personal?.first]).toEqual(['verifyEmail', 'Élodie']);
    // typed in the other merchant's page
    expect(view.draft.business).toMatchObject({ legal: 'Saint-Élie Bakery Inc.', street: '', postal: '' });
  });

  testEach('a customer returning later verifies phone and email, and finds the forms prefilled', async () => {
    const phone = createPhone();
    const before = await advanceTo(api, 'business', { phone });
    const approved = await makeApprovedApplicant(api);
    await expire(approved.lineId);
    const { checkoutId } = before;
    await api.database
      .updateTable('checkout')
      .set({ status: 'completed' })
      .where('id', '=', checkoutId)
      .execute();
    for (const number of [phone, await getPhone(api, approved.customerId)]) {
      const again = await startReturningCheckout(api, number);
      const view = await again.view();
      expect(view.facts).toMatchObject({
        phoneVerified: true,
        emailVerified: false,
        personalSaved: false,
        businessSaved: false,
        outcome: null,
      });
      expect(view.draft.personal).toEqual({ complete: false });
      expect(await readIdentity(again)).toMatchObject({
        personal: { terms: false },
        sinLastThree: null,
        email: null,
      });
      expect(view.draft.business).not.toBeNull();
      // another number shows nothing of it
      await again.delete('/v1/verification/phone');
      expect((await again.view()).draft).toEqual({ personal: null, business: null });
      await verifyPhone(api, again);
      expect((await again.view()).draft).toEqual({ personal: null, business: null });
    }
  });

  test('after a rejection has expired the forms are prefilled, and a new decision is made', async () => {
    const { person } = await scoreApplicant(api, 'rejected_nsf');
    const phone = await getPhone(api, person.customerId);
    const soon = await startReturningCheckout(api, phone);
    expect(getStep(await soon.view())).toBe('rejectedApplication');
    await api.database
      .updateTable('rejection')
      .set({ reapply_on: '2020-01-01' })
      .where('application_id', '=', person.applicationId)
      .execute();
    const later = await startReturningCheckout(api, phone);
    const view = await later.view();
    expect(view.facts).toMatchObject({ outcome: null, personalSaved: false });
    expect((await readIdentity(later)).personal?.first).toBe('Maya');
  });
});

const entries = ['tamarackDirectApp', 'tamarackPreQualificationWidget', 'tamarackInvoice'] as const;

describeOneDatabase('“I already have an account”', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: patient } });
  });

  const lookUp = async (
    requestSource: CheckoutBody['requestSource'],
    phone: string,
  ): Promise<ApplicantClient> => {
    const person = await api.session(
      requestSource === 'tamarackInvoice'
        ? buildLinkCheckout((await makeInvoiceLink(api)).linkId)
        : { requestSource, cartTotal: 2500 },
    );
    api.clock.advance({ minutes: 11 });
    const { status } = await verifyPhone(api, person, phone);
    if (status !== 200) throw new Error(`the phone code answered ${status}`);
    return person;
  };

  test.each(entries)('%s: an unknown number starts as new, with the eligibility question', async (source) => {
    const person = await lookUp(source, createPhone());
    expect(getStep(await person.view(), true)).toBe('verifyBusiness');
    const email = { email: createEmail() };
    expect((await person.post('/v1/verification/email', email)).problem.type).toBe('step-not-allowed');
    const answered = await person.put('/v1/application/eligibility', { eligible: true });
    expect(getStep(answered.body, true)).toBe('verifyEmail');
    expect((await person.post('/v1/verification/email', email)).status).toBe(200);
  });

  test.each(entries)('%s: an ineligible business can still correct its answer', async (source) => {
    const person = await lookUp(source, createPhone());
    const no = await person.put('/v1/application/eligibility', { eligible: false });
    expect(getStep(no.body, true)).toBe('verifyBusiness');
    const yes = await person.put('/v1/application/eligibility', { eligible: true });
    expect(getStep(yes.body, true)).toBe('verifyEmail');
  });

  test.each([
    ['tamarackDirectApp', 'qualification'],
    ['tamarackPreQualificationWidget', 'manualInvoiceDetails'],
    ['tamarackInvoice', 'invoiceInfo'],
  ] as const)('%s: a number with a credit line leads to %s', async (source, step) => {
    const approved = await makeApprovedApplicant(api, { qualification: 'open' });
    const person = await lookUp(source, await getPhone(api, approved.customerId));
    expect(getStep(await person.view(), true)).toBe(step);
  });

  test.each(entries)('%s: an expired line asks for the eligibility again', async (source) => {
    const approved = await makeApprovedApplicant(api);
    await api.database
      .updateTable('credit_line')
      .set({ expires_on: '2020-01-01' })
      .where('id', '=', approved.lineId)
      .execute();
    const person = await lookUp(source, await getPhone(api, approved.customerId));
    const view = await person.view();
    expect([getStep(view, true), (await readIdentity(person)).personal?.first]).toEqual([
      'verifyBusiness',
      'Élodie',
    ]);
  });

  test('another number entered midway voids the first one’s code, and reveals nothing of either', async () => {
    const approved = await makeApprovedApplicant(api);
    const phone = await getPhone(api, approved.customerId);
    const person = await api.session();
    await person.post('/v1/verification/phone', { phone });
    expect((await person.delete('/v1/verification/phone')).body.contact.pendingPhone).toBeNull();
    const other = createPhone();
    const { body } = await verifyPhone(api, person, other);
    expect(body.facts).toMatchObject({ phoneVerified: true, outcome: null, credit: null });
    expect(JSON.stringify(body)).not.toContain(phone.slice(-4));
    expect(body.draft).toEqual({ personal: null, business: null });
  });
});
