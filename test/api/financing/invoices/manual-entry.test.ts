import { beforeAll, expect } from 'vitest';
import type { Api, View } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { makeInvoiceApplicant } from '../../../support/invoices';
import { getUsedCredit, readAgreement, sign } from '../../../support/signing';

interface Options {
  readonly amount: number;
  readonly items: readonly { readonly id: string; readonly termWeeks: number }[];
}

describeMostlyOneDatabase('an invoice entered by hand', (makeApi, { test, testEach }) => {
  let api: Api;
  let numbers = 1000;
  beforeAll(async () => {
    api = await makeApi();
  });

  const newNumber = (): string => {
    numbers += 1;
    return `INV-${numbers}`;
  };
  const person = (limit?: number): Promise<ApprovedApplicant> =>
    makeInvoiceApplicant(api, limit === undefined ? {} : { limit });
  const enter = (of: ApprovedApplicant, number: string, amount: number | null, payable: number | null) =>
    of.post<View>('/v1/invoice', { number, amount, payable });
  const choose = async (of: ApprovedApplicant) => {
    const { body } = await of.get<Options>('/v1/offers');
    await of.post('/v1/offers/selection', { optionId: body.items[0]?.id });
    return body;
  };

  test('an invoice entered by hand is financed up to the signed agreement, and uses the credit', async () => {
    const one = await person();
    const number = newNumber();
    const { body } = await enter(one, `  ${number} `, 6400.55, 6400.55);
    expect(body.facts.invoice).toEqual({
      state: 'confirmed',
      source: 'manual',
      pendingApproval: false,
      amount: 6400.55,
      payable: 6400.55,
      partialConfirmed: false,
    });
    expect(body.invoice).toEqual({ number, site: null, fileName: null, reading: null });
    expect((await choose(one)).amount).toBe(6400.55);
    const shown = await readAgreement(one);
    expect(JSON.stringify(shown.blocks)).toContain(number);
    expect((await sign(one, shown)).status).toBe(200);
    expect(await getUsedCredit(api, one)).toBe(640_055);
    expect((await enter(one, newNumber(), 500, 500)).problem.type).toBe('session-reused');
    expect((await one.post('/v1/purchase/complete')).body.facts.purchase).toBe('completed');
  });

  testEach(
    'an invoice paid in part is financed only after the applicant saw the remaining balance',
    async () => {
      const one = await person();
      await enter(one, newNumber(), 9000, 4000);
      expect((await one.get('/v1/offers')).problem.type).toBe('step-not-allowed');
      const { body } = await one.post<View>('/v1/invoice/partial-payment');
      expect(body.facts.invoice?.partialConfirmed).toBe(true);
      expect((await choose(one)).amount).toBe(4000);
      // another invoice begins anew: the option is void, and the balance was never seen
      const again = await enter(one, newNumber(), 9000, 3000);
      expect(again.body.facts).toMatchObject({ option: null, invoice: { partialConfirmed: false } });
    },
  );

  test('an invoice entered by hand is rejected with the rule that it breaks', async () => {
    const one = await person(5_000_00);
    const codes = async (number: string, amount: number | null, payable: number | null) =>
      (await enter(one, number, amount, payable)).problem.errors;
    expect(await codes('', null, null)).toEqual([
      { path: '/number', code: 'invoiceNumberRequired' },
      { path: '/amount', code: 'invoiceAmountRequired' },
      { path: '/payable', code: 'creditAppliedRequired' },
    ]);
    expect(await codes('<b>', 99.99, 99.99)).toEqual([
      { path: '/number', code: 'invoiceFormat' },
      { path: '/amount', code: 'invoiceAmountMinimum' },
      { path: '/payable', code: 'creditAppliedMinimum' },
    ]);
    expect(await codes('A-1', 4000, 4000.01)).toEqual([{ path: '/payable', code: 'creditAppliedMaximum' }]);
    expect(await codes('A-1', 9000, 5000.01)).toEqual([{ path: '/payable', code: 'creditAppliedMaximum' }]);
    expect((await enter(one, 'A-1', 4000.001, 4000)).status).toBe(400);
    expect((await one.view()).facts.invoice).toBeNull();
  });

  testEach('an invoice is financed once, by any customer and however its number is written', async () => {
    const [one, other] = [await person(), await person()];
    const number = newNumber();
    await enter(one, number, 2000, 2000);
    await enter(other, number.toLowerCase().replace('-', ' '), 2000, 2000);
    for (const each of [one, other]) await choose(each);
    const [first, second] = [await readAgreement(one), await readAgreement(other)];
    const both = await Promise.all([sign(one, first), sign(other, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status !== 200)?.problem.type).toBe('invoice-is-used');
    const left = both[0]?.status === 200 ? other : one;
    expect(await getUsedCredit(api, left)).toBe(0);
    const again = await enter(await person(), number, 2000, 2000);
    expect(again.problem.type).toBe('invoice-is-used');
  });

  test('an invoice cannot be entered for a cart, or without credit', async () => {
    const cart = await makeApprovedApplicant(api);
    expect((await enter(cart, newNumber(), 500, 500)).problem.type).toBe('step-not-allowed');
    const stranger = await api.session({ requestSource: 'tamarackPreQualificationWidget', cartTotal: 0 });
    const { problem } = await stranger.post('/v1/invoice', { number: 'A', amount: 500, payable: 500 });
    expect(problem.type).toBe('step-not-allowed');
  });
});
