import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { computeDueAt } from '../../../../server/src/underwriting/review-queue/business-hours';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { sendSupporting } from '../../../support/documents';
import { createFakeClock } from '../../../support/fake-clock';
import { statementPdf } from '../../../support/pdfs';
import {
  makeOperator,
  makeReview,
  type Review,
  type ReviewPage,
  type TestOperator,
} from '../../../support/reviews';

const approve = { decision: 'approve', limit: 5000 };
const asked = { items: ['photoId', 'explanation'], note: '  Who owns\r\nthe account?  ' };

describeMostlyOneDatabase('a reviewer’s request', (makeApi, { test, testEach }) => {
  let api: Api;
  let operator: TestOperator;
  beforeAll(async () => {
    // a Tuesday, 10:00 in Toronto
    api = await makeApi({ clock: createFakeClock(new Date('2026-11-24T15:00:00Z')) });
    operator = await makeOperator(api);
  });

  const seen = async (reviewId: string) => (await operator.get<Review>(`/reviews/${reviewId}`)).body;
  const makeAsked = async (kind: 'documents' | 'referred' = 'documents') => {
    const person = await makeReview(api, kind);
    expect((await operator.requestInformation(person.reviewId, asked)).status).toBe(200);
    return person;
  };
  const listMails = async (applicationId: string) =>
    (
      await api.database
        .selectFrom('mail')
        .select('kind')
        .where('application_id', '=', applicationId)
        .execute()
    ).map(({ kind }) => kind);

  test('a request is shown in both languages and emailed; the due time pauses meanwhile', async () => {
    const person = await makeReview(api);
    expect(await person.view()).toMatchObject({
      request: null,
      reviewDueAt: '2026-11-25T15:00:00.000Z',
      facts: { moreAsked: false },
    });
    const { status, body } = await operator.requestInformation(person.reviewId, asked);
    expect([status, body.state]).toEqual([200, 'asked']);
    expect(body.requests).toMatchObject([{ note: 'Who owns\nthe account?', answer: null, answeredAt: null }]);
    expect(await person.view()).toMatchObject({
      facts: { moreAsked: true, outcome: null },
      reviewDueAt: null,
      request: {
        items: [
          { code: 'photoId', en: expect.stringMatching(/photo/), fr: expect.stringMatching(/identité/) },
          { code: 'explanation' },
        ],
        note: 'Who owns\nthe account?',
        askedAt: '2026-11-24T15:00:00.000Z',
      },
    });
    expect((await listMails(person.applicationId)).toSorted()).toEqual(['documentsReceived', 'moreAsked']);
    const page = async (state: string) =>
      (await operator.get<ReviewPage>(`/reviews?limit=100&state=${state}`)).body.items;
    api.clock.advance({ hours: 30 });
    const waiting = (await page('asked')).find(({ id }) => id === person.reviewId);
    expect(waiting).toMatchObject({ state: 'asked', overdue: false });
    expect((await page('open')).find(({ id }) => id === person.reviewId)).toBeUndefined();
  });

  test('an answer in words returns the review to the queue with a full due time', async () => {
    const person = await makeAsked('referred');
    api.clock.advance({ minutes: 25 });
    const { status, body } = await person.post('/v1/review/answer', { text: ' Maya alone.\r\nSince 2019 ' });
    const due = computeDueAt('referred', api.clock.now()).toISOString();
    expect([status, body.facts.moreAsked, body.request, body.reviewDueAt]).toEqual([200, false, null, due]);
    const review = await seen(person.reviewId);
    expect(review).toMatchObject({ state: 'open', dueAt: due, overdue: false });
    expect(review.requests).toMatchObject([
      { answer: 'Maya alone.\nSince 2019', answeredAt: api.clock.now().toISOString() },
    ]);
  });

  test('a document alone is an answer, an empty answer is not', async () => {
    const person = await makeAsked();
    for (const text of ['', ' \n '] as const) {
      const { status, problem } = await person.post('/v1/review/answer', { text });
      expect([status, problem.errors]).toEqual([400, [{ path: '/text', code: 'answerRequired' }]]);
    }
    await sendSupporting(person, { bytes: await statementPdf() });
    expect((await person.post('/v1/review/answer', { text: '' })).status).toBe(200);
    expect((await seen(person.reviewId)).requests).toMatchObject([
      { answer: null, answeredAt: expect.any(String) },
    ]);
  });

  test('an unusable document is not an answer', async () => {
    const person = await makeAsked();
    const { body } = await sendSupporting(person, { bytes: await statementPdf() });
    await api.database
      .updateTable('document')
      .set({ state: 'refused', problem: 'infected', file_id: null })
      .where('id', '=', body.documents.at(-1)?.id ?? '')
      .execute();
    const { problem } = await person.post('/v1/review/answer', { text: '' });
    expect(problem.errors).toEqual([{ path: '/text', code: 'answerRequired' }]);
  });

  test('accepts 2,000 characters of any kind, and no more', async () => {
    const person = await makeAsked();
    const { status, problem } = await person.post('/v1/review/answer', { text: 'é'.repeat(2001) });
    expect([status, problem.errors]).toEqual([400, [{ path: '/text', code: 'answerTooLong' }]]);
    expect((await person.post('/v1/review/answer', { text: '🍁'.repeat(2000) })).status).toBe(200);
    expect((await seen(person.reviewId)).requests[0]?.answer).toBe('🍁'.repeat(2000));
  });

  test('one request is open at a time; another may follow the answer', async () => {
    const person = await makeAsked();
    const twice = await operator.requestInformation(person.reviewId, asked);
    expect([twice.status, twice.problem.type]).toEqual([409, 'step-not-allowed']);
    await person.post('/v1/review/answer', { text: 'One' });
    expect(
      (await operator.requestInformation(person.reviewId, { items: ['voidCheque'], note: '' })).status,
    ).toBe(200);
    expect((await person.view()).request).toMatchObject({ items: [{ code: 'voidCheque' }], note: null });
    await person.post('/v1/review/answer', { text: 'Two' });
    const { requests } = await seen(person.reviewId);
    expect(requests.map(({ answer }) => answer)).toEqual(['One', 'Two']);
    expect((await listMails(person.applicationId)).filter((kind) => kind === 'moreAsked')).toHaveLength(2);
  });

  testEach('of two concurrent requests one is made, and a repeated call makes no second', async () => {
    const person = await makeReview(api);
    const other = await makeOperator(api);
    const answers = await Promise.all([
      operator.requestInformation(person.reviewId, asked),
      other.requestInformation(person.reviewId, asked),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    const again = await makeReview(api);
    const key = { 'idempotency-key': randomUUID() };
    await operator.requestInformation(again.reviewId, asked, key);
    const { status, headers } = await operator.requestInformation(again.reviewId, asked, key);
    expect([status, headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect((await seen(again.reviewId)).requests).toHaveLength(1);
  });

  test('a decision may come before the answer, which is then too late', async () => {
    const person = await makeAsked();
    expect((await operator.decide(person.reviewId, approve)).body.state).toBe('decided');
    expect(await person.view()).toMatchObject({
      request: null,
      facts: { moreAsked: false, outcome: 'approved' },
    });
    expect((await person.post('/v1/review/answer', { text: 'Late' })).status).toBe(409);
    expect((await operator.requestInformation(person.reviewId, asked)).status).toBe(409);
    expect((await seen(person.reviewId)).requests).toMatchObject([{ answer: null, answeredAt: null }]);
  });

  testEach('concurrent decision, request and answer lead to one state, and one decision', async () => {
    for (let n = 0; n < 3; n++) {
      const person = await makeAsked();
      const [answer, decision, question] = await Promise.all([
        person.post('/v1/review/answer', { text: 'Now' }),
        operator.decide(person.reviewId, approve),
        operator.requestInformation(person.reviewId, asked),
      ]);
      expect(decision.status).toBe(200);
      const { state, requests } = await seen(person.reviewId);
      expect(state).toBe('decided');
      expect(requests.filter(({ answeredAt }) => answeredAt !== null)).toHaveLength(
        answer.status === 200 ? 1 : 0,
      );
      expect(requests).toHaveLength(question.status === 200 ? 2 : 1);
      expect((await person.view()).facts).toMatchObject({ moreAsked: false, outcome: 'approved' });
    }
  });

  testEach('two concurrent answers count as one', async () => {
    const person = await makeAsked();
    const answers = await Promise.all(['A', 'B'].map((text) => person.post('/v1/review/answer', { text })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = answers[0]?.status === 200 ? 'A' : 'B';
    expect((await seen(person.reviewId)).requests).toMatchObject([{ answer: first }]);
  });

  test('another applicant can neither see nor answer the request', async () => {
    const person = await makeAsked();
    const stranger = await makeApplicantAtBank(api);
    expect((await stranger.view()).request).toBeNull();
    expect((await stranger.post('/v1/review/answer', { text: 'Mine' })).status).toBe(409);
    expect((await sendSupporting(stranger, { bytes: await statementPdf() })).status).toBe(409);
    expect((await person.view()).facts.moreAsked).toBe(true);
    const authorization = `Bearer ${api.merchant.secretKey}`;
    expect((await operator.requestInformation(person.reviewId, asked, { authorization })).status).toBe(401);
    for (const id of [randomUUID(), 'nonsense'])
      expect((await operator.requestInformation(id, asked)).problem.type).toBe('not-found');
  });

  test.each([
    ['nothing', { items: [], note: 'Please' }, '/items'],
    ['one thing twice', { items: ['photoId', 'photoId'], note: null }, '/items'],
    ['what there are no words for', { items: ['moon'], note: null }, '/items/0'],
    ['a note too long', { items: ['photoId'], note: 'x'.repeat(1001) }, '/note'],
  ])('rejects %s', async (_, body, path) => {
    const person = await makeReview(api);
    const { status, problem } = await operator.requestInformation(person.reviewId, body);
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect((await person.view()).facts.moreAsked).toBe(false);
  });

  test('the audit trail records operator and time, without the text of note or answer', async () => {
    const person = await makeAsked();
    await sendSupporting(person, { bytes: await statementPdf() });
    await person.post('/v1/review/answer', { text: 'My cousin Armand' });
    const { trail } = await seen(person.reviewId);
    const acts = trail.map(({ act, actor }) => [act, actor.split(':')[0]]);
    for (const one of [
      ['review.asked', 'operator'],
      ['document.uploaded', 'applicant'],
      ['review.answered', 'applicant'],
      ['review.reopened', 'system'],
    ])
      expect(acts).toContainEqual(one);
    expect(JSON.stringify(trail)).not.toMatch(/Armand|account\?/);
  });
});
