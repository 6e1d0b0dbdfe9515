import { beforeAll, expect } from 'vitest';
import { computeDueAt } from '../../../../server/src/underwriting/review-queue/business-hours';
import type { Api, ApplicantClient, View } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { sendSupporting } from '../../../support/documents';
import { statementPdf } from '../../../support/pdfs';
import { getApplicationId, getPhone } from '../../../support/returning-customers';
import {
  getReviewId,
  makeOperator,
  makeReview,
  type Review,
  type TestOperator,
} from '../../../support/reviews';
import { scoreApplicant, testTiming } from '../../../support/scoring';
import { verifyPhone } from '../../../support/verification';

const approve = (limit: number) => ({ decision: 'approve', limit });
const reject = (...reasons: string[]) => ({ decision: 'reject', reasons });

describeMostlyOneDatabase('reconsideration of a rejection', (makeApi, { test, testEach }) => {
  let api: Api;
  let operator: TestOperator;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
    operator = await makeOperator(api);
  });

  /** Rejected by a person, 90 days; time has gone on. */
  const makeRejected = async (...reasons: string[]) => {
    const person = await makeReview(api);
    await operator.decide(
      person.reviewId,
      reasons.length > 0 ? reject(...reasons) : reject('documentsUnreadable'),
    );
    api.clock.advance({ minutes: 11 });
    return person;
  };
  const reconsider = (person: ApplicantClient, observations = '') =>
    person.post('/v1/review/reconsideration', { observations });
  const askPerson = async (person: ApplicantClient, observations = '') => {
    const { status } = await reconsider(person, observations);
    expect(status).toBe(200);
    return getReviewId(api, person);
  };
  /** The same customer begins anew, the phone proven. */
  const begin = async (
    customerId: string,
    at: 'here' | 'elsewhere',
  ): Promise<ApplicantClient & { readonly seen: View }> => {
    const merchant = at === 'here' ? api.merchant : await api.makeMerchant();
    const person = await api.session({ cartTotal: 900 }, { merchant });
    api.clock.advance({ minutes: 11 });
    const { body } = await verifyPhone(api, person, await getPhone(api, customerId));
    return { ...person, seen: body };
  };

  test('a rejection stays in force and visible until the reconsideration, at every merchant', async () => {
    const { person, view } = await scoreApplicant(api, 'rejected_nsf');
    expect(view).toMatchObject({
      status: 'rejected',
      decidedBy: 'rules',
      facts: { outcome: 'rejected', reconsideration: 'available' },
    });
    const { body } = await reconsider(person, ' The bank mixed us up.\r\nAsk them. ');
    const due = computeDueAt('reconsideration', api.clock.now()).toISOString();
    expect(body).toMatchObject({
      status: 'rejected',
      decidedBy: 'rules',
      reasons: view.reasons,
      reviewDueAt: due,
      facts: { outcome: 'rejected', reconsideration: 'asked', reapplyInDays: view.facts.reapplyInDays },
    });
    const { seen } = await begin(person.customerId, 'elsewhere');
    expect(seen.facts).toMatchObject({ outcome: 'rejected', reconsideration: 'unavailable' });
    const review = (await operator.get<Review>(`/reviews/${await getReviewId(api, person)}`)).body;
    expect(review).toMatchObject({
      kind: 'reconsideration',
      state: 'open',
      dueAt: due,
      observations: 'The bank mixed us up.\nAsk them.',
    });
    expect(review.trail.map(({ act, actor }) => [act, actor])).toContainEqual([
      'reconsideration.requested',
      'applicant',
    ]);
    expect(JSON.stringify(review.trail)).not.toContain('mixed');
    const mails = await api.database
      .selectFrom('mail')
      .select('kind')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['applicationReceived', 'rejected']);
  });

  test('a reconsideration that approves creates a line, and no rejection of this customer remains', async () => {
    const { person } = await scoreApplicant(api, 'rejected_nsf');
    const there = await begin(person.customerId, 'elsewhere');
    const { body } = await operator.decide(await askPerson(person), approve(9_000));
    expect(body).toMatchObject({ status: 'approved', credit: { limit: 9_000, instant: 9_000 } });
    const approved = { outcome: 'approved', reapplyInDays: null, credit: { limit: 9_000 } };
    expect(await person.view()).toMatchObject({
      status: 'approved',
      decidedBy: 'person',
      reasons: [],
      facts: { ...approved, qualification: 'open', reconsideration: 'unavailable' },
    });
    expect((await there.view()).facts).toMatchObject(approved);
    expect((await begin(person.customerId, 'elsewhere')).seen.facts).toMatchObject(approved);
    expect((await person.post('/v1/qualification/accept', { part: 'full' })).status).toBe(200);
    expect(body.decisions.map(({ by, outcome }) => [by, outcome])).toEqual([
      ['rules', 'rejected'],
      ['person', 'approved'],
    ]);
  });

  test('a second rejection gives its new reasons, and never extends the wait', async () => {
    const person = await makeRejected('businessTooYoung');
    expect((await person.view()).facts.reapplyInDays).toBe(30);
    const reviewId = await askPerson(person);
    api.clock.advance({ hours: 24 * 10 });
    const { body } = await operator.decide(reviewId, reject('bankruptcy', 'shortHistory'));
    expect(body.status).toBe('rejected');
    expect((await begin(person.customerId, 'elsewhere')).seen).toMatchObject({
      status: 'rejected',
      decidedBy: 'person',
      reasons: [{ code: 'bankruptcy' }, { code: 'shortHistory' }],
      facts: { outcome: 'rejected', reapplyInDays: 20 },
    });
  });

  test('a second rejection for reasons with a shorter wait shortens it', async () => {
    const person = await makeRejected('bankruptcy');
    await operator.decide(await askPerson(person), reject('businessTooYoung'));
    expect(await person.view()).toMatchObject({
      decidedBy: 'person',
      reasons: [{ code: 'businessTooYoung' }],
      facts: { outcome: 'rejected', reapplyInDays: 30, reconsideration: 'unavailable' },
    });
  });

  test('a reconsideration restores a line that was ended, raised to the new limit', async () => {
    const { person } = await scoreApplicant(api, 'prequalified');
    await person.post('/v1/qualification/request-final-review');
    await operator.decide(await getReviewId(api, person), reject('paymentsNotAffordable'));
    api.clock.advance({ minutes: 1 });
    await operator.decide(await askPerson(person), approve(31_000));
    expect((await person.view()).facts).toMatchObject({
      outcome: 'approved',
      qualification: 'open',
      credit: { limit: 31_000, instant: 31_000 },
    });
    const lines = api.database
      .selectFrom('credit_line')
      .select('id')
      .where('customer_id', '=', person.customerId);
    expect(await lines.execute()).toHaveLength(1);
  });

  testEach('a reconsideration is requested once, even concurrently, and decided once', async () => {
    const person = await makeRejected();
    const answers = await Promise.all([reconsider(person, 'A'), reconsider(person, 'B')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await reconsider(person)).status).toBe(409);
    const reviewId = await getReviewId(api, person);
    const other = await makeOperator(api);
    const decisions = await Promise.all([
      operator.decide(reviewId, approve(3_000)),
      other.decide(reviewId, reject('bankruptcy')),
    ]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = decisions[0]?.status === 200 ? 'approved' : 'rejected';
    expect((await person.view()).facts.outcome).toBe(won);
    expect((await reconsider(person)).status).toBe(409);
  });

  test('only the applicant whom this application rejected can request a reconsideration', async () => {
    const waiting = await makeReview(api);
    expect((await reconsider(waiting)).problem.type).toBe('step-not-allowed');
    const rejected = await makeRejected();
    const elsewhere = await begin(rejected.customerId, 'elsewhere');
    expect(elsewhere.seen.facts.outcome).toBe('rejected');
    expect((await reconsider(elsewhere)).problem.type).toBe('step-not-allowed');
    const { status, problem } = await reconsider(rejected, 'x'.repeat(2001));
    expect([status, problem.errors]).toEqual([400, [{ path: '/observations', code: 'answerTooLong' }]]);
    expect((await rejected.view()).facts.reconsideration).toBe('available');
  });

  test('a reconsideration may include a request, answered while the rejection is in force', async () => {
    const person = await makeRejected();
    const reviewId = await askPerson(person, 'Look again');
    await operator.requestInformation(reviewId);
    expect(await person.view()).toMatchObject({
      status: 'rejected',
      request: { items: [{ code: 'explanation' }] },
      facts: { outcome: 'rejected', moreAsked: true, reconsideration: 'asked' },
    });
    await sendSupporting(person, { bytes: await statementPdf() });
    await person.post('/v1/review/answer', { text: '' });
    const { documents } = (await operator.get<Review>(`/reviews/${reviewId}`)).body;
    expect(documents).toMatchObject([{ kind: 'supporting' }]);
    await operator.decide(reviewId, approve(4_000));
    expect((await person.view()).facts).toMatchObject({ outcome: 'approved', moreAsked: false });
  });

  test('the application is found by phone at the same merchant during a reconsideration and after a reversal', async () => {
    const unasked = await makeRejected();
    const anew = await begin(unasked.customerId, 'here');
    expect(await getApplicationId(api, anew)).not.toBe(unasked.applicationId);

    const person = await makeRejected();
    const { applicationId, customerId } = person;
    const reviewId = await askPerson(person);
    const meanwhile = await begin(customerId, 'here');
    expect(await getApplicationId(api, meanwhile)).toBe(applicationId);
    expect(meanwhile.seen).toMatchObject({
      status: 'rejected',
      facts: { outcome: 'rejected', reconsideration: 'asked' },
    });
    await operator.decide(reviewId, approve(6_000));
    expect(await meanwhile.view()).toMatchObject({ status: 'approved', facts: { outcome: 'approved' } });
    const after = await begin(customerId, 'here');
    expect(await getApplicationId(api, after)).toBe(applicationId);
    expect(after.seen.facts).toMatchObject({ outcome: 'approved', credit: { limit: 6_000 } });
  });

  test('does not delay the reapply date', async () => {
    const person = await makeRejected('businessTooYoung');
    await askPerson(person);
    api.clock.advance({ hours: 24 * 31 });
    const anew = await begin(person.customerId, 'here');
    expect(await getApplicationId(api, anew)).not.toBe(person.applicationId);
    expect(anew.seen.facts).toMatchObject({ outcome: null, phoneVerified: true });
  });
});
