import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import { capture, listOwnPayouts, lookUp, makeAuthorizedPurchase, release } from '../../../support/captures';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { refundCheckout } from '../../../support/payouts';
import { getUsedCredit } from '../../../support/signing';

describeMostlyOneDatabase('refunds of captures', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { capturesLater: true } });
  });

  test('only what is captured is refunded', async () => {
    const person = await makeAuthorizedPurchase(api);
    expect((await refundCheckout(api, api.merchant, person)).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('/release'),
    });
    await capture(api, person, 3000);
    const above = await refundCheckout(api, api.merchant, person, 3000.01);
    expect(above.problem.errors?.[0]).toMatchObject({
      code: 'refundAboveLeft',
      expected: expect.stringContaining('at most 3000, which is captured and not refunded yet'),
    });
    expect((await refundCheckout(api, api.merchant, person)).body.refunded).toBe(3000);
    expect((await refundCheckout(api, api.merchant, person)).problem.type).toBe('step-not-allowed');
    expect(await getUsedCredit(api, person)).toBe(5000_00);
    await release(api, person);
    expect((await refundCheckout(api, api.merchant, person)).problem.detail).toContain('refunded in full');
    expect(await getUsedCredit(api, person)).toBe(0);
  });

  testEach('a refund takes the latest payout first, and is recovered from what was sent', async () => {
    const person = await makeAuthorizedPurchase(api);
    for (const amount of [1000, 2000, 3000]) await capture(api, person, amount);
    await api.database
      .updateTable('payout')
      .set({ state: 'paid', paid_at: api.clock.now() })
      .where('checkout_id', '=', person.checkoutId)
      .where('opened_cents', '=', 2000_00)
      .execute();
    await refundCheckout(api, api.merchant, person, 3500);
    await refundCheckout(api, api.merchant, person, 900);
    expect(await listOwnPayouts(api, person)).toEqual([
      { kind: 'purchase', state: 'cancelled', amount: 0, isOfCapture: true },
      { kind: 'purchase', state: 'paid', amount: 2000, isOfCapture: true },
      { kind: 'purchase', state: 'cancelled', amount: 0, isOfCapture: true },
      { kind: 'recovery', state: 'pending', amount: 400, isOfCapture: false },
    ]);
    const reductions = await api.database
      .selectFrom('payout_reduction as reduction')
      .innerJoin('payout', 'payout.id', 'reduction.payout_id')
      .select(['payout.opened_cents as opened', 'reduction.cents'])
      .where('payout.checkout_id', '=', person.checkoutId)
      .orderBy('reduction.id')
      .execute();
    expect(reductions).toEqual([
      { opened: 3000_00, cents: 3000_00 },
      { opened: 1000_00, cents: 500_00 },
      { opened: 1000_00, cents: 500_00 },
    ]);
  });

  test('a refund is a payment of the one loan, and leaves the schedules as they were captured', async () => {
    const person = await makeAuthorizedPurchase(api);
    for (const amount of [1000, 2000]) await capture(api, person, amount);
    const listSchedules = () =>
      api.database
        .selectFrom('authorization_part as part')
        .innerJoin('payment_authorization as auth', 'auth.id', 'part.authorization_id')
        .select(['part.instalments', 'part.due_on'])
        .where('auth.checkout_id', '=', person.checkoutId)
        .orderBy('part.id')
        .execute();
    const before = await listSchedules();
    await refundCheckout(api, api.merchant, person, 500);
    expect(await listSchedules()).toEqual(before);
    await release(api, person);
    const loans = await api.database
      .selectFrom('loan')
      .select(['drawn_cents as drawn', 'refunded_cents as refunded', 'owed_cents as owed'])
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(loans).toEqual([{ drawn: 8000_00, refunded: 5500_00, owed: 2500_00 }]);
  });

  test('captures, refunds and a release at once end with every cent in one place', async () => {
    const person = await makeAuthorizedPurchase(api);
    await capture(api, person, 1000);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => capture(api, person, 1000)),
      ...Array.from({ length: 4 }, () => refundCheckout(api, api.merchant, person, 700)),
      release(api, person),
      api.services.captures.releaseExpired(),
    ]);
    for (const answer of answers) if (answer) expect([200, 400, 409]).toContain(answer.status);
    const { authorization, refunded } = (await lookUp(api, person)).body;
    const { captured = 0, released = 0 } = authorization ?? {};
    expect(captured + released).toBe(8000);
    expect(refunded).toBeLessThanOrEqual(captured);
    expect(await getUsedCredit(api, person)).toBe(Math.round((captured - refunded) * 100));
    const payouts = await listOwnPayouts(api, person);
    const sum = (kind: string) =>
      payouts.reduce((total, payout) => total + (payout.kind === kind ? payout.amount : 0), 0);
    expect(sum('purchase') - sum('recovery')).toBeCloseTo(captured - refunded, 5);
  });
});
