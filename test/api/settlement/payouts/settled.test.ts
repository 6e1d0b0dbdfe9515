import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  createSandboxBank,
  getPayout,
  makePaidMerchant,
  makePurchase,
  type PaidMerchant,
  refundCheckout,
  runDuePayouts,
} from '../../../support/payouts';
import { makeOperator } from '../../../support/reviews';

describeOneDatabase('payouts with nothing left to send', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const tick = () => runDuePayouts(api);
  const listPaid = async (merchant: PaidMerchant, person: ApprovedApplicant) => {
    const rows = await api.database
      .selectFrom('merchant_event')
      .select('data')
      .where('merchant_id', '=', merchant.id)
      .where('type', '=', 'payout.paid')
      .orderBy('id')
      .execute();
    return rows.map(({ data }) => data).filter(({ checkoutId }) => checkoutId === person.checkoutId);
  };
  const retry = async (payoutId: string): Promise<void> => {
    await api.services.payouts.retry(payoutId, (await makeOperator(api)).operator);
  };

  test('a returned payment that is withheld afterwards is reported as settled, without its amount', async () => {
    const merchant = await makePaidMerchant(api, { account: '9059059' });
    const person = await makePurchase(api, merchant, { cartTotal: 900 });
    await tick();
    await refundCheckout(api, merchant, person);
    await createSandboxBank(api).processFiles();
    await tick();
    const returned = await getPayout(api, merchant, person);
    expect(returned).toMatchObject({ state: 'returned', amount: 900 });
    await retry(returned.payoutId);
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid', withheld: 900 });
    expect(await listPaid(merchant, person)).toMatchObject([{ amount: 0, dueOn: null }]);
  });

  test('a refund that leaves the fee only is settled by the next batch, with its event', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 0, fixed: 100_00 } }, null);
    const person = await makePurchase(api, merchant, { cartTotal: 900 });
    await refundCheckout(api, merchant, person, 850);
    expect(await listPaid(merchant, person)).toEqual([]);
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid', amount: 50, fee: 50 });
    expect(await listPaid(merchant, person)).toMatchObject([{ amount: 0, fee: 50 }]);
  });

  test('a purchase refunded in two parts before it is paid costs no fee, as one refunded at once', async () => {
    const merchant = await makePaidMerchant(api);
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 0, fixed: 100_00 } }, null);
    const person = await makePurchase(api, merchant, { cartTotal: 900 });
    await refundCheckout(api, merchant, person, 850);
    await refundCheckout(api, merchant, person, 50);
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'cancelled', fee: 0 });
    await expect(getPayout(api, merchant, person, 'recovery')).rejects.toThrow('there is no recovery');
  });
});
