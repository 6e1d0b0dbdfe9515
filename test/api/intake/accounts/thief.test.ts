import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect } from 'vitest';
import { waitForAlerts } from '../../../support/account-alerts';
import type { Api, ApplicantClient } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { callEveryOperation } from '../../../support/call-every-operation';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  chooseAndSign,
  chooseOption,
  getPhone,
  prepareSigning,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { createEmail, getAccountEmail, readCode, verifyPhoneOnly } from '../../../support/verification';

const name = 'Élodie Côté';

describeMostlyOneDatabase('a thief of a phone', (makeApi, { test, testEach }) => {
  let api: Api;
  let owner: ApprovedApplicant;
  let phone: string;
  let email: string;
  beforeAll(async () => {
    api = await makeApi();
  });
  beforeEach(async () => {
    owner = await makeApprovedApplicant(api, { limit: 20_000_00, cartTotal: 1234.56 });
    await chooseAndSign(owner, name);
    phone = await getPhone(api, owner.customerId);
    email = await getAccountEmail(api, phone);
  });

  /** In a checkout of their own, with the code that the stolen phone received. */
  const steal = async (): Promise<ApplicantClient> => {
    api.clock.advance({ minutes: 11 });
    const thief = await api.session({ cartTotal: 9000 });
    await thief.put('/v1/application/eligibility', { eligible: true });
    const { status, body } = await verifyPhoneOnly(api, thief, phone);
    expect([status, body.facts.proofDue]).toEqual([200, 'email']);
    return thief;
  };

  const callAll = async (thief: ApplicantClient): Promise<readonly string[]> => {
    const answers = [...(await callEveryOperation(api, thief)).values()];
    expect(answers.length).toBeGreaterThan(35);
    return answers.map(({ status, body, headers }) => JSON.stringify([status, body, headers]));
  };

  test('learns that there is an account, and no fact about its owner', async () => {
    const thief = await steal();
    const view = await thief.view();
    expect(view.facts).toMatchObject({ locked: true, proofDue: 'email', credit: null, outcome: null });
    const [local = '', domain = ''] = email.split('@');
    expect(view.contact.proof).toEqual({ emailMasked: '••••@•••', canStartOver: true });
    expect(view.status).toBe('started');
    const answers = [JSON.stringify(view), ...(await callAll(thief))];
    const facts = [
      'Élodie',
      'Côté',
      'Saint-Élie',
      'Summer Bread',
      '45 Queen',
      '1985-04-12',
      email,
      local,
      domain,
      '1234.56',
      '18765.44',
      '20000',
      'instantlyApproved',
      owner.applicationId,
      owner.customerId,
      owner.lineId,
    ];
    for (const answer of answers) for (const fact of facts) expect(answer).not.toContain(fact);
  });

  test('a thief of the phone draws nothing', async () => {
    const thief = await steal();
    expect((await chooseOption(thief)).problem.type).toBe('step-not-allowed');
    for (const [url, body] of [
      ['/v1/offers/selection', { optionId: randomUUID() }],
      ['/v1/purchase/complete', {}],
    ] as const)
      expect((await thief.post(url, body)).problem.type).toBe('step-not-allowed');
    const signed = await api.database
      .selectFrom('agreement_signature')
      .select('application_id')
      .where('checkout_id', '=', thief.checkoutId)
      .execute();
    expect(signed).toEqual([]);
  });

  test('cannot change the address, nor have the code sent elsewhere', async () => {
    const thief = await steal();
    expect((await thief.delete('/v1/verification/email')).problem.type).toBe('step-not-allowed');
    const own = createEmail();
    const sent = await thief.post('/v1/verification/email', { email: own });
    expect(sent.body.contact.pendingEmail?.to).toBe('••••@•••');
    await expect(readCode(api, own)).rejects.toThrow('no code');
    expect(await readCode(api, email)).toMatch(/^\d{6}$/);
    expect(await getAccountEmail(api, phone)).toBe(email);
    expect((await thief.view()).facts.locked).toBe(true);
  });

  test('does not disturb the owner’s checkouts', async () => {
    const unsigned = await makeApprovedApplicant(api, { cartTotal: 900 });
    const own = await getPhone(api, unsigned.customerId);
    const thief = await api.session({ cartTotal: 900 });
    await verifyPhoneOnly(api, thief, own);
    expect((await unsigned.view()).facts).toMatchObject({ locked: false, outcome: 'instantlyApproved' });
    expect((await thief.view()).facts).toMatchObject({ locked: true, outcome: null });
  });

  test('a thief of the phone and the mailbox draws nothing above the amount, in one purchase or in several', async () => {
    const merchant = await api.makeMerchant();
    const large = await startReturningCheckout(api, phone, { cartTotal: 10_000.01, merchant });
    expect((await chooseOption(large)).problem.type).toBe('security-review');
    const first = await startReturningCheckout(api, phone, {
      cartTotal: 6000,
      merchant: await api.makeMerchant(),
    });
    expect((await chooseAndSign(first, name)).status).toBe(200);
    const second = await startReturningCheckout(api, phone, {
      cartTotal: 6000,
      merchant: await api.makeMerchant(),
    });
    expect((await chooseOption(second)).problem.type).toBe('security-review');
    const reviews = await api.database
      .selectFrom('account_review')
      .select(['reason', 'amount_cents as amount'])
      .where('customer_id', '=', owner.customerId)
      .orderBy('amount_cents')
      .execute();
    expect(reviews).toEqual([
      { reason: 'amount', amount: 6000_00 },
      { reason: 'amount', amount: 10_000_01 },
    ]);
  });

  testEach(
    'a thief of the phone and the mailbox draws nothing above the amount in two purchases at the same moment',
    async () => {
      const prepare = async () => {
        const merchant = await api.makeMerchant();
        const thief = await startReturningCheckout(api, phone, { cartTotal: 6000, merchant });
        expect((await chooseOption(thief)).status).toBe(200);
        return prepareSigning(thief, name);
      };
      const presses = [await prepare(), await prepare()];
      const answers = await Promise.all(presses.map((press) => press()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.map(({ problem }) => problem.type)).toContain('security-review');
    },
  );

  test('the owner is told of the new device and the purchase of a thief of phone and mailbox', async () => {
    const thief = await startReturningCheckout(api, phone, {
      cartTotal: 900,
      merchant: await api.makeMerchant(),
    });
    await chooseAndSign(thief, name);
    const alerts = await waitForAlerts(api, [email], 2);
    const texts = alerts.map(({ text }) => text).toSorted();
    expect(texts[0]).toContain('a purchase of $900.00 at Northern Supply was signed');
    expect(texts[1]).toContain('was opened at Northern Supply on a device we don’t recognize');
  });
});
