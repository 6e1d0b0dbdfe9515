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
});
