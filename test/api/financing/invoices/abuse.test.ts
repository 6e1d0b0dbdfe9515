import { beforeAll, expect, test } from 'vitest';
import type { Api, View } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  actOnLink,
  createInvoiceNumber,
  getLinkStatus,
  makeInvoiceLink,
  payByLink,
  prepareInvoiceSigning,
} from '../../../support/invoice-links';
import { makeInvoiceApplicant, sendInvoice, toProblemSummary } from '../../../support/invoices';

/** A PDF whose font names one of its letters as half of a surrogate pair. */
function pdfWithHalfLetter(): Buffer {
  const lines = [
    '20 TL',
    '(Northern ~Supply~ Inc.) Tj T*',
    '(INVOICE) Tj T*',
    '(Invoice number NL-77001) Tj T*',
    '(Subtotal 500.00) Tj T*',
    '(HST 13% 65.00) Tj T*',
    '(Total 565.00) Tj T*',
  ];
  const content = `BT /F1 14 Tf 50 740 Td ${lines.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [126 /uniD800] >> >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1');
}

describeOneDatabase('abuse of invoices', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const enter = (of: Awaited<ReturnType<typeof makeInvoiceApplicant>>, number: string) =>
    of.post('/v1/invoice', { number, amount: 700, payable: 700 });

  test('an invoice is financed once, however its number is written', async () => {
    const { linkId, invoiceId } = await makeInvoiceLink(api, {
      invoiceId: createInvoiceNumber().replace('NL', 'ACE'),
    });
    expect((await payByLink(api, linkId)).signed.status).toBe(200);
    const person = await makeInvoiceApplicant(api);
    const digits = invoiceId.slice(4);
    for (const number of [
      `ace ${digits}`,
      `ＡＣＥ-${digits}`,
      // Cyrillic
      `АСЕ-${digits}`,
      // Greek
      `ΑCΕ-${digits}`,
      `ÀÇÉ-${digits}`,
      `ACE-${[...digits].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join('')}`,
      `#ACE/${digits}`,
    ])
      expect([number, (await enter(person, number)).problem.type]).toEqual([number, 'invoice-is-used']);
    // letters that nobody sees
    for (const hidden of ['\u3164', '\u115f', '\uffa0', '\u200b'])
      expect(toProblemSummary(await enter(person, `ACE-${digits}${hidden}`))).toMatchObject({
        code: 'invoiceFormat',
      });
    expect((await enter(person, `ACE-${digits}-2`)).status).toBe(200);
  });

  test('an invoice with an invalid character is read or entered by hand, without a server error', async () => {
    const person = await makeInvoiceApplicant(api);
    const { status, body, problem } = await sendInvoice(person, { bytes: pdfWithHalfLetter() });
    expect([status, problem]).toEqual([200, expect.anything()]);
    expect(body.invoice?.reading?.pages).toBe(1);
    expect((await person.view()).invoice?.fileName).toBe('invoice.pdf');
  });

  test('an invoice that its merchant rejected cannot be entered by its number', async () => {
    const { linkId, invoiceId } = await makeInvoiceLink(api);
    const person = await makeInvoiceApplicant(api);
    expect((await enter(person, invoiceId)).status).toBe(200);
    const signing = await prepareInvoiceSigning(person);
    await actOnLink(api, linkId, 'reject');
    const answer = await signing();
    expect([answer.status, answer.problem.type]).toEqual([400, 'invoice-link-is-rejected']);
    // it thought better of it, and made another
    const again = await makeInvoiceLink(api, { invoiceId });
    expect((await signing()).status).toBe(200);
    expect(await getLinkStatus(api, again.linkId)).toBe('used');
  });

  test('only the hosted page opens an invoice without a merchant key; an idempotency key is the caller’s own', async () => {
    const { linkId, invoiceId } = await makeInvoiceLink(api);
    const own = api.services.config.publicUrl;
    const body = { requestSource: 'tamarackInvoice', invoiceLinkId: linkId, cartTotal: 0, currency: 'CAD' };
    const open = (headers: Readonly<Record<string, string>>, over: object = {}) =>
      api.call<{ checkoutId: string; sessionToken: string }>('POST', '/v1/checkout', {
        headers,
        body: { ...body, ...over },
      });
    for (const origin of ['null', `${own}.evil.example`, `${own}/`, own.toUpperCase(), ''])
      expect([origin, (await open({ origin })).problem.code]).toEqual([origin, 'TC-1000-01']);
    expect((await open({ origin: own }, { seller: { redirectUrl: own } })).problem.code).toBe('TC-1000-03');
    for (const over of [
      { requestSource: 'tamarackDirectApp', cartTotal: 900 },
      { requestSource: 'tamarackPreQualificationWidget' },
      { invoiceLinkId: `${linkId} ` },
      { invoiceLinkId: '%' },
    ])
      expect((await open({ origin: own }, over)).problem.type).toBe('invoice-link-is-invalid');

    const key = 'a-key-that-somebody-guessed';
    const [first, second] = [
      await open({ origin: own, 'user-agent': 'One', 'idempotency-key': key }),
      await open({ origin: own, 'user-agent': 'Another', 'idempotency-key': key }),
    ];
    expect(second.body.checkoutId).not.toBe(first.body.checkoutId);
    // of whoever opened it before, a stranger sees the invoice and nothing else
    const { body: seen } = await api.call<View>('GET', '/v1/application', {
      headers: {
        origin: own,
        sessiontoken: second.body.sessionToken,
        checkoutid: second.body.checkoutId,
      },
    });
    expect(seen.invoice).toMatchObject({ number: invoiceId, reading: null, fileName: null });
    expect(seen.facts).toMatchObject({ phoneVerified: false, credit: null, personalSaved: false });
    expect(JSON.stringify(seen)).not.toContain('@');
  });
});
