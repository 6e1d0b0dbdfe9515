import { Readable } from 'node:stream';
import { beforeAll, expect } from 'vitest';
import { isProblem } from '../../../../server/src/platform/errors/problem';
import type { Api, ApplicantClient } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  countDocumentContents,
  sendCheque,
  sendStatement,
  sendSupporting,
  waitForChecks,
} from '../../../support/documents';
import { bigPdf, encryptedPdf, pngBytes, statementPdf } from '../../../support/pdfs';
import {
  makeOperator,
  makeReview,
  type Review,
  submitDocuments,
  type TestOperator,
} from '../../../support/reviews';

describeMostlyOneDatabase('supporting documents', (makeApi, { test, testEach }) => {
  let api: Api;
  let operator: TestOperator;
  let pdf: Buffer;
  beforeAll(async () => {
    api = await makeApi();
    operator = await makeOperator(api);
    pdf = await statementPdf();
  });

  const makeAsked = async (): Promise<ApplicantAtBank & { readonly reviewId: string }> => {
    const person = await makeReview(api);
    await operator.requestInformation(person.reviewId);
    return person;
  };
  const seen = async (reviewId: string) =>
    (await operator.get<Review>(`/reviews/${reviewId}`)).body.documents.map(({ name, kind }) => [name, kind]);
  const uploadAtOnce = async (person: ApplicantClient, files: readonly { name: string; bytes: Buffer }[]) => {
    const session = await api.services.sessions.authenticate(person.sessionToken, person.checkoutId);
    const ends = await Promise.allSettled(
      files.map(({ name, bytes }) =>
        api.services.documents.upload(session, { kind: 'supporting', contentLength: 0 }, async () => ({
          name,
          declaredType: 'application/pdf',
          content: Readable.from([bytes]),
        })),
      ),
    );
    return ends.map((one) => {
      if (one.status === 'fulfilled') return 'kept';
      if (!isProblem(one.reason)) throw one.reason;
      return one.reason.details.errors?.[0]?.code;
    });
  };

  test('supporting documents are PDFs and images, checked like others, and separate from statements', async () => {
    const person = await makeAsked();
    await sendSupporting(person, { bytes: pdf });
    await sendSupporting(person, { name: 'id.png', type: 'image/png', bytes: pngBytes() });
    const html = { name: 'a.pdf', bytes: Buffer.from('<html>') };
    expect((await sendSupporting(person, html)).problem.type).toBe('file-type-invalid');
    const { documents, facts } = await waitForChecks(person);
    expect(documents).toMatchObject([
      { kind: 'supporting', name: 'proof.pdf', state: 'ready', months: null },
      { kind: 'supporting', name: 'id.png', state: 'ready', months: null },
    ]);
    expect(facts.documents).toMatchObject({ statements: 0, voidCheque: false });

    await sendSupporting(person, { name: 'locked.pdf', bytes: await encryptedPdf() });
    const after = (await waitForChecks(person)).documents.find(({ name }) => name === 'locked.pdf');
    expect(after).toMatchObject({ state: 'refused', problem: 'passwordProtected' });
  });

  test('supporting documents need unique names, and are stored once however often they are sent', async () => {
    const person = await makeAsked();
    await sendSupporting(person, { bytes: pdf });
    expect((await sendSupporting(person, { bytes: pdf })).body.documents).toHaveLength(1);
    const other = await sendSupporting(person, {
      name: 'PROOF.pdf',
      bytes: await statementPdf({ pages: 2 }),
    });
    expect(other.problem.errors).toEqual([{ path: '/file', code: 'statementsNames' }]);
  });

  testEach('of twelve concurrent supporting documents ten are stored', async () => {
    const person = await makeAsked();
    const files = Array.from({ length: 12 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf }));
    const ends = await uploadAtOnce(person, files);
    expect(ends.toSorted()).toEqual([...Array(10).fill('kept'), 'supportingTooMany', 'supportingTooMany']);
    expect(await countDocumentContents(api, person)).toBe(10);
  });

  test('supporting documents may have 50 MB together, and 15 MB each', async () => {
    const person = await makeAsked();
    const bytes = await bigPdf(14 * 1024 * 1024);
    const ends = await uploadAtOnce(
      person,
      Array.from({ length: 4 }, (_, n) => ({ name: `${n}.pdf`, bytes })),
    );
    expect(ends.toSorted()).toEqual(['kept', 'kept', 'kept', 'supportingTooLarge']);
    const large = await bigPdf(15 * 1024 * 1024 + 1);
    const { status, problem } = await sendSupporting(await makeAsked(), { bytes: large });
    expect([status, problem.type]).toEqual([413, 'file-too-large']);
  }, 60_000);

  test('supporting documents are accepted only while a request is open', async () => {
    const draft = await makeApplicantAtBank(api);
    expect((await sendSupporting(draft, { bytes: pdf })).problem.type).toBe('step-not-allowed');
    const person = await submitDocuments(api);
    expect((await sendSupporting(person, { bytes: pdf })).problem.type).toBe('step-not-allowed');
    await operator.requestInformation(person.reviewId);
    expect((await sendStatement(person, { name: 'more.pdf', bytes: pdf })).status).toBe(409);
    expect((await sendCheque(person, { bytes: pngBytes() })).status).toBe(409);
    expect((await sendSupporting(person, { bytes: pdf })).status).toBe(200);

    // what was handed in before stays
    const { documents } = await person.view();
    for (const { id, kind } of documents)
      expect((await person.delete(`/v1/documents/${id}`)).status).toBe(kind === 'supporting' ? 200 : 404);
    expect((await person.view()).documents.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array(6).fill('statement'),
      'voidCheque',
    ]);
  });

  test('supporting documents cannot be changed once the answer is submitted', async () => {
    const person = await makeAsked();
    const { body } = await sendSupporting(person, { name: 'first.pdf', bytes: pdf });
    const id = body.documents[0]?.id ?? '';
    await waitForChecks(person);
    expect(await seen(person.reviewId)).toEqual([]);
    const content = `/documents/${id}/content`;
    expect((await operator.get(content)).status).toBe(404);
    await person.post('/v1/review/answer', { text: '' });
    expect(await seen(person.reviewId)).toEqual([['first.pdf', 'supporting']]);
    expect((await operator.get(content)).status).toBe(200);
    expect((await person.view()).documents).toEqual([]);
    expect((await person.delete(`/v1/documents/${id}`)).status).toBe(409);

    // the same name again, for another request
    await operator.requestInformation(person.reviewId);
    expect((await person.view()).documents).toEqual([]);
    expect((await person.delete(`/v1/documents/${id}`)).status).toBe(404);
    const again = await sendSupporting(person, {
      name: 'first.pdf',
      bytes: await statementPdf({ pages: 2 }),
    });
    expect(again.body.documents).toMatchObject([{ name: 'first.pdf' }]);
    await person.post('/v1/review/answer', { text: '' });
    const { documents, requests } = (await operator.get<Review>(`/reviews/${person.reviewId}`)).body;
    expect(documents.map(({ requestId }) => requestId)).toEqual(requests.map((request) => request.id));
  });

  test('supporting documents cannot be deleted by another applicant', async () => {
    const [person, stranger] = [await makeAsked(), await makeAsked()];
    const { body } = await sendSupporting(person, { bytes: pdf });
    const id = body.documents[0]?.id ?? '';
    expect((await stranger.delete(`/v1/documents/${id}`)).status).toBe(404);
    expect((await person.view()).documents).toHaveLength(1);
  });

  test.each([
    'answered',
    'asked again',
  ] as const)('supporting documents that arrive once the request is %s are refused, and nothing is stored', async (meanwhile) => {
    const person = await makeAsked();
    const session = await api.services.sessions.authenticate(person.sessionToken, person.checkoutId);
    const late = api.services.documents.upload(
      session,
      { kind: 'supporting', contentLength: 0 },
      async () => {
        await person.post('/v1/review/answer', { text: 'Done' });
        if (meanwhile === 'asked again') await operator.requestInformation(person.reviewId);
        return { name: 'late.pdf', declaredType: 'application/pdf', content: Readable.from([pdf]) };
      },
    );
    await expect(late).rejects.toMatchObject({ type: 'step-not-allowed' });
    expect(await countDocumentContents(api, person)).toBe(0);
  });

  testEach(
    'submitted supporting documents remain; those of an unanswered request are deleted after 60 days',
    async () => {
      const [sent, left] = [await makeAsked(), await makeAsked()];
      for (const person of [sent, left]) await sendSupporting(person, { bytes: pdf });
      await sent.post('/v1/review/answer', { text: '' });
      await operator.decide(left.reviewId, { decision: 'approve', limit: 5000 });
      api.clock.advance({ hours: 24 * 59 });
      await api.services.documents.sweep();
      expect(await countDocumentContents(api, left)).toBe(1);
      api.clock.advance({ hours: 25 });
      await api.services.documents.sweep();
      expect([await countDocumentContents(api, sent), await countDocumentContents(api, left)]).toEqual([
        1, 0,
      ]);
    },
  );
});
