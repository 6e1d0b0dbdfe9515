import { randomUUID } from 'node:crypto';
import { isBusinessDay } from '@tamarack/core/calendar/business-days';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { paymentOptionList } from '../../../../server/src/financing/offers/schemas';
import type { Api, ApplicantClient } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';

type Options = z.output<typeof paymentOptionList>;

const list = async (person: ApplicantClient): Promise<Options> =>
  (await person.get<Options>('/v1/offers')).body;
const select = (person: ApplicantClient, optionId: string | undefined) =>
  person.post('/v1/offers/selection', { optionId: optionId ?? '' });

describeOneDatabase('offers', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('each option has whole figures for the cart total', async () => {
    const { amount, items } = await list(await makeApprovedApplicant(api, { cartTotal: 8432.15 }));
    expect(amount).toBe(8432.15);
    expect(items.map((item) => item.termWeeks)).toEqual([4, 8, 12, 16, 20, 26, 39, 52]);
    for (const item of items) {
      expect(item.instalments).toBe(item.termWeeks);
      const cents =
        Math.round(item.weeklyPayment * 100) * (item.termWeeks - 1) + Math.round(item.lastPayment * 100);
      expect(cents).toBe(Math.round(item.totalRepayment * 100));
      expect(Math.round(item.totalRepayment * 100)).toBe(843_215 + Math.round(item.financingFee * 100));
      expect(item.balances).toHaveLength(item.termWeeks + 1);
      expect([item.balances[0], item.balances.at(-1)]).toEqual([8432.15, 0]);
      expect(item.apr).toBeCloseTo(item.annualRate, 1);
    }
  });

  test('the first payment falls a week from today, on a business day', async () => {
    const { items } = await list(await makeApprovedApplicant(api));
    const inAWeek = addDays(dateIn(api.clock.now()), 7);
    for (const item of items) {
      const [first = '', last = ''] = [item.firstPaymentOn ?? '', item.lastPaymentOn ?? ''];
      expect(first >= inAWeek).toBe(true);
      expect(isBusinessDay(first) && isBusinessDay(last)).toBe(true);
      expect(item.dueOn).toEqual(buildDueDates(dateIn(api.clock.now()), item.instalments));
      expect([item.dueOn[0], item.dueOn.at(-1)]).toEqual([item.firstPaymentOn, item.lastPaymentOn]);
    }
  });

  test('the IDs stay the same, also for two concurrent requests', async () => {
    const person = await makeApprovedApplicant(api);
    const ids = (await Promise.all([list(person), list(person), list(person)])).map(({ items }) =>
      items.map((item) => item.id).join(),
    );
    expect(new Set([...ids, (await list(person)).items.map((item) => item.id).join()]).size).toBe(1);
  });

  test('the price follows the tier', async () => {
    const fee = async (tier: 'A' | 'D') =>
      (await list(await makeApprovedApplicant(api, { tier }))).items[2]?.financingFee ?? 0;
    expect(await fee('D')).toBeGreaterThan(await fee('A'));
  });

  test("a merchant's promotion lowers the rate while it runs", async () => {
    const merchant = await api.makeMerchant();
    const today = dateIn(api.clock.now());
    const promotion = { merchant_id: merchant.id, terms: '[8,12]', annual_rate_bps: 0 };
    await api.database
      .insertInto('merchant_promotion')
      .values([
        { ...promotion, id: randomUUID(), starts_on: today, ends_on: addDays(today, 5) },
        { ...promotion, id: randomUUID(), terms: '[16]', starts_on: '2020-01-01', ends_on: '2020-12-31' },
      ])
      .execute();
    const { items } = await list(await makeApprovedApplicant(api, { merchant }));
    const free = items.filter((item) => item.financingFee === 0).map((item) => item.termWeeks);
    expect(free).toEqual([8, 12]);
  });

  test('there are no options before the qualification is accepted', async () => {
    const person = await makeApprovedApplicant(api, { qualification: 'open' });
    const answer = await person.get('/v1/offers');
    expect([answer.status, answer.problem.type]).toEqual([409, 'step-not-allowed']);
  });

  test('a cart over the credit limit has no options', async () => {
    const answer = await (await makeApprovedApplicant(api, { cartTotal: 20_000.01 })).get('/v1/offers');
    expect(answer.status).toBe(409);
  });

  test('choosing another option replaces the first', async () => {
    const person = await makeApprovedApplicant(api);
    const { items } = await list(person);
    expect((await select(person, items[1]?.id)).body.facts.option).toBe(items[1]?.id);
    expect((await select(person, items[3]?.id)).body.facts.option).toBe(items[3]?.id);
    expect((await person.view()).facts.option).toBe(items[3]?.id);
  });

  test('only an option listed for this application can be chosen', async () => {
    const [person, other] = [await makeApprovedApplicant(api), await makeApprovedApplicant(api)];
    const theirs = (await list(other)).items[0]?.id;
    for (const optionId of [theirs, randomUUID(), 'x']) {
      expect((await select(person, optionId)).status).toBe(409);
    }
    expect((await person.view()).facts.option).toBeNull();
  });

  test('a changed cart total clears the choice and lists options for the new total', async () => {
    const person = await makeApprovedApplicant(api, { cartTotal: 5000 });
    const before = await list(person);
    await select(person, before.items[0]?.id);
    await api.checkout({ cartTotal: 6000, orderReference: 'PO-1182' }, { resumeCookie: person.resumeCookie });
    expect((await person.view()).facts.option).toBeNull();
    const after = await list(person);
    expect(after.amount).toBe(6000);
    expect(after.items.map((item) => item.id)).not.toContain(before.items[0]?.id);
    expect((await select(person, before.items[0]?.id)).status).toBe(409);
  });

  test('abandoning clears the selected option; it can be selected again', async () => {
    const person = await makeApprovedApplicant(api);
    const { items } = await list(person);
    await select(person, items[0]?.id);
    const { sessionToken, checkoutId } = person;
    await person.post('/v1/application/abandon', { sessionToken, checkoutId });
    const again = await api.session({ cartTotal: 8000 }, { resumeCookie: person.resumeCookie });
    expect((await again.view()).facts.option).toBeNull();
    expect((await select(again, items[0]?.id)).body.facts).toMatchObject({
      option: items[0]?.id,
      abandoned: false,
    });
  });
});
