import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { defaultRetentionDays } from '../../../../server/src/settlement/personal-data/retention-days';
import type { Api, View } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { computeInvoiceTotal, invoicePdf } from '../../../support/invoice-pdfs';
import {
  confirmInvoice,
  countStoredContents,
  makeInvoiceApplicant,
  markFinanced,
  sendInvoice,
  toProblemSummary,
} from '../../../support/invoices';
import { readAgreement, sign } from '../../../support/signing';

describeMostlyOneDatabase('an uploaded invoice', (makeApi, { test, testEach }) => {
  let api: Api;
  let numbers = 500;
  beforeAll(async () => {
    api = await makeApi({ config: { retention: { ...defaultRetentionDays, unsubmitted: 45 } } });
  });
  const newNumber = (): string => {
    numbers += 1;
    return `NL-${numbers}`;
  };

  test('an upload prefills the form, and the applicant confirms it', async () => {
    const person = await makeInvoiceApplicant(api);
    const number = newNumber();
    const bytes = await invoicePdf({ number });
    const { status, body } = await sendInvoice(person, { name: 'Facture nº 7 📄.pdf', bytes });
    expect(status).toBe(200);
    const amount = computeInvoiceTotal() / 100;
    expect(body.facts.invoice).toEqual({
      state: 'entered',
      source: 'upload',
      pendingApproval: false,
      amount,
      payable: null,
      partialConfirmed: false,
    });
    expect(body.invoice).toMatchObject({
      number,
      site: null,
      fileName: 'Facture nº 7 📄.pdf',
      reading: {
        kind: 'invoice',
        pages: 1,
        otherMerchant: false,
        total: amount,
        amountDue: amount,
        issuedOn: '2026-11-04',
        dueOn: '2026-12-04',
      },
    });
    const confirmed = await confirmInvoice(person, { number, amount, payable: amount });
    expect(confirmed.body.facts.invoice).toMatchObject({
      state: 'confirmed',
      source: 'upload',
      payable: amount,
    });
    expect(confirmed.body.invoice?.fileName).toBe('Facture nº 7 📄.pdf');
    expect(await countStoredContents(api)).toBe(1);
  });

  test('reads French labels and numbers', async () => {
    const person = await makeInvoiceApplicant(api);
    const number = newNumber();
    const { body } = await sendInvoice(person, { bytes: await invoicePdf({ number, language: 'fr' }) });
    expect(body.facts.invoice?.amount).toBe(computeInvoiceTotal({ language: 'fr' }) / 100);
    expect(body.invoice).toMatchObject({ number, reading: { kind: 'invoice', issuedOn: '2026-11-04' } });
  });

  test('prefills a partly paid invoice with the amount due', async () => {
    const person = await makeInvoiceApplicant(api);
    const options = { number: newNumber(), paid: 1_000_00 };
    const { body } = await sendInvoice(person, { bytes: await invoicePdf(options) });
    const total = computeInvoiceTotal(options);
    expect(body.facts.invoice?.amount).toBe((total - 1_000_00) / 100);
    expect(body.invoice?.reading).toMatchObject({ total: total / 100, amountDue: (total - 1_000_00) / 100 });
  });

  test.each([
    ['CREDIT NOTE', 'creditNote'],
    ['QUOTE', 'quote'],
    ['STATEMENT', 'statement'],
    ['RECEIPT', 'receipt'],
  ])('stores a %s and prefills nothing', async (title, kind) => {
    const person = await makeInvoiceApplicant(api);
    const { body } = await sendInvoice(person, { bytes: await invoicePdf({ title }) });
    expect(body.facts.invoice).toMatchObject({ state: 'entered', amount: null, payable: null });
    expect(body.invoice).toMatchObject({ number: null, reading: { kind } });
  });

  test.each([
    ['USD', 'fileCurrency'],
    ['EUR', 'fileOtherCurrency'],
  ])('refuses a file in %s with its own message, and stores nothing', async (currency, code) => {
    const person = await makeInvoiceApplicant(api);
    const before = await countStoredContents(api);
    const sent = await sendInvoice(person, { bytes: await invoicePdf({ currency }) });
    expect(toProblemSummary(sent)).toEqual({ status: 400, type: 'invoice-currency-is-unsupported', code });
    expect((await person.view()).invoice).toBeNull();
    expect(await countStoredContents(api)).toBe(before);
  });

  test('refuses an invoice that is already financed, however its number is written, and keeps the previous one', async () => {
    const [person, other] = [await makeInvoiceApplicant(api), await makeInvoiceApplicant(api)];
    const [mine, theirs] = [newNumber(), newNumber()];
    await sendInvoice(person, { bytes: await invoicePdf({ number: mine }) });
    const before = await countStoredContents(api);
    await markFinanced(api, other, theirs.replace('-', ''));
    const sent = await sendInvoice(person, { bytes: await invoicePdf({ number: theirs }) });
    expect(sent.problem).toMatchObject({ status: 409, type: 'invoice-is-used' });
    expect((await person.view()).invoice?.number).toBe(mine);
    expect(await countStoredContents(api)).toBe(before);
  });

  test('replaces the previous invoice and deletes its file, also when entered by hand', async () => {
    const person = await makeInvoiceApplicant(api);
    const before = await countStoredContents(api);
    const [first, second] = [newNumber(), newNumber()];
    await sendInvoice(person, { bytes: await invoicePdf({ number: first }) });
    const { body } = await sendInvoice(person, { bytes: await invoicePdf({ number: second }) });
    expect(body.invoice?.number).toBe(second);
    expect(await countStoredContents(api)).toBe(before + 1);
    const byHand = await person.post<View>('/v1/invoice', { number: newNumber(), amount: 900, payable: 900 });
    expect(byHand.body.invoice).toMatchObject({ fileName: null, reading: null });
    expect(byHand.body.facts.invoice?.source).toBe('manual');
    expect(await countStoredContents(api)).toBe(before);
  });

  test('replacing a confirmed invoice clears the option chosen for it', async () => {
    const person = await makeInvoiceApplicant(api);
    const number = newNumber();
    await sendInvoice(person, { bytes: await invoicePdf({ number }) });
    await confirmInvoice(person, { number, amount: 3000, payable: 2000 });
    await person.post('/v1/invoice/partial-payment');
    const { body } = await person.get<{ items: { id: string }[] }>('/v1/offers');
    await person.post('/v1/offers/selection', { optionId: body.items[0]?.id });
    expect((await person.view()).facts.option).not.toBeNull();
    const again = await sendInvoice(person, { bytes: await invoicePdf({ number: newNumber() }) });
    expect(again.body.facts).toMatchObject({
      option: null,
      invoice: { state: 'entered', payable: null, partialConfirmed: false },
    });
    expect((await person.get('/v1/offers')).problem.type).toBe('step-not-allowed');
  });

  test('a repeated upload is stored once, and gets the same response', async () => {
    const person = await makeInvoiceApplicant(api);
    const bytes = await invoicePdf({ number: newNumber() });
    const before = await countStoredContents(api);
    const first = await sendInvoice(person, { bytes });
    const again = await sendInvoice(person, { bytes });
    expect(again.body).toEqual(first.body);
    expect(await countStoredContents(api)).toBe(before + 1);
    const key = { 'idempotency-key': randomUUID() };
    const one = await sendInvoice(person, { name: 'other.pdf', bytes }, key);
    const replayed = await sendInvoice(person, { name: 'other.pdf', bytes }, key);
    expect(replayed.headers['idempotency-replayed']).toBe('true');
    expect(replayed.body).toEqual(one.body);
    const { length } = await api.database
      .selectFrom('audit_event')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .where('act', '=', 'invoice.uploaded')
      .execute();
    expect(length).toBe(2);
  });

  test('uploading again after the confirmation needs a new confirmation', async () => {
    const person = await makeInvoiceApplicant(api);
    const number = newNumber();
    const bytes = await invoicePdf({ number });
    await sendInvoice(person, { bytes });
    await confirmInvoice(person, { number });
    const { body } = await sendInvoice(person, { bytes });
    expect(body.facts.invoice).toMatchObject({ state: 'entered', payable: null });
  });

  testEach('an unsigned upload is deleted after its days, a signed one is retained', async () => {
    const [left, signed, back] = [
      await makeInvoiceApplicant(api),
      await makeInvoiceApplicant(api),
      await makeInvoiceApplicant(api),
    ];
    for (const each of [left, signed, back])
      await sendInvoice(each, { bytes: await invoicePdf({ number: newNumber() }) });
    await confirmInvoice(signed, { number: newNumber() });
    const { body } = await signed.get<{ items: { id: string }[] }>('/v1/offers');
    await signed.post('/v1/offers/selection', { optionId: body.items[0]?.id });
    expect((await sign(signed, await readAgreement(signed))).status).toBe(200);
    const age = async (days: number, ...people: readonly ApprovedApplicant[]) => {
      const updated_at = new Date(api.clock.now().getTime() - days * 86_400_000);
      for (const { applicationId } of people)
        await api.database
          .updateTable('application')
          .set({ updated_at })
          .where('id', '=', applicationId)
          .execute();
    };
    await age(46, left, signed);
    await age(44, back);
    const before = await countStoredContents(api);
    await api.services.invoices.sweep();
    expect(await countStoredContents(api)).toBe(before - 1);
    expect((await left.view()).invoice).toBeNull();
    expect((await signed.view()).invoice?.fileName).toBe('invoice.pdf');
    expect((await back.view()).invoice?.fileName).toBe('invoice.pdf');
  });

  test('each upload is recorded', async () => {
    const person = await makeInvoiceApplicant(api);
    expect((await person.get('/v1/invoice')).problem.type).toBe('not-found');
    const { body: view } = await sendInvoice(person, { bytes: await invoicePdf({ number: newNumber() }) });
    const { body } = await person.get<Record<string, unknown>>('/v1/invoice');
    const { pendingApproval: _, ...amounts } = view.facts.invoice ?? { pendingApproval: false };
    expect(body).toEqual({ ...view.invoice, ...amounts });
  });

  test('an upload belongs to one session, and is refused for a cart or after the signature', async () => {
    const [one, other] = [await makeInvoiceApplicant(api), await makeInvoiceApplicant(api)];
    const bytes = await invoicePdf({ number: newNumber() });
    await sendInvoice(one, { bytes });
    expect((await other.view()).invoice).toBeNull();
    expect((await other.get('/v1/invoice')).status).toBe(404);
    expect((await confirmInvoice(other)).problem.type).toBe('step-not-allowed');
    const stolen = await sendInvoice(one, { bytes }, { checkoutid: other.checkoutId });
    expect(stolen.status).toBe(401);
    const cart = await makeApprovedApplicant(api);
    expect((await sendInvoice(cart, { bytes })).problem.type).toBe('step-not-allowed');
    const before = await countStoredContents(api);
    await api.database
      .updateTable('application')
      .set({ qualification: 'open' })
      .where('id', '=', one.applicationId)
      .execute();
    expect((await sendInvoice(one, { bytes })).problem.type).toBe('step-not-allowed');
    expect(await countStoredContents(api)).toBe(before);
  });
});
