import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { Api, View } from '../../../support/api';
import type { ApprovedApplicant, ApprovedApplicantOptions } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { invoicePdf } from '../../../support/invoice-pdfs';
import { confirmInvoice, makeInvoiceApplicant, markFinanced, sendInvoice } from '../../../support/invoices';
import { getUsedCredit, readAgreement, sign } from '../../../support/signing';

interface Options {
  readonly amount: number;
  readonly items: readonly { readonly id: string }[];
}

describeMostlyOneDatabase('confirming an invoice', (makeApi, { test, testEach }) => {
  let api: Api;
  let pdf: Buffer;
  let numbers = 700;
  beforeAll(async () => {
    api = await makeApi();
    pdf = await invoicePdf({ title: 'QUOTE' });
  });
  const newNumber = (): string => {
    numbers += 1;
    return `NL-${numbers}`;
  };
  const uploaded = async (options?: ApprovedApplicantOptions): Promise<ApprovedApplicant> => {
    const person = await makeInvoiceApplicant(api, options);
    const { status } = await sendInvoice(person, { bytes: pdf });
    if (status !== 200) throw new Error(`the upload answered ${status}`);
    return person;
  };
  const choose = async (of: ApprovedApplicant): Promise<number> => {
    const { body } = await of.get<Options>('/v1/offers');
    await of.post('/v1/offers/selection', { optionId: body.items[0]?.id });
    return body.amount;
  };
  const listCodes = async (person: ApprovedApplicant, body: Parameters<typeof confirmInvoice>[1]) =>
    (await confirmInvoice(person, body)).problem.errors;

  test('a confirmed invoice is financed up to the signed agreement, which names it and the payable amount', async () => {
    const person = await uploaded();
    const number = newNumber();
    const { body } = await confirmInvoice(person, { number: `  ${number}`, amount: 6400.55, payable: 4000 });
    expect(body.facts.invoice).toEqual({
      state: 'confirmed',
      source: 'upload',
      pendingApproval: false,
      amount: 6400.55,
      payable: 4000,
      partialConfirmed: false,
    });
    expect(body.invoice).toMatchObject({ number, site: 'Northern Supply' });
    expect((await person.get('/v1/offers')).problem.type).toBe('step-not-allowed');
    await person.post('/v1/invoice/partial-payment');
    expect(await choose(person)).toBe(4000);
    const shown = await readAgreement(person);
    expect(JSON.stringify(shown.blocks)).toContain(number);
    expect((await sign(person, shown)).status).toBe(200);
    expect(await getUsedCredit(api, person)).toBe(400_000);
    expect((await confirmInvoice(person, { number })).problem.type).toBe('session-reused');
    expect((await sendInvoice(person, { bytes: pdf })).problem.type).toBe('session-reused');
  });

  test('an invoice that breaks a rule is rejected with that rule, to the cent', async () => {
    const person = await uploaded({ limit: 5_000_00 });
    const all = await listCodes(person, { site: ' ', number: '', amount: null, payable: null });
    expect(all).toEqual([
      { path: '/site', code: 'siteRequired' },
      { path: '/number', code: 'invoiceNumberRequired' },
      { path: '/amount', code: 'invoiceAmountRequired' },
      { path: '/payable', code: 'payableRequired' },
    ]);
    const wrong: readonly (readonly [Parameters<typeof confirmInvoice>[1], string, string])[] = [
      [{ site: 'Elsewhere' }, '/site', 'siteRequired'],
      [{ number: 'A\u{1F600}' }, '/number', 'invoiceFormat'],
      [{ number: '9'.repeat(51) }, '/number', 'invoiceFormat'],
      [{ amount: 99.99, payable: 99.99 }, '/amount', 'invoiceAmountMinimum'],
      [{ amount: -3000, payable: 3000 }, '/amount', 'invoiceAmountMinimum'],
      [{ payable: 99.99 }, '/payable', 'payableMinimum'],
      [{ payable: 3000.01 }, '/payable', 'payableMaximum'],
      [{ amount: 9000, payable: 5000.01 }, '/payable', 'payableMaximum'],
    ];
    for (const [body, path, code] of wrong)
      expect(await listCodes(person, body)).toContainEqual({ path, code });
    for (const amount of [3000.001, 0.1 + 0.2, 1e17, 1e300])
      expect((await confirmInvoice(person, { amount })).status, String(amount)).toBe(400);
    expect((await person.view()).facts.invoice?.state).toBe('entered');
    expect((await confirmInvoice(person, { amount: 9000, payable: 5000 })).status).toBe(200);
  });

  test('an invoice needs one of the merchant’s sites, if it has any', async () => {
    const merchant = await api.makeMerchant({ name: 'Dépôt du Nord' });
    const person = await uploaded({ merchant });
    expect((await person.view()).merchant.sites).toEqual(['Dépôt du Nord']);
    const names = ['Laval', 'Québec'];
    await api.database
      .insertInto('merchant_site')
      .values(names.map((name) => ({ merchant_id: merchant.id, name })))
      .execute();
    expect((await person.view()).merchant.sites).toEqual(names);
    expect(await listCodes(person, { site: 'Dépôt du Nord' })).toEqual([
      { path: '/site', code: 'siteRequired' },
    ]);
    const { body } = await confirmInvoice(person, { site: ' Que\u0301bec ' });
    expect(body.invoice?.site).toBe('Québec');
  });

  testEach(
    'an invoice that is already financed is rejected for everyone; the first of two signatures wins',
    async () => {
      const [one, other] = [await uploaded(), await uploaded()];
      const number = newNumber();
      for (const each of [one, other]) {
        expect((await confirmInvoice(each, { number })).status).toBe(200);
        await choose(each);
      }
      const [first, second] = [await readAgreement(one), await readAgreement(other)];
      const both = await Promise.all([sign(one, first), sign(other, second)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status !== 200)?.problem.type).toBe('invoice-is-used');
      const late = await confirmInvoice(await uploaded(), { number: number.toLowerCase().replace('-', ' ') });
      expect(late.problem).toMatchObject({ status: 409, type: 'invoice-is-used' });
    },
  );

  test('two merchants may use the same invoice number', async () => {
    const number = newNumber();
    await markFinanced(api, await uploaded(), number.replace('-', ''));
    expect((await confirmInvoice(await uploaded(), { number })).problem.type).toBe('invoice-is-used');
    const merchant = await api.makeMerchant({ name: 'Dépôt du Sud' });
    const elsewhere = await uploaded({ merchant });
    expect((await confirmInvoice(elsewhere, { site: 'Dépôt du Sud', number })).status).toBe(200);
  });

  testEach('confirming twice, even concurrently, counts once; another amount starts over', async () => {
    const person = await uploaded();
    const number = newNumber();
    const body = { number, amount: 5000, payable: 2000 };
    const answers = await Promise.all([1, 2, 3].map(() => confirmInvoice(person, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const audit = () =>
      api.database
        .selectFrom('audit_event')
        .select('id')
        .where('application_id', '=', person.applicationId)
        .where('act', '=', 'invoice.confirmed')
        .execute();
    expect(await audit()).toHaveLength(1);
    await person.post('/v1/invoice/partial-payment');
    await choose(person);
    const again = await confirmInvoice(person, body);
    expect(again.body.facts).toMatchObject({ invoice: { partialConfirmed: true } });
    expect(again.body.facts.option).not.toBeNull();
    const key = { 'idempotency-key': randomUUID() };
    const changed = await confirmInvoice(person, { ...body, payable: 1500 }, key);
    expect(changed.body.facts).toMatchObject({
      option: null,
      invoice: { payable: 1500, partialConfirmed: false },
    });
    expect((await confirmInvoice(person, { ...body, payable: 1500 }, key)).body).toEqual(changed.body);
    expect(await audit()).toHaveLength(2);
  });

  test('the payable amount is limited by the credit left at the confirmation', async () => {
    const person = await uploaded({ limit: 5_000_00 });
    await api.database
      .updateTable('credit_line')
      .set({ used_cents: 3_000_00 })
      .where('id', '=', person.lineId)
      .execute();
    expect(await listCodes(person, { payable: 3000 })).toEqual([
      { path: '/payable', code: 'payableMaximum' },
    ]);
    expect((await person.view()).facts.credit?.remaining).toBe(2000);
    expect((await confirmInvoice(person, { payable: 2000 })).status).toBe(200);
  });

  test('an invoice is paid in part only where the rules allow it', async () => {
    const person = await uploaded();
    const partial = () => person.post<View>('/v1/invoice/partial-payment');
    expect((await partial()).problem.type).toBe('step-not-allowed');
    const number = newNumber();
    await confirmInvoice(person, { number, amount: 3000, payable: 3000 });
    expect((await partial()).problem.type).toBe('step-not-allowed');
    expect(await choose(person)).toBe(3000);
    await confirmInvoice(person, { number, amount: 3000, payable: 2999.99 });
    expect((await partial()).body.facts.invoice).toMatchObject({ amount: 3000, payable: 2999.99 });
    expect((await partial()).status).toBe(200);
    expect(await choose(person)).toBe(2999.99);
  });

  test('confirming needs an invoice, and credit', async () => {
    const person = await makeInvoiceApplicant(api);
    expect((await confirmInvoice(person)).problem.type).toBe('step-not-allowed');
    const poor = await uploaded({ limit: 150_00 });
    await api.database
      .updateTable('credit_line')
      .set({ used_cents: 100_00 })
      .where('id', '=', poor.lineId)
      .execute();
    expect(await listCodes(poor, { payable: 100 })).toEqual([{ path: '/payable', code: 'payableMaximum' }]);
    expect(await listCodes(poor, { payable: 50 })).toEqual([{ path: '/payable', code: 'payableMinimum' }]);
  });
});
