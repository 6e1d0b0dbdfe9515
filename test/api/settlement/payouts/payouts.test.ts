import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { resolveAccountReviews, waitForCopyToken } from '../../../support/account-alerts';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  createSandboxBank,
  getPayout,
  listPayouts,
  type MerchantPayoutPage,
  makePaidMerchant,
  makePurchase,
  type PaidMerchant,
  refundCheckout,
  runDuePayouts,
} from '../../../support/payouts';
import { getPhone } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { readAgreement, sign } from '../../../support/signing';
import { getAccountEmail } from '../../../support/verification';

describeMostlyOneDatabase('payouts to merchants', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const tick = () => runDuePayouts(api);
  /** What the bank was told to pay a merchant, by its account, since it last looked. */
  const banked = async (merchant: PaidMerchant): Promise<number[]> => {
    const files = await createSandboxBank(api).processFiles();
    return files
      .flatMap(({ credits }) => credits)
      .filter(({ account }) => account === merchant.account)
      .map(({ cents }) => cents);
  };
  const trail = async (applicationId: string): Promise<string[]> => {
    const rows = await api.database
      .selectFrom('audit_event')
      .select('act')
      .where('application_id', '=', applicationId)
      .where('act', 'like', 'payout.%')
      .orderBy('id')
      .execute();
    return rows.map(({ act }) => act);
  };

  test('a cart is paid once it is signed: opened, sent, reported as paid, each with an event', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    await Promise.all([1, 2, 3].map(() => person.post('/v1/purchase/complete')));
    expect(await listPayouts(api, merchant)).toMatchObject([
      {
        kind: 'purchase',
        state: 'pending',
        amount: 8000,
        withheld: 0,
        reference: 'PO-1182',
        accountEnding: null,
        returned: null,
        expectedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({
      state: 'sent',
      accountEnding: merchant.account.slice(-4),
      sentAt: expect.any(String),
    });
    expect(await banked(merchant)).toEqual([8000_00]);
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({
      state: 'paid',
      paidAt: expect.any(String),
    });
    expect(await trail(person.applicationId)).toEqual(['payout.opened', 'payout.sent', 'payout.paid']);
    const events = await api.database
      .selectFrom('merchant_event')
      .select(['type', 'data'])
      .where('merchant_id', '=', merchant.id)
      .where('type', 'in', ['payout.sent', 'payout.paid', 'payout.returned'])
      .orderBy('id')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['payout.sent', 'payout.paid']);
    expect(JSON.stringify(events)).toContain('8000');
    expect(JSON.stringify(events)).not.toContain(merchant.account);
  });

  test('an invoice is paid as soon as it is signed, under its number; completing it pays nothing more', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makeApprovedApplicant(api, { merchant, cartTotal: 0 });
    await api.database
      .updateTable('application')
      .set({ entry: 'preQualification' })
      .where('id', '=', person.applicationId)
      .execute();
    await person.post('/v1/invoice', { number: 'FAC-77', amount: 6400.55, payable: 6400.55 });
    const { body } = await person.get<{ items: { id: string }[] }>('/v1/offers');
    await person.post('/v1/offers/selection', { optionId: body.items[0]?.id });
    const shown = await readAgreement(person);
    expect(await listPayouts(api, merchant)).toEqual([]);
    const both = await Promise.all([sign(person, shown), sign(person, shown)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const opened = await listPayouts(api, merchant);
    expect(opened).toMatchObject([{ amount: 6400.55, reference: 'FAC-77', state: 'pending' }]);
    expect((await person.post('/v1/purchase/complete')).status).toBe(200);
    expect(await listPayouts(api, merchant)).toEqual(opened);
  });

  test('a refund before the payment reduces the payout; a full refund cancels it', async () => {
    const merchant = await makePaidMerchant(api);
    const [part, whole] = [await makePurchase(api, merchant), await makePurchase(api, merchant)];
    expect((await refundCheckout(api, merchant, part, 500.55)).status).toBe(200);
    await refundCheckout(api, merchant, whole);
    expect(await getPayout(api, merchant, part)).toMatchObject({ state: 'pending', amount: 7499.45 });
    expect(await getPayout(api, merchant, whole)).toMatchObject({ state: 'cancelled', amount: 0 });
    await tick();
    expect(await banked(merchant)).toEqual([7499_45]);
  });

  test('a refund of a signed cart that is not completed yet reduces the payout', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant, { complete: false });
    await refundCheckout(api, merchant, person, 1000);
    await person.post('/v1/purchase/complete');
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'pending', amount: 7000 });
  });

  test('the merchant’s fee is deducted from what is sent, on the terms of the purchase', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 287, fixed: 35 } }, null);
    const person = await makePurchase(api, merchant, { cartTotal: 1234.56 });
    const refunded = await makePurchase(api, merchant, { cartTotal: 900 });
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 2000, fixed: 0 } }, null);
    // 2.87% of $1,234.56 is $35.431…, of $900 $25.83, of the $100 that are left $2.87
    expect(await getPayout(api, merchant, person)).toMatchObject({
      amount: 1234.56,
      fee: 35.78,
      withheld: 0,
    });
    expect(await getPayout(api, merchant, refunded)).toMatchObject({ amount: 900, fee: 26.18 });
    expect((await refundCheckout(api, merchant, refunded, 800)).status).toBe(200);
    expect(await getPayout(api, merchant, refunded)).toMatchObject({ amount: 100, fee: 3.22 });
    await tick();
    expect((await banked(merchant)).sort((one, other) => one - other)).toEqual([96_78, 1198_78]);
    await tick();
    const sent = await api.database
      .selectFrom('merchant_event')
      .select('data')
      .where('merchant_id', '=', merchant.id)
      .where('type', '=', 'payout.paid')
      .execute();
    expect(sent.map(({ data }) => data)).toEqual(
      expect.arrayContaining([expect.objectContaining({ amount: 1198.78, fee: 35.78 })]),
    );

    // the fee of what was paid stays; the refund is withheld from the next payout, beside its own fee
    expect((await refundCheckout(api, merchant, person)).status).toBe(200);
    expect(await getPayout(api, merchant, person, 'recovery')).toMatchObject({ amount: 1234.56, fee: 0 });
    const next = await makePurchase(api, merchant, { cartTotal: 2000 });
    await tick();
    expect(await banked(merchant)).toEqual([2000_00 - 400_00 - 1234_56]);
    expect(await getPayout(api, merchant, next)).toMatchObject({ amount: 2000, fee: 400, withheld: 1234.56 });
  });

  testEach('a fee that takes the whole rest of a payout settles it, and sends nothing', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 0, fixed: 100_00 } }, null);
    const person = await makePurchase(api, merchant, { cartTotal: 900 });
    expect((await refundCheckout(api, merchant, person, 850)).status).toBe(200);
    await tick();
    expect(await banked(merchant)).toEqual([]);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid', amount: 50, fee: 50 });
  });

  test('a refund of a returned payout that was withheld from leaves its fee', async () => {
    const merchant = await makePaidMerchant(api);
    const first = await makePurchase(api, merchant, { cartTotal: 900 });
    await tick();
    await refundCheckout(api, merchant, first, 300);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 100, fixed: 0 } }, null);
    const person = await makePurchase(api, merchant, { cartTotal: 1000 });
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({ fee: 10, withheld: 300, state: 'sent' });
    await api.database
      .updateTable('payout')
      .set({ state: 'returned', return_code: '905', returned_at: api.clock.now() })
      .where('checkout_id', '=', person.checkoutId)
      .execute();
    await refundCheckout(api, merchant, person, 950);
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid', amount: 310, fee: 10 });
    expect(await getPayout(api, merchant, person, 'recovery')).toMatchObject({ amount: 260 });
  });

  test('a refund after the payment is withheld from the next payouts, never debited', async () => {
    const merchant = await makePaidMerchant(api);
    const first = await makePurchase(api, merchant, { cartTotal: 3000 });
    await tick();
    expect(await banked(merchant)).toEqual([3000_00]);
    await refundCheckout(api, merchant, first, 2500);
    expect(await getPayout(api, merchant, first, 'recovery')).toMatchObject({
      state: 'pending',
      amount: 2500,
      withheld: 0,
      expectedOn: null,
    });
    await tick();
    expect(await banked(merchant)).toEqual([]);

    const small = await makePurchase(api, merchant, { cartTotal: 1000 });
    await tick();
    expect(await banked(merchant)).toEqual([]);
    expect(await getPayout(api, merchant, small)).toMatchObject({
      state: 'paid',
      amount: 1000,
      withheld: 1000,
    });
    expect(await getPayout(api, merchant, first, 'recovery')).toMatchObject({
      state: 'pending',
      withheld: 1000,
    });

    const large = await makePurchase(api, merchant, { cartTotal: 5000 });
    await tick();
    expect(await banked(merchant)).toEqual([3500_00]);
    expect(await getPayout(api, merchant, large)).toMatchObject({ amount: 5000, withheld: 1500 });
    expect(await getPayout(api, merchant, first, 'recovery')).toMatchObject({
      state: 'paid',
      withheld: 2500,
    });
  });

  testEach('a returned payout waits until an operator sends it again to the corrected account', async () => {
    const merchant = await makePaidMerchant(api, { account: '9059059' });
    const person = await makePurchase(api, merchant);
    await tick();
    expect(await banked(merchant)).toEqual([8000_00]);
    await tick();
    const returned = await getPayout(api, merchant, person);
    expect(returned).toMatchObject({
      state: 'returned',
      expectedOn: null,
      returned: { code: '905', reason: 'Account closed' },
    });
    await tick();
    expect(await banked(merchant)).toEqual([]);

    const operator = await makeOperator(api);
    const call = <T>(method: 'POST' | 'PUT', url: string, body: unknown = {}) =>
      api.call<T>(method, `/v1/operator${url}`, {
        headers: { authorization: `Bearer ${operator.key}`, 'idempotency-key': randomUUID() },
        body,
      });
    const account = '4445556667';
    const mended = {
      legalName: 'Northern Supply Ltd.',
      institution: '004',
      transit: '01234',
      number: account,
      remittanceEmail: null,
      language: 'en',
    };
    const changed = await call<{ change: { id: string } }>('PUT', `/merchants/${merchant.id}/payee`, mended);
    expect(changed.body).toMatchObject({
      payee: { accountEnding: '9059' },
      change: { institution: '004', transit: '01234', accountEnding: '6667', state: 'proposed' },
    });
    expect(JSON.stringify(changed.body)).not.toContain(account);
    const colleague = await makeOperator(api);
    const confirmation = `/v1/operator/payee-changes/${changed.body.change.id}/confirmation`;
    const headers = { authorization: `Bearer ${colleague.key}` };
    expect((await api.call('POST', confirmation, { headers })).status).toBe(200);
    const twice = await Promise.all([1, 2].map(() => call('POST', `/payouts/${returned.payoutId}/retry`)));
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    await tick();
    expect(await banked({ ...merchant, account })).toEqual([8000_00]);
    expect((await call('POST', `/payouts/${returned.payoutId}/retry`)).problem.type).toBe('step-not-allowed');
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid', accountEnding: '6667' });
    expect(await trail(person.applicationId)).toEqual([
      'payout.opened',
      'payout.sent',
      'payout.returned',
      'payout.retried',
      'payout.sent',
      'payout.paid',
    ]);
  });

  testEach('a refund of a returned payout reduces its amount', async () => {
    const merchant = await makePaidMerchant(api, { account: '9059059' });
    const person = await makePurchase(api, merchant);
    await tick();
    await createSandboxBank(api).processFiles();
    await tick();
    await refundCheckout(api, merchant, person, 3000);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'returned', amount: 5000 });
    await refundCheckout(api, merchant, person);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'cancelled', amount: 0 });
    expect(await listPayouts(api, merchant)).toHaveLength(1);
  });

  test('a payout without an account waits, is counted, and is paid once there is one', async () => {
    const merchant = await api.makeMerchant();
    const person = await makePurchase(api, merchant);
    const before = await api.services.payouts.runDue();
    expect(before.waiting.withoutPayee).toBeGreaterThan(0);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'pending' });
    const payee = { institution: '003', transit: '00102', number: '7778889990', language: 'en' as const };
    await api.services.payouts.payees.set(
      merchant.id,
      { ...payee, legalName: 'X', remittanceEmail: null },
      'system',
    );
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'sent' });
  });

  test('the payout of a purchase that its customer reported waits until the freeze is lifted', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    const email = await getAccountEmail(api, await getPhone(api, person.customerId));
    await api.services.accounts.disown(await waitForCopyToken(api, email));
    await tick();
    expect(await banked(merchant)).toEqual([]);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'pending' });
    await resolveAccountReviews(api, person.customerId, 'cleared');
    await tick();
    expect(await banked(merchant)).toEqual([8000_00]);
  });

  test('a merchant lists only its own payouts, page by page', async () => {
    const [merchant, other] = [await makePaidMerchant(api), await makePaidMerchant(api)];
    const people = [await makePurchase(api, merchant), await makePurchase(api, merchant)];
    const mine = await listPayouts(api, merchant);
    expect(mine.map(({ checkoutId }) => checkoutId)).toEqual(
      people.map(({ checkoutId }) => checkoutId).reverse(),
    );
    const headers = { authorization: `Bearer ${merchant.secretKey}` };
    const get = <T>(url: string) => api.call<T>('GET', `/v1/merchant/payouts${url}`, { headers });
    const first = (await get<MerchantPayoutPage>('?limit=1')).body;
    const second = (await get<MerchantPayoutPage>(`?limit=1&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...second.items]).toEqual(mine);
    expect(second.nextCursor).toBeNull();
    expect((await get(`/${mine[0]?.payoutId}`)).body).toEqual(mine[0]);
    const theirs = { headers: { authorization: `Bearer ${other.secretKey}` } };
    expect((await api.call('GET', `/v1/merchant/payouts/${mine[0]?.payoutId}`, theirs)).status).toBe(404);
    expect((await get('/nonsense')).status).toBe(404);
    expect((await get('?cursor=nonsense')).status).toBe(400);
    expect((await api.call('GET', '/v1/merchant/payouts')).status).toBe(401);
    expect(await listPayouts(api, other)).toEqual([]);
  });

  test('an invalid payee account is rejected; account numbers are stored encrypted', async () => {
    const merchant = await api.makeMerchant();
    const good = {
      legalName: 'Ferme Érablière Ltée',
      institution: '003',
      transit: '00102',
      number: '55566677',
      remittanceEmail: null,
      language: 'fr' as const,
    };
    const { payees } = api.services.payouts;
    for (const wrong of [
      { legalName: '日本' },
      { institution: '03' },
      { transit: '123456' },
      { number: '123456' },
      { number: '1234 5678' },
      { remittanceEmail: 'nobody' },
    ])
      await expect(payees.set(merchant.id, { ...good, ...wrong }, 'system')).rejects.toMatchObject({
        type: 'validation-failed',
      });
    await expect(payees.set(randomUUID(), good, 'system')).rejects.toMatchObject({ type: 'not-found' });
    await Promise.all([1, 2, 3].map(() => payees.set(merchant.id, good, 'system')));
    const rows = await api.database
      .selectFrom('merchant_payee')
      .selectAll()
      .where('merchant_id', '=', merchant.id)
      .execute();
    expect(rows.filter(({ replaced_at }) => replaced_at === null)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('55566677');
    expect(rows[0]?.account_cipher.toString('latin1')).not.toContain('55566677');
  });
});
