import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { statementPdf } from '../../../support/pdfs';
import { makeOperator, makeReview, type Review, type TestOperator } from '../../../support/reviews';

describeOneDatabase('a document under review', (makeApi) => {
  let api: Api;
  let operator: TestOperator;
  let pdf: Buffer;
  beforeAll(async () => {
    api = await makeApi();
    operator = await makeOperator(api);
    pdf = Buffer.from(await statementPdf({ month: '2026-05' }));
  });

  /** A statement as the upload leaves it once it is checked. */
  const put = async (applicationId: string, name: string, options: { readonly scanned?: boolean } = {}) => {
    const { database, services, clock } = api;
    const file = await services.files.save(Readable.from([pdf]), { limit: 1_000_000 });
    await services.files.retain(database, file.id);
    if (options.scanned ?? true) await services.files.scan(file.id);
    const id = randomUUID();
    await database
      .insertInto('document')
      .values({
        id,
        application_id: applicationId,
        kind: 'statement',
        file_id: file.id,
        name,
        name_key: name.toLowerCase(),
        size_bytes: file.size,
        sha256: file.sha256,
        media_type: 'application/pdf',
        state: 'ready',
        from_month: '2026-05',
        to_month: '2026-05',
        months_source: 'file',
        page_count: 3,
        uploaded_at: clock.now(),
      })
      .execute();
    return id;
  };
  const download = (id: string) => operator.get<string>(`/documents/${id}/content`);

  test('a document is listed with months and pages, and served whole as a download', async () => {
    const person = await makeReview(api);
    const id = await put(person.applicationId, 'Relevé – mai "2026"; filename=x.html');
    const { body } = await operator.get<Review>(`/reviews/${person.reviewId}`);
    expect(body.documents).toMatchObject([
      { id, size: pdf.length, pages: 3, months: { from: '2026-05', to: '2026-05' }, downloadable: true },
    ]);
    const response = await api.app.inject({
      method: 'GET',
      url: `/v1/operator/documents/${id}/content`,
      headers: { authorization: `Bearer ${operator.key}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(pdf)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Releve _ mai _2026__ filename_x.html"; filename*=UTF-8''Relev%C3%A9%20%E2%80%93%20mai%20%222026%22%3B%20filename%3Dx.html`,
    );
  });

  test('each download is in the audit trail, with operator and document IDs and no file name', async () => {
    const person = await makeReview(api);
    const id = await put(person.applicationId, 'my-secret-bank.pdf');
    await download(id);
    await download(id);
    const events = await api.database
      .selectFrom('audit_event')
      .select(['actor', 'details'])
      .where('application_id', '=', person.applicationId)
      .where('act', '=', 'document.downloaded')
      .execute();
    expect(events).toHaveLength(2);
    expect(events[0]?.actor).toMatch(/^operator:[0-9a-f-]{36}$/);
    expect(events[0]?.details).toEqual({ documentId: id });
  });

  test('a document is not served before it is submitted, while unscanned, or once refused', async () => {
    const draft = await makeApplicantAtBank(api);
    expect((await download(await put(draft.applicationId, 'draft.pdf'))).status).toBe(404);

    const person = await makeReview(api);
    const unscanned = await put(person.applicationId, 'unscanned.pdf', { scanned: false });
    expect((await download(unscanned)).problem.type).toBe('step-not-allowed');

    const refused = await put(person.applicationId, 'refused.pdf');
    await api.database
      .updateTable('document')
      .set({ state: 'refused', problem: 'infected', file_id: null })
      .where('id', '=', refused)
      .execute();
    for (const id of [refused, randomUUID(), 'nonsense']) expect((await download(id)).status).toBe(404);
    const { documents } = (await operator.get<Review>(`/reviews/${person.reviewId}`)).body;
    expect(documents.map(({ downloadable }) => downloadable)).toEqual([false, false]);
  });
});
