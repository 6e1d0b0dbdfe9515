import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeEachDatabase } from '../../../support/describe-databases';
import {
  createSandboxBank,
  getPayout,
  listPayouts,
  type MerchantPayoutPage,
  makePaidMerchant,
  makePurchase,
  type PaidMerchant,
  refundCheckout,
} from '../../../support/payouts';
import { makeOperator } from '../../../support/reviews';
import { readAgreement, sign } from '../../../support/signing';

describeEachDatabase('payouts to merchants', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const tick = async (): Promise<void> => {
    const { failures } = await api.services.payouts.runDue();
    expect(failures).toEqual([]);
  };
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

  test('a returned payout waits until an operator sends it again to the corrected account', async () => {
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

  test('a refund of a returned payout reduces its amount', async () => {
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
