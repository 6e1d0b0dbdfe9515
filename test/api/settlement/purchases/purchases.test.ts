import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

interface LookedUp {
  readonly status: string;
  readonly completedAt: string | null;
  readonly financing: Readonly<Record<string, number | string>> | null;
}

describeEachDatabase('purchases', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const lookUp = async (checkoutId: string): Promise<LookedUp> => {
    const headers = { authorization: `Bearer ${api.merchant.secretKey}` };
    return (await api.call<LookedUp>('GET', `/v1/merchant/checkouts/${checkoutId}`, { headers })).body;
  };

  test('a purchase cannot be completed before it is signed', async () => {
    const person = await makeApplicantWithOption(api);
    const answer = await person.post('/v1/purchase/complete');
    expect([answer.status, answer.problem.type]).toEqual([409, 'step-not-allowed']);
    expect(await lookUp(person.checkoutId)).toMatchObject({ status: 'approved', completedAt: null });
  });

  test('two tabs completing at once, and a later repeat, make one purchase with the same response', async () => {
    const person = await makeApplicantWithOption(api);
    await sign(person, await readAgreement(person));
    const complete = () => person.post('/v1/purchase/complete');
    const answers = [...(await Promise.all([complete(), complete()])), await complete()];
    for (const { status, body } of answers) {
      expect([status, body.status, body.facts.purchase]).toEqual([200, 'completed', 'completed']);
    }
    const events = await api.database
      .selectFrom('audit_event')
      .select('act')
      .where('application_id', '=', person.applicationId)
      .where('act', '=', 'purchase.completed')
      .execute();
    expect(events).toHaveLength(1);
  });

  test("the merchant's server sees what was financed, to the cent", async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 8432.15, tier: 'B' });
    await sign(person, await readAgreement(person));
    await person.post('/v1/purchase/complete');
    expect(await lookUp(person.checkoutId)).toMatchObject({
      status: 'completed',
      completedAt: api.clock.now().toISOString(),
      financing: {
        amount: 8432.15,
        financingFee: 63.27,
        termWeeks: 12,
        weeklyPayment: 707.95,
        signedAt: api.clock.now().toISOString(),
      },
    });
  });

  test('a cart that uses most of the credit is completed: the signature counts, not the remaining credit', async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 15_000, limit: 20_000_00 });
    const { body } = await sign(person, await readAgreement(person));
    expect(body.facts.credit?.remaining).toBe(5000);
    expect((await person.post('/v1/purchase/complete')).status).toBe(200);
  });
});
