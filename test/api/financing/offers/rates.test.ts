import { randomUUID } from 'node:crypto';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { computeDisplayedApr } from '@tamarack/core/lending/apr';
import { findBand, findLowestPayment } from '@tamarack/core/lending/public-rates';
import { type RateTable, ratesPath, readRateTable } from '@tamarack/core/protocol/rate-table';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { paymentOptionList } from '../../../../server/src/financing/offers/schemas';
import type { Api, TestMerchant } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';

describeOneDatabase('rates', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const get = (merchant: TestMerchant = api.merchant, headers: Readonly<Record<string, string>> = {}) =>
    api.call<RateTable>('GET', ratesPath, {
      headers: { origin: merchant.origin, merchantkey: merchant.publishableKey, ...headers },
    });

  const addPromotion = (merchant: TestMerchant) => {
    const today = dateIn(api.clock.now());
    return api.database
      .insertInto('merchant_promotion')
      .values({
        id: randomUUID(),
        merchant_id: merchant.id,
        terms: '[26,39]',
        annual_rate_bps: 0,
        starts_on: today,
        ends_on: addDays(today, 5),
      })
      .execute();
  };

  test('a page advertises the lowest payment that the offers of the best tier have', async () => {
    const merchant = await api.makeMerchant();
    await addPromotion(merchant);
    const rates = readRateTable((await get(merchant)).body);
    for (const cartTotal of [612.35, 8432.15]) {
      const person = await makeApprovedApplicant(api, { merchant, tier: 'A', cartTotal });
      const { body } = await person.get<z.output<typeof paymentOptionList>>('/v1/offers');
      const [lowest] = body.items.toSorted((a, b) => a.weeklyPayment - b.weeklyPayment);
      const amount = Math.round(cartTotal * 100);
      const band = findBand(rates, amount);
      const advertised = band && findLowestPayment(band, amount);
      expect(advertised?.schedule).toMatchObject({
        weeklyPayment: Math.round((lowest?.weeklyPayment ?? 0) * 100),
        lastPayment: Math.round((lowest?.lastPayment ?? 0) * 100),
        fee: Math.round((lowest?.financingFee ?? 0) * 100),
        total: Math.round((lowest?.totalRepayment ?? 0) * 100),
      });
      const apr = advertised && computeDisplayedApr(advertised.schedule);
      expect([advertised?.weeks, apr]).toEqual([lowest?.termWeeks, lowest?.apr]);
    }
  });

  test('the table is small, cacheable for minutes, and not sent again while nothing changes', async () => {
    const merchant = await api.makeMerchant({ minimum: 750_00 });
    const { status, headers, body } = await get(merchant);
    expect(status).toBe(200);
    expect(body).toMatchObject({ minimumAmount: 750, maximumAmount: 150_000, highestAnnualRate: 12.99 });
    // every page with a price message loads it: see .size-limit.cjs
    expect(JSON.stringify(body).length).toBeLessThan(825);
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'access-control-allow-origin': merchant.origin,
      vary: 'Origin, merchantKey',
    });
    const etag = String(headers['etag']);
    const again = await get(merchant, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.headers['etag']]).toEqual([304, etag]);
    await addPromotion(merchant);
    const changed = await get(merchant, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('a page has the same rates by a call that takes no preflight, and can read why it has none', async () => {
    const { origin, publishableKey } = api.merchant;
    const ask = (key: string) =>
      api.call<RateTable>('GET', `${ratesPath}?merchantKey=${key}`, { headers: { origin } });
    const { status, body, headers } = await ask(publishableKey);
    expect([status, body]).toEqual([200, (await get()).body]);
    expect(headers['access-control-allow-origin']).toBe(origin);
    const refused = await ask('sk_');
    expect(refused.problem).toMatchObject({ type: 'merchant-setup', code: 'TC-1000-01' });
    expect(refused.problem.detail).toContain('a secret key');
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
  });

  test('only the merchant’s pages have its rates, and another page reads why not', async () => {
    const origin = 'https://elsewhere.example';
    const preflight = await api.call('OPTIONS', ratesPath, {
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'merchantkey',
      },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    const elsewhere = await get(api.merchant, { origin });
    expect(elsewhere.problem).toMatchObject({ type: 'merchant-setup', code: 'TC-1000-02' });
    expect(elsewhere.headers['access-control-allow-origin']).toBe(origin);
    const unknown = await get(api.merchant, { merchantkey: 'pk_test_unknown' });
    expect(unknown.problem.code).toBe('TC-1000-01');
    expect(unknown.headers['cache-control']).toBe('no-store');
  });

  test('a closed merchant’s pages advertise nothing', async () => {
    const merchant = await api.makeMerchant();
    await api.services.merchants.close(merchant.id, null);
    expect((await get(merchant)).problem).toMatchObject({ type: 'merchant-setup', code: 'TC-1000-04' });
  });
});
