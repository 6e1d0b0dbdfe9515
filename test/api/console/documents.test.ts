import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { makeApplicantAtBank } from '../../support/applicant-at-bank';
import { logIn, type OperatorBrowser, toText } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { pngBytes, statementPdf } from '../../support/pdfs';
import { makeReview } from '../../support/reviews';

interface Put {
  readonly name?: string;
  readonly mediaType?: string;
  readonly scanned?: boolean;
  readonly from?: string;
  readonly to?: string;
}

describeOneDatabase('documents in the console', (makeApi) => {
  let api: Api;
  let browser: OperatorBrowser;
  let pdf: Buffer;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
    browser = await logIn(api);
    pdf = Buffer.from(await statementPdf({ month: '2026-05' }));
  });

  /** A document as the upload leaves it once it is checked. */
  const put = async (applicationId: string, bytes: Buffer, options: Put = {}): Promise<string> => {
    const { name = 'statement.pdf', mediaType = 'application/pdf', scanned = true } = options;
    const { from = '2026-05', to = '2026-06' } = options;
    const { database, services, clock } = api;
    const file = await services.files.save(Readable.from([bytes]), { limit: 1_000_000 });
    await services.files.retain(database, file.id);
    if (scanned) await services.files.scan(file.id);
    const id = randomUUID();
    await database
      .insertInto('document')
      .values({
        id,
        application_id: applicationId,
        kind: mediaType === 'application/pdf' ? 'statement' : 'voidCheque',
        file_id: file.id,
        name,
        name_key: name.toLowerCase(),
        size_bytes: file.size,
        sha256: file.sha256,
        media_type: mediaType,
        state: 'ready',
        from_month: from,
        to_month: to,
        months_source: 'applicant',
        page_count: 3,
        uploaded_at: clock.now(),
      })
      .execute();
    return id;
  };
  const page = async (reviewId: string, document?: string) => {
    const query = document === undefined ? '' : `?document=${document}`;
    const { body } = await browser.get(`/operator/reviews/${reviewId}${query}`);
    return { html: body, text: toText(body) };
  };
  /** Each in a second of its own, so that the trail has an order. */
  const fetched = (url: string) => {
    api.clock.advance({ seconds: 1 });
    return api.app.inject({ url, headers: browser.buildHeaders() });
  };
  const looks = async (applicationId: string) =>
    (
      await api.database
        .selectFrom('audit_event')
        .select(['act', 'details'])
        .where('application_id', '=', applicationId)
        .where('act', 'like', 'document.%')
        .orderBy('id')
        .execute()
    ).map(({ act, details }) => [act, details]);

  test('lists documents with months and pages, newest statement first, next to the selected one', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    const cheque = await put(applicationId, pngBytes(), { name: 'cheque.png', mediaType: 'image/png' });
    const older = await put(applicationId, pdf, { name: 'older.pdf', from: '2026-03', to: '2026-03' });
    const newer = await put(applicationId, pdf, { name: 'newer.pdf' });
    const none = await page(reviewId);
    expect(none.text).toContain('Bank statement · May 2026 to June 2026 (set by the applicant) · 3 pages');
    expect(none.text).toContain('Select a document to view it here.');
    expect(none.html).not.toContain('<iframe');
    const { html } = await page(reviewId, older);
    expect(html).toContain(`<iframe src="/operator/documents/${older}#`);
    expect(html).toContain(`href="/operator/documents/${older}/download"`);
    expect(html).toMatch(new RegExp(`document=${newer}#shown">Previous<`));
    expect(html).toMatch(new RegExp(`document=${cheque}#shown">Next<`));
    expect((await page(reviewId, cheque)).html).toContain(
      `<img src="/operator/documents/${cheque}" alt="cheque.png"/>`,
    );
    expect(await looks(applicationId)).toEqual([]);
  });

  test('shows a document only in the console’s own frame, with no script running', async () => {
    const { applicationId } = await makeReview(api);
    const id = await put(applicationId, pdf, { name: 'Relevé "mai"; filename=x.html' });
    const shown = await fetched(`/operator/documents/${id}`);
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(pdf)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(shown.headers['content-disposition']).toBe(
      `inline; filename="Releve _mai__ filename_x.html"; filename*=UTF-8''Relev%C3%A9%20%22mai%22%3B%20filename%3Dx.html`,
    );
    const picture = await put(applicationId, pngBytes(), { name: 'c.png', mediaType: 'image/png' });
    expect((await fetched(`/operator/documents/${picture}`)).headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': expect.stringMatching(
        /^sandbox; default-src 'none';.* frame-ancestors 'self'$/,
      ),
    });
    const saved = await fetched(`/operator/documents/${id}/download`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /);
    expect(saved.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    expect(saved.rawPayload.equals(pdf)).toBe(true);
    expect(await looks(applicationId)).toEqual([
      ['document.seen', { documentId: id }],
      ['document.seen', { documentId: picture }],
      ['document.downloaded', { documentId: id }],
    ]);
  });

  test('explains why an unscanned, refused, not submitted or foreign document is not shown', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    const unscanned = await put(applicationId, pdf, { name: 'new.pdf', scanned: false });
    const drawing = await put(applicationId, pdf, {
      name: 'drawing.png',
      mediaType: 'image/svg+xml',
    });
    const refused = await put(applicationId, pdf, { name: 'refused.pdf' });
    await api.database
      .updateTable('document')
      .set({ state: 'refused', problem: 'passwordProtected', file_id: null })
      .where('id', '=', refused)
      .execute();
    for (const [id, words] of [
      [unscanned, 'Available after the malware scan.'],
      [drawing, 'This file type can’t be previewed.'],
      [refused, 'Rejected: password-protected. Its content was removed.'],
    ] as const) {
      const { html, text } = await page(reviewId, id);
      expect(text).toContain(words);
      expect(html).not.toContain('<iframe');
    }
    const draft = await put((await makeApplicantAtBank(api)).applicationId, pdf);
    const statuses = [];
    for (const id of [unscanned, drawing, refused, draft, randomUUID(), 'nonsense'])
      statuses.push((await fetched(`/operator/documents/${id}`)).statusCode);
    expect(statuses).toEqual([409, 409, 404, 404, 404, 404]);
    expect(await looks(applicationId)).toEqual([]);
    expect((await fetched(`/operator/documents/${drawing}/download`)).headers['content-disposition']).toMatch(
      /^attachment/,
    );
  });

  test('escapes file names, and ignores an invalid selection', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    const name = `"><script>alert(1)</script><img src=x onerror=alert(1)>.pdf`;
    const id = await put(applicationId, pdf, { name });
    const { html, text } = await page(reviewId, id);
    expect(text).toContain(name);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain(
      'title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;.pdf"',
    );
    const other = await put((await makeReview(api)).applicationId, pdf);
    for (const chosen of ['nonsense', other, '%22%3E%3Cscript%3E', 'x'.repeat(101)]) {
      const none = await page(reviewId, chosen);
      expect(none.text).toContain('Select a document');
      expect(none.html).not.toMatch(/<iframe|<script/);
    }
  });

  test('documents need a login', async () => {
    const { applicationId } = await makeReview(api);
    const id = await put(applicationId, pdf);
    for (const path of [`/operator/documents/${id}`, `/operator/documents/${id}/download`])
      expect((await api.app.inject({ url: path })).statusCode).toBe(303);
    expect(await looks(applicationId)).toEqual([]);
  });
});
