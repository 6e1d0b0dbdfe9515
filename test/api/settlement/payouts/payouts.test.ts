import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { resolveAccountReviews, waitForCopyToken } from '../../../support/account-alerts';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  getPayout,
  listBankedAmounts,
  listPayoutActs,
  listPayouts,
  type MerchantPayoutPage,
  makePaidMerchant,
  makePurchase,
  runDuePayouts,
} from '../../../support/payouts';
import { getPhone } from '../../../support/returning-customers';
import { readAgreement, sign } from '../../../support/signing';
import { getAccountEmail } from '../../../support/verification';

describeOneDatabase('payouts to merchants', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const tick = () => runDuePayouts(api);

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
    expect(await listBankedAmounts(api, merchant)).toEqual([8000_00]);
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({
      state: 'paid',
      paidAt: expect.any(String),
    });
    expect(await listPayoutActs(api, person.applicationId)).toEqual([
      'payout.opened',
      'payout.sent',
      'payout.paid',
    ]);
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
    expect(await listBankedAmounts(api, merchant)).toEqual([]);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'pending' });
    await resolveAccountReviews(api, person.customerId, 'cleared');
    await tick();
    expect(await listBankedAmounts(api, merchant)).toEqual([8000_00]);
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
