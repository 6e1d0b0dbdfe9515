import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api, View } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  chequeAccount,
  countDocumentContents,
  type DocumentView,
  getHistoryMonth,
  sendCheque,
  sendStatement,
  uploadAllDocuments,
  waitForChecks,
} from '../../../support/documents';
import { jpegBytes, pngBytes, statementPdf, webpBytes } from '../../../support/pdfs';
import { countPersistentRows } from '../../../support/verification';

describeOneDatabase('documents', (makeApi) => {
  let api: Api;
  let october: Buffer;
  beforeAll(async () => {
    api = await makeApi();
    october = await statementPdf({ month: getHistoryMonth(api, 0) });
  });

  const upload = async (
    person: ApplicantAtBank,
    file: { name?: string; bytes?: Buffer; month?: string } = {},
  ) => {
    // ids tell what came first by the clock, which stands still
    api.clock.advance({ seconds: 1 });
    const { status, body } = await sendStatement(person, { bytes: october, ...file });
    expect(status).toBe(200);
    return body;
  };
  const only = ({ documents }: View): DocumentView => {
    expect(documents).toHaveLength(1);
    return documents[0] as DocumentView;
  };

  describe('uploading a statement', () => {
    test('uploading a statement returns the updated application, with months once it was read', async () => {
      const person = await makeApplicantAtBank(api);
      const view = await upload(person, { name: 'Relevé d’octobre.pdf' });
      expect(only(view)).toMatchObject({
        kind: 'statement',
        name: 'Relevé d’octobre.pdf',
        size: october.length,
        problem: null,
      });
      expect(view.facts.documents).toMatchObject({ statements: 1, submitted: false });
      const month = getHistoryMonth(api, 0);
      expect(only(await waitForChecks(person))).toMatchObject({
        state: 'ready',
        months: { from: month, to: month },
        monthsSource: 'file',
      });
    });

    test('an uploaded statement counts at once, before it is read', async () => {
      const person = await makeApplicantAtBank(api);
      const view = await uploadAllDocuments(api, person);
      expect(view.facts.documents).toEqual({
        statements: 6,
        statementsComplete: true,
        voidCheque: true,
        submitted: false,
      });
      expect((await person.post('/v1/documents/submit', chequeAccount)).status).toBe(200);
    });

    test('a statement uploaded for a month keeps that month, whatever is read from it', async () => {
      const person = await makeApplicantAtBank(api);
      const month = getHistoryMonth(api, 3);
      await upload(person, { month });
      expect(only(await waitForChecks(person))).toMatchObject({
        state: 'ready',
        months: { from: month, to: month },
        monthsSource: 'applicant',
      });
    });

    test.each([
      '1999-01',
      'soon',
      '2026-13',
    ])('a statement for the month %s is refused, and nothing stored', async (month) => {
      const person = await makeApplicantAtBank(api);
      const before = await countPersistentRows(api);
      const { status, problem } = await sendStatement(person, { bytes: october, month });
      expect([status, problem.type]).toEqual([400, 'validation-failed']);
      expect(problem.errors).toEqual([{ path: '/month', code: 'monthsInvalid' }]);
      expect(await countPersistentRows(api)).toEqual(before);
    });

    test('a statement uploaded again after a lost response is stored once', async () => {
      const person = await makeApplicantAtBank(api);
      const first = only(await upload(person, { name: 'Relevé.pdf' }));
      const second = only(await upload(person, { name: 'RELEVE\u0301.PDF' }));
      expect(second).toMatchObject({ id: first.id, name: first.name });
      expect(await countDocumentContents(api, person)).toBe(1);
    });

    test('a statement with the same Idempotency-Key gets the same response', async () => {
      const person = await makeApplicantAtBank(api);
      const key = { 'idempotency-key': randomUUID() };
      const first = await sendStatement(person, { bytes: october }, key);
      await waitForChecks(person);
      const second = await sendStatement(person, { bytes: october }, key);
      expect(second.headers['idempotency-replayed']).toBe('true');
      expect(second.body).toEqual(first.body);
    });

    test('a statement’s file name is sanitised', async () => {
      const person = await makeApplicantAtBank(api);
      const names = ['../../a/b.pdf', 'r\u202Efdp.pdf', '📄 été.pdf', 'كشف.pdf', `${'long '.repeat(60)}.pdf`];
      for (const name of names) await upload(person, { name });
      const kept = (await person.view()).documents.map(({ name }) => name);
      expect(kept.slice(0, 4)).toEqual(['b.pdf', 'rfdp.pdf', '📄 été.pdf', 'كشف.pdf']);
      expect(kept[4]).toHaveLength(200);
      expect(kept[4]?.endsWith('.pdf')).toBe(true);
    });
  });

  describe('the void cheque', () => {
    test.each([
      ['a PNG', 'cheque.png', 'image/png', () => pngBytes()],
      ['a JPEG', 'cheque.jpeg', 'image/jpeg', () => jpegBytes()],
      ['a WebP', 'cheque.webp', 'image/webp', () => webpBytes()],
      ['a PDF', 'cheque.pdf', 'application/pdf', () => october],
    ])('the void cheque can be %s', async (_name, name, type, bytes) => {
      const person = await makeApplicantAtBank(api);
      const { status, body } = await sendCheque(person, { name, type, bytes: bytes() });
      expect(status).toBe(200);
      expect(body.facts.documents.voidCheque).toBe(true);
      expect(only(await waitForChecks(person))).toMatchObject({
        kind: 'voidCheque',
        name,
        state: 'ready',
        months: null,
      });
    });

    test('a new void cheque replaces the earlier one and deletes its file', async () => {
      const person = await makeApplicantAtBank(api);
      await sendCheque(person, { bytes: pngBytes() });
      await sendCheque(person, { name: 'better.png', bytes: pngBytes({ width: 700 }) });
      expect(only(await person.view())).toMatchObject({ kind: 'voidCheque', name: 'better.png' });
      expect(await countDocumentContents(api, person)).toBe(1);
    });
  });

  describe('an uploaded document', () => {
    test('documents are listed oldest first, as the view shows them', async () => {
      const person = await makeApplicantAtBank(api);
      await upload(person, { name: 'a.pdf' });
      await upload(person, { name: 'b.pdf' });
      await waitForChecks(person);
      const { body } = await person.get<{ items: DocumentView[] }>('/v1/documents');
      expect(body.items.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
      expect(body.items).toEqual((await person.view()).documents);
    });

    test('a document’s months can be corrected by hand', async () => {
      const person = await makeApplicantAtBank(api);
      const { id } = only(await upload(person));
      await waitForChecks(person);
      const months = { from: getHistoryMonth(api, 5), to: getHistoryMonth(api, 2) };
      const { status, body } = await person.put(`/v1/documents/${id}/months`, months);
      expect(status).toBe(200);
      expect(only(body)).toMatchObject({ months, monthsSource: 'applicant' });
    });

    test.each([
      ['the wrong way round', (at: number) => ({ from: at - 1, to: at })],
      ['this month', () => ({ from: -1, to: -1 })],
    ])('a document’s months cannot be %s', async (_name, make) => {
      const person = await makeApplicantAtBank(api);
      const { id, months: before } = only(await upload(person, { month: getHistoryMonth(api, 2) }));
      const { from, to } = make(3);
      const month = (index: number) => (index < 0 ? '2199-01' : getHistoryMonth(api, index));
      const { status, problem } = await person.put(`/v1/documents/${id}/months`, {
        from: month(from),
        to: month(to),
      });
      expect(status).toBe(400);
      expect(problem.errors?.map(({ code }) => code)).toContain('monthsInvalid');
      expect(only(await person.view()).months).toEqual(before);
    });

    test('a document can be deleted, together with its file', async () => {
      const person = await makeApplicantAtBank(api);
      const { id } = only(await upload(person));
      const { status, body } = await person.delete(`/v1/documents/${id}`);
      expect([status, body.documents]).toEqual([200, []]);
      expect(body.facts.documents.statements).toBe(0);
      expect(await countDocumentContents(api, person)).toBe(0);
      expect((await person.delete(`/v1/documents/${id}`)).problem.type).toBe('not-found');
    });

    test('a document of another applicant is not found', async () => {
      const [owner, other] = [await makeApplicantAtBank(api), await makeApplicantAtBank(api)];
      const view = await upload(owner);
      const { id } = only(view);
      const months = { from: getHistoryMonth(api, 1), to: getHistoryMonth(api, 1) };
      for (const path of [id, randomUUID(), 'x', '..%2F..'])
        for (const answer of [
          await other.delete(`/v1/documents/${path}`),
          await other.put(`/v1/documents/${path}/months`, months),
        ])
          expect([answer.status, answer.problem.type]).toEqual([404, 'not-found']);
      expect((await other.get<{ items: unknown[] }>('/v1/documents')).body.items).toEqual([]);
      expect(only(await owner.view()).id).toBe(id);
    });
  });

  test('the audit trail records actions by IDs only', async () => {
    const person = await makeApplicantAtBank(api);
    const { id } = only(await upload(person, { name: 'Tremblay Maya.pdf' }));
    api.clock.advance({ seconds: 1 });
    await person.put(`/v1/documents/${id}/months`, {
      from: getHistoryMonth(api, 1),
      to: getHistoryMonth(api, 1),
    });
    api.clock.advance({ seconds: 1 });
    await person.delete(`/v1/documents/${id}`);
    const { rows } = await sql<{ act: string; text: string }>`
      select act, details::text as text from audit_event where application_id = ${person.applicationId} and act like 'document%'
      order by id`.execute(api.database);
    expect(rows.map(({ act }) => act)).toEqual(['document.uploaded', 'document.months', 'document.removed']);
    for (const { text } of rows) {
      expect(text).toContain(id);
      expect(text).not.toContain('Tremblay');
    }
  });
});
