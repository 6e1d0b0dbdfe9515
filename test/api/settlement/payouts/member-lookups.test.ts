import { dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect } from 'vitest';
import { buildPayoutLines } from '../../../../server/dashboard/payouts/payout-lines';
import type { MerchantPayout, PayoutSearch } from '../../../../server/src/settlement/payouts';
import { resolveAccountReviews, waitForCopyToken } from '../../../support/account-alerts';
import type { Api, TestMerchant } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { createMerchantClient } from '../../../support/merchant-client';
import {
  getPayout,
  listPayouts,
  type MerchantPayoutPage,
  makePaidMerchant,
  makePurchase,
  refundCheckout,
} from '../../../support/payouts';
import { getPhone } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { getAccountEmail } from '../../../support/verification';

const everything: PayoutSearch = { state: null, from: null, to: null };

describeMostlyOneDatabase('what a merchant’s members see of its payouts', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const getLookups = () => api.services.payouts.lookups;
  const search = async (merchant: TestMerchant, criteria: Partial<PayoutSearch> = {}) =>
    (await getLookups().search(merchant.id, { ...everything, ...criteria }, { cursor: null, limit: 10 }))
      .items;
  const tick = () => api.services.payouts.runDue();

  test('a payout without an account, and one of a reported purchase, say what holds them', async () => {
    const poor = await api.makeMerchant();
    await makePurchase(api, poor);
    expect(await search(poor)).toMatchObject([{ hold: { reason: 'noAccount' }, expectedOn: null }]);
    expect(await listPayouts(api, poor)).toMatchObject([{ state: 'pending', expectedOn: null }]);
    const merchant = await makePaidMerchant(api);
    const { customerId } = await makePurchase(api, merchant);
    expect(await search(merchant)).toMatchObject([{ hold: null, expectedOn: expect.any(String) }]);
    const email = await getAccountEmail(api, await getPhone(api, customerId));
    await api.services.accounts.disown(await waitForCopyToken(api, email));
    expect(await search(merchant)).toMatchObject([{ hold: { reason: 'securityCheck' } }]);
    const finance = await makeOperator(api);
    const other = await makePaidMerchant(api);
    await makePurchase(api, other);
    const { body } = await finance.get<{ items: readonly (MerchantPayout & { merchantId: string })[] }>(
      '/payouts?state=pending&limit=100',
    );
    const findExpected = ({ id }: TestMerchant) =>
      body.items.find(({ merchantId }) => merchantId === id)?.expectedOn;
    expect([poor, merchant, other].map(findExpected)).toEqual([null, null, expect.any(String)]);
    await resolveAccountReviews(api, customerId, 'cleared');
    expect(await search(merchant)).toMatchObject([{ hold: null }]);
  });

  testEach(
    'the lines of a payout add up to what is sent, and those of a recovery to what is left',
    async () => {
      const merchant = await makePaidMerchant(api);
      await api.services.merchants.change(merchant.id, { fee: { rateBps: 200, fixed: 30 } }, null);
      const first = await makePurchase(api, merchant, { cartTotal: 1000 });
      await refundCheckout(api, merchant, first, 100);
      await tick();
      // sent: the next refund is recovered
      await refundCheckout(api, merchant, first, 250);
      const second = await makePurchase(api, merchant, { cartTotal: 2000 });
      await tick();
      const read = async (payout: MerchantPayout) => {
        const details = await getLookups().getDetails(merchant.id, payout.payoutId);
        const { checkout } = await api.services.lookups.getDetails(merchant.id, payout.checkoutId);
        return buildPayoutLines(details, checkout).map(({ what, cents }) => [what, cents]);
      };
      expect(await read(await getPayout(api, merchant, first))).toEqual([
        ['purchase', 1000_00],
        ['refund', -100_00],
        ['fee', -18_30],
        ['net', 881_70],
      ]);
      expect(await read(await getPayout(api, merchant, second))).toEqual([
        ['purchase', 2000_00],
        ['fee', -40_30],
        ['withheldFor', -250_00],
        ['net', 1709_70],
      ]);
      expect(await read(await getPayout(api, merchant, first, 'recovery'))).toEqual([
        ['owed', 250_00],
        ['recoveredFrom', -250_00],
        ['left', 0],
      ]);
    },
  );

  testEach('payouts are found by state and day, and all of them are read for an export', async () => {
    const merchant = await makePaidMerchant(api);
    const first = await makePurchase(api, merchant);
    await tick();
    const day = dateIn(api.clock.now());
    api.clock.advance({ minutes: 2 * 24 * 60 });
    const second = await makePurchase(api, merchant, { cartTotal: 900 });
    const toIds = (items: readonly MerchantPayout[]) => items.map(({ checkoutId }) => checkoutId);
    expect(toIds(await search(merchant))).toEqual([second.checkoutId, first.checkoutId]);
    expect(toIds(await search(merchant, { state: 'pending' }))).toEqual([second.checkoutId]);
    expect(toIds(await search(merchant, { from: day, to: day }))).toEqual([first.checkoutId]);
    expect(toIds(await search(merchant, { state: 'pending', from: day, to: day }))).toEqual([]);
    const exported: MerchantPayout[] = [];
    for await (const payout of getLookups().readAll(merchant.id, everything)) exported.push(payout);
    expect(toIds(exported)).toEqual([second.checkoutId, first.checkoutId]);
    const { payoutId: firstId } = await getPayout(api, merchant, first);
    await api.database.updateTable('payout').set({ reference: 'PO-9' }).where('id', '=', firstId).execute();
    const client = createMerchantClient(api, merchant);
    const ask = async (query: string) => (await client.get<MerchantPayoutPage>(`payouts?${query}`)).body;
    expect(toIds((await ask('reference=po-9')).items)).toEqual([first.checkoutId]);
    expect(toIds((await ask('reference=po')).items)).toEqual([]);
    expect(toIds((await ask('amount=900')).items)).toEqual([second.checkoutId]);
    expect(toIds((await ask('state=pending')).items)).toEqual([second.checkoutId]);
    expect(
      toIds((await ask(`state=pending&reference=PO-9&amount=8000&from=${day}&to=${day}`)).items),
    ).toEqual([]);
    expect(toIds((await ask(`reference=PO-9&amount=8000&from=${day}&to=${day}`)).items)).toEqual([
      first.checkoutId,
    ]);
    const page = await ask('limit=1');
    expect(toIds((await ask(`limit=1&cursor=${page.nextCursor}`)).items)).toEqual([first.checkoutId]);
    const other = await api.makeMerchant();
    expect(await search(other)).toEqual([]);
    const { payoutId } = await getPayout(api, merchant, first);
    await expect(getLookups().getDetails(other.id, payoutId)).rejects.toMatchObject({ type: 'not-found' });
  });
});
