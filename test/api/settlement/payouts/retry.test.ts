import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import {
  createSandboxBank,
  getPayout,
  listBankedAmounts,
  listPayoutActs,
  listPayouts,
  makePaidMerchant,
  makePurchase,
  refundCheckout,
  runDuePayouts,
} from '../../../support/payouts';
import { makeOperator } from '../../../support/reviews';

describeEachDatabase('a payout that the bank returned', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const tick = () => runDuePayouts(api);

  test('a returned payout waits until an operator sends it again to the corrected account', async () => {
    const merchant = await makePaidMerchant(api, { account: '9059059' });
    const person = await makePurchase(api, merchant);
    await tick();
    expect(await listBankedAmounts(api, merchant)).toEqual([8000_00]);
    await tick();
    const returned = await getPayout(api, merchant, person);
    expect(returned).toMatchObject({
      state: 'returned',
      expectedOn: null,
      returned: { code: '905', reason: 'Account closed' },
    });
    await tick();
    expect(await listBankedAmounts(api, merchant)).toEqual([]);

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
    expect(await listBankedAmounts(api, { ...merchant, account })).toEqual([8000_00]);
    expect((await call('POST', `/payouts/${returned.payoutId}/retry`)).problem.type).toBe('step-not-allowed');
    await tick();
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'paid', accountEnding: '6667' });
    expect(await listPayoutActs(api, person.applicationId)).toEqual([
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
});
