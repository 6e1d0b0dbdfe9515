import { beforeAll, expect, test } from 'vitest';
import { readPayoutFigures } from '../../../../server/src/settlement/payouts';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { logIn, toText } from '../../../support/console-browser';
import { describeEachDatabase } from '../../../support/describe-databases';
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

const token = 'a-token-of-the-scraper';
const observability = { drainMs: 0, metrics: { listener: null, token }, telemetry: false };
/** The sandbox's bank returns each payment of this amount. */
const returnedAmount = 1905;

describeEachDatabase('payouts that the bank returned', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { observability, trustProxy: 1 } });
  });

  const tick = () => runDuePayouts(api);
  /** Sent, and reported by the bank as paid or returned. */
  const send = async (): Promise<void> => {
    await tick();
    await createSandboxBank(api).processFiles();
    await tick();
  };
  const retry = async (merchant: PaidMerchant, person: ApprovedApplicant): Promise<void> => {
    const { payoutId } = await getPayout(api, merchant, person);
    await api.services.payouts.retry(payoutId, (await makeOperator(api)).operator);
  };
  const readFigures = () => readPayoutFigures(api.database, api.clock.now());

  test('are counted until an operator sends them again, or nothing of them is left', async () => {
    const merchant = await makePaidMerchant(api);
    expect(await readFigures()).toMatchObject({ returned: 0, oldestReturnedAt: null });
    const first = await makePurchase(api, merchant, { cartTotal: returnedAmount });
    await makePurchase(api, merchant, { cartTotal: 700 });
    await send();
    const since = api.clock.now();
    api.clock.advance({ minutes: 90 });
    const second = await makePurchase(api, merchant, { cartTotal: returnedAmount });
    await send();
    expect(await readFigures()).toMatchObject({ returned: 2, oldestReturnedAt: since, overdue: 0 });

    const { body } = await api.call<string>('GET', '/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(body).toContain('tamarack_payouts_returned 2\n');
    const admin = await logIn(api, await makeOperator(api, 'Robin Tremblay', { roles: ['admin'] }));
    const health = toText((await admin.get('/operator/health')).body).replaceAll(/\s+/g, ' ');
    expect(health).toContain('Payouts returned by the bank, to be sent again or settled 2 1 h');

    await refundCheckout(api, merchant, second);
    expect(await readFigures()).toMatchObject({ returned: 1, oldestReturnedAt: since });
    await retry(merchant, first);
    expect(await readFigures()).toMatchObject({ returned: 0, oldestReturnedAt: null, pending: 1 });
    await refundCheckout(api, merchant, first);
  });

  test('cover the refunds of their own purchase: nothing is withheld from another one meanwhile', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant, { cartTotal: returnedAmount });
    await tick();
    await refundCheckout(api, merchant, person, 1000);
    await createSandboxBank(api).processFiles();
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({
      state: 'returned',
      amount: returnedAmount,
    });
    const other = await makePurchase(api, merchant, { cartTotal: 1200 });
    await send();
    expect(await getPayout(api, merchant, other)).toMatchObject({ state: 'paid', withheld: 0 });
    expect(await getPayout(api, merchant, person, 'recovery')).toMatchObject({
      state: 'pending',
      withheld: 0,
    });

    await retry(merchant, person);
    await send();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid', withheld: 1000 });
    expect(await getPayout(api, merchant, person, 'recovery')).toMatchObject({
      state: 'paid',
      withheld: 1000,
    });
  });

  test('keep in the history what was sent, and name no day and account once all is withheld', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant, { cartTotal: returnedAmount });
    await send();
    await refundCheckout(api, merchant, person, 905);
    const readSent = async () =>
      (await api.services.lookups.getDetails(merchant.id, person.checkoutId)).timeline
        .filter(({ what }) => what === 'payoutSent' || what === 'payoutPaid')
        .map(({ what, amount }) => [what, amount]);
    expect(await readSent()).toEqual([['payoutSent', returnedAmount * 100]]);

    const paid = await makePurchase(api, merchant, { cartTotal: 1100 });
    await send();
    await refundCheckout(api, merchant, paid);
    await retry(merchant, person);
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({
      state: 'paid',
      amount: 1000,
      withheld: 1000,
      expectedOn: null,
      accountEnding: null,
    });
    expect(await readSent()).toEqual([
      ['payoutSent', returnedAmount * 100],
      ['payoutPaid', 0],
    ]);
  });

  test('cost the fee of what is left of the purchase, whether it was refunded before the return or after it', async () => {
    const merchant = await makePaidMerchant(api, { account: '9059059' });
    await api.services.merchants.change(merchant.id, { fee: { rateBps: 250, fixed: 30 } }, null);
    const [before, after, parts] = [
      await makePurchase(api, merchant, { cartTotal: 1000 }),
      await makePurchase(api, merchant, { cartTotal: 1000 }),
      await makePurchase(api, merchant, { cartTotal: 1000 }),
    ];
    await tick();
    await refundCheckout(api, merchant, before);
    await refundCheckout(api, merchant, parts, 400);
    expect(await getPayout(api, merchant, before)).toMatchObject({ state: 'sent', fee: 25.3 });
    await createSandboxBank(api).processFiles();
    await tick();
    expect(await getPayout(api, merchant, before)).toMatchObject({ state: 'returned', amount: 1000, fee: 0 });
    expect(await getPayout(api, merchant, parts)).toMatchObject({ amount: 1000, fee: 15.3 });

    await refundCheckout(api, merchant, after);
    await refundCheckout(api, merchant, parts, 100);
    expect(await getPayout(api, merchant, after)).toMatchObject({ state: 'cancelled', fee: 0 });
    expect(await getPayout(api, merchant, parts)).toMatchObject({ amount: 900, fee: 12.8 });

    await retry(merchant, before);
    await retry(merchant, parts);
    await tick();
    expect(await getPayout(api, merchant, before)).toMatchObject({ state: 'paid', withheld: 1000, fee: 0 });
    expect(await getPayout(api, merchant, before, 'recovery')).toMatchObject({ state: 'paid' });
    expect(await api.services.payouts.lookups.listByCheckout(merchant.id, parts.checkoutId)).toMatchObject([
      { kind: 'purchase', state: 'sent', withheld: 400, fee: 12.8, lastSent: 487_20 },
      { kind: 'recovery', state: 'paid' },
    ]);
  });

  test('are overdue four days after an operator put them back, not after the purchase', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant, { cartTotal: returnedAmount });
    const empty = await makePurchase(api, merchant, { cartTotal: returnedAmount });
    await send();
    api.clock.advance({ hours: 10 * 24 });
    await retry(merchant, person);
    // settled by the next batch, without an operator
    await api.database
      .updateTable('payout')
      .set({ fee_fixed_cents: 100_00 })
      .where('checkout_id', '=', empty.checkoutId)
      .execute();
    await refundCheckout(api, merchant, empty, returnedAmount - 50);
    expect(await getPayout(api, merchant, empty)).toMatchObject({ state: 'pending', amount: 50, fee: 50 });
    expect(await readFigures()).toMatchObject({
      pending: 2,
      overdue: 0,
      oldestPendingAt: api.clock.now(),
    });
    api.clock.advance({ hours: 4 * 24, minutes: 1 });
    expect(await readFigures()).toMatchObject({ overdue: 2 });
    await tick();
  });
});
