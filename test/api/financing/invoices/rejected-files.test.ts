import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type UploadDeps, uploadInvoice } from '../../../../server/src/financing/invoices/upload-invoice';
import type { Verdict } from '../../../../server/src/platform/files/scanner';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import type { FormFile } from '../../../support/documents';
import { imageBombs } from '../../../support/image-bombs';
import { invoicePdf } from '../../../support/invoice-pdfs';
import {
  countStoredContents,
  makeInvoiceApplicant,
  sendInvoice,
  toProblemSummary,
} from '../../../support/invoices';
import { pdfBombs } from '../../../support/pdf-bombs';
import { bigPdf, brokenPdf, encryptedPdf, heicBytes, pngBytes } from '../../../support/pdfs';

const mega = 1024 * 1024;

describeOneDatabase('refused invoice files', (makeApi) => {
  let api: Api;
  let person: ApprovedApplicant;
  let pdf: Buffer;
  let verdict: Verdict | Error = 'clean';
  beforeAll(async () => {
    const scan = async (content: Readable) => {
      for await (const _ of content);
      if (verdict instanceof Error) throw verdict;
      return verdict;
    };
    api = await makeApi({ adapters: { scanner: { scan } } });
    pdf = await invoicePdf();
    person = await makeInvoiceApplicant(api);
  });
  beforeEach(() => {
    verdict = 'clean';
  });

  const nothingKept = async (): Promise<void> => {
    expect((await person.view()).invoice).toBeNull();
    expect(await countStoredContents(api)).toBe(0);
  };

  test.each<[string, string, () => FormFile | Promise<FormFile>]>([
    ['a PDF that asks for a password', 'filePassword', async () => ({ bytes: await encryptedPdf() })],
    ['a PDF that is cut in half', 'fileBroken', async () => ({ bytes: await brokenPdf() })],
    ['noise called a PDF', 'fileBroken', async () => ({ bytes: await brokenPdf('garbage') })],
    ['a PDF of 400 pages', 'filePages', async () => ({ bytes: await invoicePdf({ pages: 400 }) })],
    ['a PDF whose pages are a circle', 'fileBroken', () => ({ bytes: pdfBombs.circle() })],
    [
      'a picture of 20,000 by 20,000',
      'filePicture',
      () => ({ name: 'a.png', type: 'image/png', bytes: imageBombs.hugePng() }),
    ],
    ['a HEIC', 'fileHeic', () => ({ name: 'a.heic', type: 'image/heic', bytes: heicBytes() })],
    ['a HEIC called .jpg', 'fileHeic', () => ({ name: 'a.jpg', type: 'image/jpeg', bytes: heicBytes() })],
    ['a PNG called .pdf', 'fileMismatch', () => ({ bytes: pngBytes() })],
    ['a PDF called .png', 'fileMismatch', () => ({ name: 'a.png', type: 'image/png', bytes: pdf })],
    [
      'a drawing that is a program',
      'fileType',
      () => ({
        name: 'a.svg',
        type: 'image/svg+xml',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      }),
    ],
    ['a web page', 'fileType', () => ({ name: 'a.html', type: 'text/html', bytes: Buffer.from('<html>') })],
    ['an empty file', 'fileEmpty', () => ({ bytes: Buffer.alloc(0) })],
  ])('%s has a code of its own', async (_name, code, make) => {
    const sent = await sendInvoice(person, await make());
    expect(toProblemSummary(sent)).toEqual({ status: 415, type: 'file-type-invalid', code });
    await nothingKept();
  });

  test('accepts 15 MB and rejects one byte more', async () => {
    const owner = await makeInvoiceApplicant(api);
    const most = await sendInvoice(owner, { bytes: await bigPdf(15 * mega) });
    expect(most.status).toBe(200);
    await owner.post('/v1/invoice', { number: 'A-1', amount: 500, payable: 500 });
    const more = await sendInvoice(person, { bytes: await bigPdf(15 * mega + 1) });
    expect(toProblemSummary(more)).toEqual({ status: 413, type: 'file-too-large', code: 'fileTooLarge' });
    await nothingKept();
  }, 60_000);

  test('rejects two files, and none', async () => {
    const two = await sendInvoice(person, [{ bytes: pdf }, { bytes: pdf }]);
    expect(toProblemSummary(two)).toEqual({ status: 400, type: 'validation-failed', code: 'fileSingle' });
    const none = await sendInvoice(person, []);
    expect(toProblemSummary(none)).toEqual({ status: 400, type: 'validation-failed', code: 'fileRequired' });
    const json = await person.post('/v1/invoice/file', { file: 'a.pdf' });
    expect(json.status).toBe(400);
    await nothingKept();
  });

  test('a PDF bomb fails in seconds and does not affect other uploads', async () => {
    const owner = await makeInvoiceApplicant(api);
    const { status } = await sendInvoice(owner, { bytes: pdfBombs.laughs() });
    expect([200, 415]).toContain(status);
    if (status === 200) expect((await owner.view()).facts.invoice?.amount).toBeNull();
    expect((await owner.view()).facts.outcome).toBe('instantlyApproved');
    const after = await sendInvoice(owner, { bytes: pdf });
    expect(after.body.invoice?.number).toBe('NL-30017');
    await owner.post('/v1/invoice', { number: 'A-2', amount: 500, payable: 500 });
  }, 60_000);

  test('an infected file is refused, and recorded', async () => {
    verdict = 'infected';
    const sent = await sendInvoice(person, { bytes: pdf });
    expect(toProblemSummary(sent)).toEqual({ status: 415, type: 'file-type-invalid', code: 'fileInfected' });
    await nothingKept();
    const noted = await api.database
      .selectFrom('audit_event')
      .select('details')
      .where('application_id', '=', person.applicationId)
      .where('act', '=', 'invoice.infected')
      .execute();
    expect(noted).toHaveLength(1);
  });

  test('uploads fail while the scanner is down; the same file and key succeed afterwards', async () => {
    const key = { 'idempotency-key': 'the-same-press-again' };
    const owner = await makeInvoiceApplicant(api);
    verdict = new Error('no scanner');
    const down = await sendInvoice(owner, { bytes: pdf }, key);
    expect(down.problem).toMatchObject({ status: 503, type: 'service-unavailable', retryAfter: 10 });
    expect((await owner.view()).invoice).toBeNull();
    expect(await countStoredContents(api)).toBe(0);
    verdict = 'clean';
    expect((await sendInvoice(owner, { bytes: pdf }, key)).body.invoice?.number).toBe('NL-30017');
    await owner.post('/v1/invoice', { number: 'A-3', amount: 500, payable: 500 });
  });

  /** The service over a reader or a scanner that is not there. */
  const uploadWith = async (over: Partial<UploadDeps>, bytes = pdf) => {
    const owner = await makeInvoiceApplicant(api);
    const session = await api.services.sessions.authenticate(owner.sessionToken, owner.checkoutId);
    const deps = { ...api.services, reader: api.services.invoiceReader, ...over };
    const receive = async () => ({
      name: 'a.pdf',
      declaredType: 'application/pdf',
      content: Readable.from([bytes]),
    });
    const sent = uploadInvoice(session, receive, deps);
    return { owner, sent };
  };

  test('a file that is not read in time is stored, to be entered by hand', async () => {
    const reader = { read: () => new Promise<never>(() => undefined) };
    const { owner, sent } = await uploadWith({ reader, readTimeoutMs: 50 });
    expect(await sent).toMatchObject({
      invoice: { number: null, fileName: 'a.pdf', reading: null },
      facts: { invoice: { state: 'entered', amount: null } },
    });
    expect(await countStoredContents(api)).toBe(1);
    await owner.post('/v1/invoice', { number: 'A-4', amount: 500, payable: 500 });
  });

  test('an upload fails at its time limit when the scanner hangs, and at once when the store fails', async () => {
    const silent = { ...api.services.files, scan: () => new Promise<never>(() => undefined) };
    const { sent } = await uploadWith({ files: silent, scanTimeoutMs: 50 });
    await expect(sent).rejects.toMatchObject({ type: 'service-unavailable' });
    const lost = { ...api.services.files, open: () => Promise.reject(new Error('the store is away')) };
    const other = await uploadWith({ files: lost });
    await expect(other.sent).rejects.toThrow('the store is away');
    expect(await countStoredContents(api)).toBe(0);
  });
});
