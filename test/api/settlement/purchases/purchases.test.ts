import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { resolveAccountReviews, waitForCopyToken } from '../../../support/account-alerts';
import type { Api, ApplicantClient } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { reopenPurchase } from '../../../support/purchases';
import { chooseOption, getPhone, sendMerchantAction } from '../../../support/returning-customers';
import { buildSignBody, makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';
import { getAccountEmail } from '../../../support/verification';

interface LookedUp {
  readonly status: string;
  readonly completedAt: string | null;
  readonly financing: Readonly<Record<string, number | string>> | null;
}

describeMostlyOneDatabase('purchases', (makeApi, { test, testEach }) => {
  let api: Api;
  let failing: string | null = null;
  beforeAll(async () => {
    api = await makeApi();
    // after every other subscriber, so that all of their work is done
    api.services.agreements.signed.subscribe(async (_, { checkoutId }) => {
      if (checkoutId === failing) throw new Error('the last step of the signature failed');
    });
  });
  const lookUp = async (checkoutId: string): Promise<LookedUp> => {
    const headers = { authorization: `Bearer ${api.merchant.secretKey}` };
    return (await api.call<LookedUp>('GET', `/v1/merchant/checkouts/${checkoutId}`, { headers })).body;
  };
  const complete = (person: ApplicantClient) => person.post('/v1/purchase/complete');

  /** What the merchant and the customer got for a purchase. */
  const listEffects = async ({ applicationId, checkoutId }: ApprovedApplicant) => {
    const { database } = api;
    const payouts = await database
      .selectFrom('payout')
      .select(['cents', 'state'])
      .where('checkout_id', '=', checkoutId)
      .execute();
    const events = await database
      .selectFrom('merchant_event')
      .select('type')
      .where(sql<string>`data ->> 'checkoutId'`, '=', checkoutId)
      .where('type', '<>', 'checkout.approved')
      .orderBy('id')
      .execute();
    const mails = await database
      .selectFrom('mail')
      .select('kind')
      .where('application_id', '=', applicationId)
      .execute();
    return {
      payouts: payouts.map(({ cents, state }) => `${state} ${cents}`),
      events: events.map(({ type }) => type),
      mails: mails.map(({ kind }) => kind),
    };
  };
  const listCompletions = async ({ applicationId }: ApprovedApplicant) => {
    const rows = await api.database
      .selectFrom('audit_event')
      .select('actor')
      .where('application_id', '=', applicationId)
      .where('act', '=', 'purchase.completed')
      .orderBy('id')
      .execute();
    return rows.map(({ actor }) => actor);
  };
  const once = {
    payouts: ['pending 800000'],
    events: ['agreement.signed', 'checkout.completed'],
    mails: ['agreementCopy'],
  };

  test('a purchase cannot be completed before it is signed', async () => {
    const person = await makeApplicantWithOption(api);
    const answer = await complete(person);
    expect([answer.status, answer.problem.type]).toEqual([409, 'step-not-allowed']);
    await api.services.purchases.completeOpen();
    expect(await lookUp(person.checkoutId)).toMatchObject({ status: 'approved', completedAt: null });
  });

  testEach('the signature completes the purchase: nothing else needs to be called', async () => {
    const person = await makeApplicantWithOption(api);
    const { body } = await sign(person, await readAgreement(person));
    expect([body.status, body.facts.agreement, body.facts.purchase]).toEqual([
      'completed',
      'signed',
      'completed',
    ]);
    expect(await listEffects(person)).toEqual(once);
    expect(await listCompletions(person)).toEqual(['applicant']);
  });

  test('an invoice is completed by its signature, too', async () => {
    const person = await makeApprovedApplicant(api, { cartTotal: 0 });
    await api.database
      .updateTable('application')
      .set({ entry: 'preQualification' })
      .where('id', '=', person.applicationId)
      .execute();
    await person.post('/v1/invoice', { number: 'FAC-63', amount: 8000, payable: 8000 });
    await chooseOption(person);
    const { body } = await sign(person, await readAgreement(person));
    expect(body.facts.purchase).toBe('completed');
    expect(await listEffects(person)).toEqual(once);
  });

  testEach(
    'tabs that sign and complete at once, and a widget that completes later, make one purchase',
    async () => {
      const person = await makeApplicantWithOption(api);
      const shown = await readAgreement(person);
      await sign(person, shown, { name: 'somebody else' });
      const again = () => person.post('/v1/agreement/sign', buildSignBody(shown));
      const signed = await Promise.all([again(), again()]);
      const answers = [...signed, ...(await Promise.all([complete(person), complete(person)]))];
      for (const { status, body } of answers)
        expect([status, body.status, body.facts.purchase]).toEqual([200, 'completed', 'completed']);
      expect(await listEffects(person)).toEqual(once);
      expect(await listCompletions(person)).toEqual(['applicant']);
    },
  );

  testEach(
    'a signature that fails at its last step leaves nothing behind, and can be given again',
    async () => {
      const person = await makeApplicantWithOption(api);
      const shown = await readAgreement(person);
      failing = person.checkoutId;
      expect((await sign(person, shown)).status).toBe(500);
      failing = null;
      expect(await listEffects(person)).toEqual({ payouts: [], events: [], mails: [] });
      expect(await lookUp(person.checkoutId)).toMatchObject({ status: 'approved', financing: null });
      expect((await sign(person, shown)).status).toBe(200);
      expect(await listEffects(person)).toEqual(once);
    },
  );

  test("the merchant's server sees what was financed, to the cent", async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 8432.15, tier: 'B' });
    await sign(person, await readAgreement(person));
    expect(await lookUp(person.checkoutId)).toMatchObject({
      status: 'completed',
      completedAt: api.clock.now().toISOString(),
      financing: {
        amount: 8432.15,
        financingFee: 63.27,
        termWeeks: 12,
        weeklyPayment: 707.95,
        signedAt: api.clock.now().toISOString(),
      },
    });
  });

  test('a cart that uses most of the credit is completed: the signature counts, not the remaining credit', async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 15_000, limit: 20_000_00 });
    const { body } = await sign(person, await readAgreement(person));
    expect(body.facts.credit?.remaining).toBe(5000);
    expect(body.facts.purchase).toBe('completed');
  });

  /** Signed under a release whose widget was to complete the purchase, and did not. */
  const makeOpenPurchase = async (): Promise<ApprovedApplicant> => {
    const person = await makeApplicantWithOption(api);
    await sign(person, await readAgreement(person));
    await reopenPurchase(api, person);
    return person;
  };

  testEach('purchases signed before are completed once, whoever else completes them meanwhile', async () => {
    const [closed, open] = [await makeOpenPurchase(), await makeOpenPurchase()];
    const { completeOpen } = api.services.purchases;
    const [answer] = await Promise.all([complete(open), completeOpen(), completeOpen()]);
    await completeOpen();
    expect(answer.body.facts.purchase).toBe('completed');
    for (const person of [closed, open]) {
      expect(await lookUp(person.checkoutId)).toMatchObject({ status: 'completed' });
      expect(await listEffects(person)).toEqual(once);
      expect(await listCompletions(person)).toHaveLength(2);
    }
    expect(await listCompletions(closed)).toEqual(['applicant', 'system']);
  });

  testEach('a purchase refunded in full stays open; of one refunded in part the rest is paid', async () => {
    const [whole, part] = [await makeOpenPurchase(), await makeOpenPurchase()];
    const refund = (person: ApprovedApplicant, body: object) =>
      sendMerchantAction(api, person.checkoutId, 'refunds', body, { merchant: api.merchant });
    expect((await refund(whole, {})).status).toBe(200);
    expect((await refund(part, { amount: 1000 })).status).toBe(200);
    await api.services.purchases.completeOpen();
    expect(await lookUp(whole.checkoutId)).toMatchObject({ status: 'approved', completedAt: null });
    expect((await listEffects(whole)).payouts).toEqual([]);
    expect(await lookUp(part.checkoutId)).toMatchObject({ status: 'completed' });
    expect((await listEffects(part)).payouts).toEqual(['pending 700000']);
  });

  test('a purchase on a frozen line is completed once an operator lifts the freeze', async () => {
    const person = await makeOpenPurchase();
    const email = await getAccountEmail(api, await getPhone(api, person.customerId));
    const token = await waitForCopyToken(api, email);
    expect((await api.call('POST', '/v1/account/disown', { body: { token } })).status).toBe(204);
    await api.services.purchases.completeOpen();
    expect(await lookUp(person.checkoutId)).toMatchObject({ status: 'approved' });
    await resolveAccountReviews(api, person.customerId, 'cleared');
    await api.services.purchases.completeOpen();
    expect(await lookUp(person.checkoutId)).toMatchObject({ status: 'completed' });
  });
});
