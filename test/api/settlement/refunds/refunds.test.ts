import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { makeSignedPurchase } from '../../../support/ready-to-sign';
import {
  getPhone,
  type MerchantCheckout,
  sendMerchantAction,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { getUsedCredit, makeApplicantWithOption } from '../../../support/signing';

describeMostlyOneDatabase('refunds', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const refund = (person: ApprovedApplicant, body: unknown = {}, key?: string) =>
    sendMerchantAction(api, person.checkoutId, 'refunds', body, key === undefined ? {} : { key });
  const releases = async (person: ApprovedApplicant): Promise<number[]> => {
    const rows = await api.database
      .selectFrom('credit_release')
      .innerJoin('credit_use', 'credit_use.id', 'credit_release.credit_use_id')
      .select('credit_release.amount_cents as amount')
      .where('credit_use.application_id', '=', person.applicationId)
      .orderBy('credit_release.id')
      .execute();
    return rows.map(({ amount }) => amount);
  };

  test('a partial refund and then the rest restore the credit, and the checkout shows both', async () => {
    const person = await makeSignedPurchase(api);
    const first = await refund(person, { amount: 1234.56, reason: ' Two boxes  came back ' });
    expect([first.status, await getUsedCredit(api, person)]).toEqual([200, 8000_00 - 1234_56]);
    api.clock.advance({ seconds: 1 });
    const second = await refund(person);
    expect(second.body).toMatchObject({
      refunded: 8000,
      refunds: [
        { amount: 1234.56, reason: 'Two boxes came back', refundId: expect.any(String) },
        { amount: 6765.44, reason: null },
      ],
    });
    expect(await getUsedCredit(api, person)).toBe(0);
    expect(await releases(person)).toEqual([1234_56, 6765_44]);
    const looked = await api.call<MerchantCheckout>('GET', `/v1/merchant/checkouts/${person.checkoutId}`, {
      headers: { authorization: `Bearer ${api.merchant.secretKey}` },
    });
    expect(looked.body).toEqual(second.body);
    expect((await person.view()).facts.credit).toMatchObject({ used: 0, remaining: 20_000 });
  });

  test('a completed purchase can be refunded; each refund is recorded, without the merchant’s text', async () => {
    const person = await makeSignedPurchase(api);
    await person.post('/v1/purchase/complete');
    const { body } = await refund(person, { amount: 10, reason: 'Broken in transit' });
    expect(body).toMatchObject({ status: 'completed', refunded: 10 });
    const trail = await api.database
      .selectFrom('audit_event')
      .select(['actor', 'details'])
      .where('application_id', '=', person.applicationId)
      .where('act', '=', 'checkout.refunded')
      .execute();
    expect(trail).toHaveLength(1);
    expect(trail[0]?.actor).toBe(`merchant:${api.merchant.id}`);
    expect(JSON.stringify(trail)).not.toContain('Broken');
  });

  test('refunds never exceed the financed amount', async () => {
    const person = await makeSignedPurchase(api);
    const most = await refund(person, { amount: 8000.01 });
    expect(most.problem).toMatchObject({
      type: 'validation-failed',
      errors: [
        {
          path: '/amount',
          code: 'refundAboveLeft',
          expected: 'at most 8000, which is not refunded yet',
          received: '8000.01',
        },
      ],
    });
    await refund(person, { amount: 7999.99 });
    expect((await refund(person, { amount: 0.02 })).problem.type).toBe('validation-failed');
    expect((await refund(person, { amount: 0.01 })).body.refunded).toBe(8000);
    for (const body of [{}, { amount: 0.01 }])
      expect((await refund(person, body)).problem.type).toBe('step-not-allowed');
    expect(await getUsedCredit(api, person)).toBe(0);
  });

  test('concurrent refunds never exceed the financed amount', async () => {
    const person = await makeSignedPurchase(api);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(person, { amount: 3000 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect([await getUsedCredit(api, person), await releases(person)]).toEqual([2000_00, [3000_00, 3000_00]]);
  });

  test('one key makes one refund: concurrently, later, and after a crash', async () => {
    const person = await makeSignedPurchase(api);
    const key = randomUUID();
    const { idempotency } = api.services;
    const { finish } = idempotency;
    idempotency.finish = (call, answer, trx) =>
      trx ? finish(call, answer, trx) : Promise.reject(new Error('the process is gone'));
    try {
      const answers = await Promise.all([1, 2, 3].map(() => refund(person, { amount: 100 }, key)));
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      for (const { status, problem } of answers)
        if (status !== 200) expect(problem.type).toBe('idempotency-in-progress');
    } finally {
      idempotency.finish = finish;
    }
    const again = await refund(person, { amount: 100 }, key);
    expect(again.body.refunds).toHaveLength(1);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await getUsedCredit(api, person)).toBe(7900_00);
    expect((await refund(person, { amount: 200 }, key)).problem.type).toBe('idempotency-conflict');
  });

  testEach('a slow call whose key was reassigned is rolled back', async () => {
    const person = await makeSignedPurchase(api);
    const key = randomUUID();
    const { idempotency } = api.services;
    const { begin } = idempotency;
    const giveUpKeys = () =>
      sql`update idempotency set held_until = now() where status is null`.execute(api.database);
    idempotency.begin = async (call) => {
      const stored = await begin(call);
      // its process renews its key no more, and a repeated call takes it over
      api.clock.advance({ seconds: 61 });
      await giveUpKeys();
      await begin({ ...call });
      return stored;
    };
    try {
      expect((await refund(person, { amount: 100 }, key)).problem.type).toBe('idempotency-in-progress');
    } finally {
      idempotency.begin = begin;
    }
    expect([await getUsedCredit(api, person), await releases(person)]).toEqual([8000_00, []]);
    await giveUpKeys();
    expect((await refund(person, { amount: 100 }, key)).body.refunded).toBe(100);
  });

  test('a refund needs a signature, the right merchant and an amount', async () => {
    const person = await makeApplicantWithOption(api);
    const early = await refund(person);
    expect(early.problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('cancel'),
    });
    const signed = await makeSignedPurchase(api);
    const merchant = await api.makeMerchant();
    for (const id of [signed.checkoutId, randomUUID(), 'no-id'])
      expect((await sendMerchantAction(api, id, 'refunds', {}, { merchant })).problem.type).toBe('not-found');
    for (const body of [{ amount: 0 }, { amount: -5 }, { amount: 1.001 }, { reason: 'x'.repeat(201) }])
      expect((await refund(signed, body)).problem.type).toBe('validation-failed');
    expect(await getUsedCredit(api, signed)).toBe(8000_00);
  });

  test.each([
    ['has expired', { expires_on: '2020-01-01' }],
    ['was raised', { limit_cents: 90_000_00, instant_cents: 90_000_00 }],
    ['was drawn on up to its limit', { used_cents: 20_000_00 }],
  ])('a refund restores the credit of a line that %s', async (_name, change) => {
    const person = await makeSignedPurchase(api);
    await api.database.updateTable('credit_line').set(change).where('id', '=', person.lineId).execute();
    const before = await getUsedCredit(api, person);
    expect((await refund(person, { amount: 500 })).status).toBe(200);
    expect(await getUsedCredit(api, person)).toBe(before - 500_00);
  });

  test('restored credit can be used by the same customer at another merchant', async () => {
    const person = await makeSignedPurchase(api);
    const phone = await getPhone(api, person.customerId);
    const merchant = await api.makeMerchant();
    const next = await startReturningCheckout(api, phone, { cartTotal: 15_000, merchant });
    expect((await next.view()).facts.credit?.remaining).toBe(12_000);
    await refund(person);
    expect((await next.view()).facts.credit?.remaining).toBe(20_000);
  });
});
