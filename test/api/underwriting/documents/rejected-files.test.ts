import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api, ApiResponse, ApplicantClient, View } from '../../../support/api';
import { type ApplicantAtBank, connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  buildForm,
  countDocumentContents,
  type FormFile,
  formContentType,
  getHistoryMonth,
  sendCheque,
  sendStatement,
  storeDocuments,
  waitForChecks,
} from '../../../support/documents';
import { bigPdf, brokenPdf, encryptedPdf, heicBytes, pngBytes, statementPdf } from '../../../support/pdfs';
import { advanceTo } from '../../../support/verification';

const mega = 1024 * 1024;

describeOneDatabase('refused documents', (makeApi) => {
  let api: Api;
  let statement: Buffer;
  beforeAll(async () => {
    api = await makeApi();
    statement = await statementPdf();
  });

  const nothingKept = async (person: ApplicantAtBank): Promise<void> => {
    expect((await person.view()).documents).toEqual([]);
    expect(await countDocumentContents(api, person)).toBe(0);
  };
  const getRefusal = ({ status, problem }: ApiResponse<View>) => [status, problem.type, problem.errors];
  const wrongType = (code: string) => [415, 'file-type-invalid', [{ path: '/file', code }]];
  const wrong = (code: string) => [400, 'validation-failed', [{ path: '/file', code }]];

  test.each<[string, FormFile, string]>([
    ['a PNG called .pdf', { bytes: pngBytes() }, 'fileMismatch'],
    ['a PNG', { name: 'a.png', type: 'image/png', bytes: pngBytes() }, 'fileType'],
    ['text called .pdf', { bytes: Buffer.from('Dear bank') }, 'fileMismatch'],
    ['a web page', { name: 'a.html', type: 'text/html', bytes: Buffer.from('<html>') }, 'fileType'],
    ['an empty file', { bytes: Buffer.alloc(0) }, 'fileEmpty'],
  ])('%s is no statement', async (_name, file, code) => {
    const person = await makeApplicantAtBank(api);
    expect(getRefusal(await sendStatement(person, file))).toEqual(wrongType(code));
    await nothingKept(person);
  });

  test('a PDF named .png is neither a statement nor a cheque', async () => {
    const person = await makeApplicantAtBank(api);
    const file = { name: 'a.png', type: 'image/png', bytes: statement };
    expect(getRefusal(await sendStatement(person, file))).toEqual(wrongType('fileMismatch'));
    expect(getRefusal(await sendCheque(person, file))).toEqual(wrongType('fileMismatch'));
    await nothingKept(person);
  });

  test.each<[string, FormFile, string]>([
    ['a HEIC', { name: 'a.heic', type: 'image/heic', bytes: heicBytes() }, 'fileHeic'],
    ['a HEIC called .jpg', { name: 'a.jpg', type: 'image/jpeg', bytes: heicBytes() }, 'fileHeic'],
    ['a PNG called .pdf', { name: 'a.pdf', type: 'application/pdf', bytes: pngBytes() }, 'fileMismatch'],
    ['a GIF', { name: 'a.gif', type: 'image/gif', bytes: Buffer.from('GIF89a\x01\0\x01\0') }, 'fileType'],
    ['an empty file', { bytes: Buffer.alloc(0) }, 'fileEmpty'],
  ])('%s is no cheque', async (_name, file, code) => {
    const person = await makeApplicantAtBank(api);
    expect(getRefusal(await sendCheque(person, file))).toEqual(wrongType(code));
    await nothingKept(person);
  });

  test('accepts 15 MB and refuses one byte more', async () => {
    const person = await makeApplicantAtBank(api);
    const tooLarge = await sendStatement(person, { bytes: await bigPdf(15 * mega + 1) });
    expect(getRefusal(tooLarge)).toEqual([413, 'file-too-large', [{ path: '/file', code: 'fileTooLarge' }]]);
    await nothingKept(person);
    expect((await sendStatement(person, { bytes: await bigPdf(15 * mega) })).status).toBe(200);
    expect((await person.view()).documents[0]?.size).toBe(15 * mega);
  });

  test('two statements of one name are refused, but a refused one is replaced', async () => {
    const person = await makeApplicantAtBank(api);
    await sendStatement(person, { name: 'Relevé.pdf', bytes: await encryptedPdf() });
    expect((await waitForChecks(person)).documents).toMatchObject([
      { state: 'refused', problem: 'passwordProtected' },
    ]);
    const again = await sendStatement(person, { name: 'relevé.PDF', bytes: statement });
    expect(again.body.documents).toMatchObject([{ name: 'relevé.PDF', problem: null }]);
    const other = { name: 'RELEVE\u0301.pdf', bytes: await statementPdf({ pages: 2 }) };
    expect(getRefusal(await sendStatement(person, other))).toEqual(wrong('statementsNames'));
    expect((await person.view()).documents).toHaveLength(1);
    expect(await countDocumentContents(api, person)).toBe(1);
  });

  test('accepts nineteen statements and refuses the twentieth, but not a repeat of one of them', async () => {
    const person = await makeApplicantAtBank(api);
    for (let n = 1; n <= 19; n++) {
      const { status } = await sendStatement(person, { name: `${n}.pdf`, bytes: statement });
      expect(status).toBe(200);
    }
    const more = await sendStatement(person, { name: '20.pdf', bytes: statement });
    expect(getRefusal(more)).toEqual(wrong('statementsTooMany'));
    expect((await sendStatement(person, { name: '19.pdf', bytes: statement })).status).toBe(200);
    expect((await person.view()).facts.documents.statements).toBe(19);
    expect(await countDocumentContents(api, person)).toBe(19);
  });

  test('refuses 151 MB in total', async () => {
    const person = await makeApplicantAtBank(api);
    const sizes = [...Array.from({ length: 9 }, () => 15 * mega), 10 * mega];
    const stored = sizes.map((size, index) => ({
      kind: 'statement' as const,
      name: `${index}.pdf`,
      bytes: Buffer.from(`%PDF-1.7 ${index}`),
      size,
    }));
    await storeDocuments(api, person.applicationId, stored);
    const over = await sendStatement(person, { name: 'b.pdf', bytes: await bigPdf(6 * mega) });
    expect(getRefusal(over)).toEqual(wrong('statementsTooLarge'));
    expect((await person.view()).facts.documents.statements).toBe(10);
    const full = await sendStatement(person, { name: 'c.pdf', bytes: await bigPdf(5 * mega) });
    expect(full.status).toBe(200);
    expect(await countDocumentContents(api, person)).toBe(11);
  }, 60_000);

  test.each<[string, () => Promise<Buffer>, string]>([
    ['encrypted', () => encryptedPdf(), 'passwordProtected'],
    ['cut', () => brokenPdf('cut'), 'broken'],
    ['of garbage', () => brokenPdf('garbage'), 'broken'],
  ])('a PDF that is %s is refused once it was looked at, and its content goes', async (_n, make, problem) => {
    const person = await makeApplicantAtBank(api);
    const bytes = await make();
    expect((await sendStatement(person, { bytes, month: getHistoryMonth(api, 1) })).status).toBe(200);
    await sendCheque(person, { name: 'cheque.pdf', type: 'application/pdf', bytes });
    const view = await waitForChecks(person);
    expect(view.documents.map((one) => [one.state, one.problem])).toEqual([
      ['refused', problem],
      ['refused', problem],
    ]);
    expect(view.facts.documents).toMatchObject({ statements: 0, voidCheque: false });
    expect(await countDocumentContents(api, person)).toBe(0);
  });

  describe('a request', () => {
    const send = (person: ApplicantClient, body: unknown, type: string) =>
      person.post('/v1/documents/statements', body, { 'content-type': type });

    test('a request without a file is rejected', async () => {
      const person = await makeApplicantAtBank(api);
      const { problem } = await send(person, buildForm(), formContentType);
      expect(problem).toMatchObject({
        type: 'validation-failed',
        errors: [{ path: '/file', code: 'fileRequired' }],
      });
    });

    test('a request with two files is rejected, and neither is stored', async () => {
      const person = await makeApplicantAtBank(api);
      const two = buildForm({ name: 'a.pdf', bytes: statement }, { name: 'b.pdf', bytes: statement });
      const { problem } = await send(person, two, formContentType);
      expect(problem).toMatchObject({
        type: 'validation-failed',
        errors: [{ path: '/file', code: 'fileSingle' }],
      });
      await nothingKept(person);
    });

    test.each([
      ['that is no form', '{}', 'application/json'],
      [
        'of a form that ends in the middle',
        buildForm({ bytes: Buffer.from('%PDF-1.7') }).subarray(0, 150),
        formContentType,
      ],
      ['of a form without a boundary', 'x', 'multipart/form-data'],
      ['of nothing', '', formContentType],
    ])('a request with %s is rejected', async (_name, body, type) => {
      const person = await makeApplicantAtBank(api);
      const { status } = await send(person, body, type);
      expect([400, 415, 503]).toContain(status);
      await nothingKept(person);
    });
  });

  describe('no document is accepted', () => {
    test('no document is accepted before the bank step', async () => {
      const person = await advanceTo(api, 'email');
      const answers = [
        await sendStatement(person, { bytes: statement }),
        await sendCheque(person, { bytes: pngBytes() }),
        await person.delete(`/v1/documents/${randomUUID()}`),
      ];
      for (const { status, problem } of answers)
        expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    });

    test('no document is accepted once a bank is connected', async () => {
      const person = await makeApplicantAtBank(api);
      await connectBank(person, { user: 'instant' });
      const { problem } = await sendStatement(person, { bytes: statement });
      expect(problem.type).toBe('step-not-allowed');
      await nothingKept(person);
    });

    test('no document is accepted from another checkout’s session', async () => {
      const [person, other] = [await makeApplicantAtBank(api), await makeApplicantAtBank(api)];
      const { problem } = await sendStatement(
        person,
        { bytes: statement },
        { sessiontoken: other.sessionToken },
      );
      expect(problem.type).toBe('session-expired');
      await nothingKept(person);
    });
  });
});
