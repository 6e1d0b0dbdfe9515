import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  getPayout,
  listBankedAmounts,
  makePaidMerchant,
  makePurchase,
  refundCheckout,
  runDuePayouts,
} from '../../../support/payouts';

describeMostlyOneDatabase('the amount of a payout', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const tick = () => runDuePayouts(api);

  test('a refund before the payment reduces the payout; a full refund cancels it', async () => {
    const merchant = await makePaidMerchant(api);
    const [part, whole] = [await makePurchase(api, merchant), await makePurchase(api, merchant)];
    expect((await refundCheckout(api, merchant, part, 500.55)).status).toBe(200);
    await refundCheckout(api, merchant, whole);
    expect(await getPayout(api, merchant, part)).toMatchObject({ state: 'pending', amount: 7499.45 });
    expect(await getPayout(api, merchant, whole)).toMatchObject({ state: 'cancelled', amount: 0 });
    await tick();
    expect(await listBankedAmounts(api, merchant)).toEqual([7499_45]);
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
    expect((await listBankedAmounts(api, merchant)).sort((one, other) => one - other)).toEqual([
      96_78, 1198_78,
    ]);
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
    expect(await listBankedAmounts(api, merchant)).toEqual([2000_00 - 400_00 - 1234_56]);
    expect(await getPayout(api, merchant, next)).toMatchObject({ amount: 2000, fee: 400, withheld: 1234.56 });
  });

  testEach('a fee that takes the whole rest of a payout settles it, and sends nothing', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 0, fixed: 100_00 } }, null);
    const person = await makePurchase(api, merchant, { cartTotal: 900 });
    expect((await refundCheckout(api, merchant, person, 850)).status).toBe(200);
    await tick();
    expect(await listBankedAmounts(api, merchant)).toEqual([]);
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
    expect(await listBankedAmounts(api, merchant)).toEqual([3000_00]);
    await refundCheckout(api, merchant, first, 2500);
    expect(await getPayout(api, merchant, first, 'recovery')).toMatchObject({
      state: 'pending',
      amount: 2500,
      withheld: 0,
      expectedOn: null,
    });
    await tick();
    expect(await listBankedAmounts(api, merchant)).toEqual([]);

    const small = await makePurchase(api, merchant, { cartTotal: 1000 });
    await tick();
    expect(await listBankedAmounts(api, merchant)).toEqual([]);
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
    expect(await listBankedAmounts(api, merchant)).toEqual([3500_00]);
    expect(await getPayout(api, merchant, large)).toMatchObject({ amount: 5000, withheld: 1500 });
    expect(await getPayout(api, merchant, first, 'recovery')).toMatchObject({
      state: 'paid',
      withheld: 2500,
    });
  });
});
