import { beforeAll, expect } from 'vitest';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  approveWithTwo,
  getReviewId,
  makeOperator,
  makeReview,
  startAtOtherMerchant,
  submitDocuments,
  type TestOperator,
  waitForMails,
} from '../../../support/reviews';
import { scoreApplicant, testTiming } from '../../../support/scoring';
import { verifyPhone } from '../../../support/verification';
import { signAgreement } from '../../../support/walk-to';

const approve = (limit: number, tier?: string) => ({ decision: 'approve', limit, ...(tier && { tier }) });
const reject = (...reasons: string[]) => ({ decision: 'reject', reasons });

describeMostlyOneDatabase('a manual decision', (makeApi, { test, testEach }) => {
  let api: Api;
  let operator: TestOperator;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
    operator = await makeOperator(api);
  });

  const elsewhere = (customerId: string) => startAtOtherMerchant(api, customerId);

  test('a manual approval leads from documents to a signed agreement debiting the cheque’s account', async () => {
    const person = await submitDocuments(api);
    expect((await person.view()).facts).toMatchObject({ outcome: null, documents: { submitted: true } });
    const { status, body } = await operator.decide(person.reviewId, approve(25_000, 'B'));
    expect([status, body.state, body.status]).toEqual([200, 'decided', 'approved']);
    expect(await person.view()).toMatchObject({
      status: 'approved',
      decidedBy: 'person',
      facts: { outcome: 'approved', qualification: 'open', credit: { limit: 25_000, instant: 25_000 } },
    });

    api.clock.advance({ minutes: 11 });
    const again = await api.session({ cartTotal: 4321 });
    const { body: taken } = await verifyPhone(api, again, person.phone);
    expect(taken.facts).toMatchObject({ outcome: 'approved', credit: { limit: 25_000, remaining: 25_000 } });
    await again.post('/v1/qualification/accept', { part: 'full' });
    const offers = await again.get<{ items: { id: string }[] }>('/v1/offers');
    await again.post('/v1/offers/selection', { optionId: offers.body.items[0]?.id });
    const agreement = JSON.stringify((await again.get('/v1/agreement?language=en')).body);
    expect(agreement).toContain('1904');
    expect(agreement).not.toContain('7351904');
    expect((await signAgreement(again, 'en')).status).toBe(200);
    const done = await again.post('/v1/purchase/complete');
    expect(done.body).toMatchObject({ status: 'completed', facts: { purchase: 'completed' } });
    const file = await operator.get(`/reviews/${person.reviewId}`);
    const mails = (await waitForMails(api, person.email, 3)).map(({ subject }) => subject);
    expect(mails).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Tamarack – We received your documents – ./),
        expect.stringMatching(/^Tamarack – You’re approved for up to \$25,000 – ./),
      ]),
    );
    expect(file.body).toMatchObject({ debitAccount: { source: 'voidCheque', numberMasked: '•••• 1904' } });
  });

  test('approves what the rules referred, with their tier by default, at every merchant', async () => {
    const { person, view } = await scoreApplicant(api, 'review_name');
    expect(view).toMatchObject({
      status: 'inReview',
      decidedBy: 'rules',
      facts: { outcome: 'manualReview' },
    });
    expect((await elsewhere(person.customerId)).seen.facts.outcome).toBe('manualReview');
    const { body } = await operator.decide(await getReviewId(api, person), approve(12_300));
    const [proposed, made] = body.decisions;
    expect(made).toMatchObject({
      by: 'person',
      rulesVersion: 'person',
      outcome: 'approved',
      tier: proposed?.tier,
      features: {},
      limit: 12_300,
    });
    expect(await person.view()).toMatchObject({
      status: 'approved',
      facts: { outcome: 'approved', scoring: { state: 'done' }, credit: { limit: 12_300 } },
    });
    const { seen } = await elsewhere(person.customerId);
    expect(seen.facts).toMatchObject({ outcome: 'approved', credit: { limit: 12_300, instant: 12_300 } });
  });

  test('rejects with reasons in words and a date, says that a person decided, at every merchant', async () => {
    const { person } = await scoreApplicant(api, 'review_new_account');
    await operator.decide(await getReviewId(api, person), reject('shortHistory', 'identityNotConfirmed'));
    const rejected = {
      status: 'rejected',
      decidedBy: 'person',
      facts: { outcome: 'rejected', reapplyInDays: 90, credit: null },
      reasons: [
        { code: 'shortHistory' },
        { code: 'identityNotConfirmed', fr: expect.stringMatching(/identité/) },
      ],
    };
    expect(await person.view()).toMatchObject(rejected);
    expect((await elsewhere(person.customerId)).seen).toMatchObject(rejected);
  });

  test('lets a business that is only too young reapply as soon as the rules would', async () => {
    const person = await makeReview(api);
    await operator.decide(person.reviewId, reject('businessTooYoung'));
    expect((await person.view()).facts.reapplyInDays).toBe(30);
  });

  testEach(
    'raises the limit of a pre-qualified customer, all of it usable, and reopens the qualification',
    async () => {
      const { person } = await scoreApplicant(api, 'prequalified');
      const asked = await person.post('/v1/qualification/request-final-review');
      expect(asked.body).toMatchObject({
        status: 'inReview',
        facts: { qualification: 'finalReviewRequested' },
      });
      const body = await approveWithTwo(api, await getReviewId(api, person), 60_000);
      expect(body).toMatchObject({
        kind: 'finalReview',
        credit: { limit: 60_000, instant: 60_000, used: 0 },
      });
      const view = await person.view();
      expect(view).toMatchObject({
        status: 'approved',
        facts: { outcome: 'approved', qualification: 'open', credit: { limit: 60_000, instant: 60_000 } },
      });
      expect((await person.post('/v1/qualification/accept', { part: 'full' })).status).toBe(200);
      const lines = api.database
        .selectFrom('credit_line')
        .select('id')
        .where('customer_id', '=', person.customerId);
      expect(await lines.execute()).toHaveLength(1);
    },
  );

  test('raises a limit first granted at another merchant, for every later checkout', async () => {
    const { person } = await scoreApplicant(api, 'prequalified');
    const there = await elsewhere(person.customerId);
    expect(there.seen.facts.outcome).toBe('preQualified');
    await there.post('/v1/qualification/request-final-review');
    await operator.decide(await getReviewId(api, there), approve(45_000));
    for (const { facts } of [await there.view(), (await elsewhere(person.customerId)).seen])
      expect(facts).toMatchObject({ outcome: 'approved', credit: { limit: 45_000, instant: 45_000 } });
  });

  testEach('a rejection ends the line of a pre-qualified customer at every merchant', async () => {
    const { person } = await scoreApplicant(api, 'prequalified');
    await person.post('/v1/qualification/request-final-review');
    await operator.decide(await getReviewId(api, person), reject('paymentsNotAffordable'));
    expect(await person.view()).toMatchObject({
      status: 'rejected',
      facts: { outcome: 'rejected', reapplyInDays: 90 },
    });
    expect((await person.post('/v1/qualification/accept', { part: 'instant' })).status).toBe(409);
    const { facts } = (await elsewhere(person.customerId)).seen;
    expect(facts).toMatchObject({ outcome: 'rejected', credit: null });
  });

  test('cannot grant less than the used credit, and leaves the review open', async () => {
    const { person } = await scoreApplicant(api, 'prequalified');
    await inTransaction(api.database, (trx) =>
      api.services.scoring.useCredit(trx, {
        applicationId: person.applicationId,
        reference: person.applicationId,
        amount: 2_000_000,
      }),
    );
    await person.post('/v1/qualification/request-final-review');
    const reviewId = await getReviewId(api, person);
    const refused = await operator.decide(reviewId, approve(19_900));
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toEqual([{ path: '/limit', code: 'limitBelowUsed' }]);
    expect((await operator.decide(reviewId, approve(20_000))).body.credit).toMatchObject({ used: 20_000 });
  });

  testEach('of concurrent decisions by two operators the first counts, and none after it', async () => {
    const person = await makeReview(api);
    const other = await makeOperator(api);
    const answers = await Promise.all([
      operator.decide(person.reviewId, approve(5_000)),
      other.decide(person.reviewId, reject('documentsUnreadable')),
      operator.decide(person.reviewId, approve(6_000)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = await other.decide(person.reviewId, approve(7_000));
    expect([after.status, after.problem.type]).toEqual([409, 'step-not-allowed']);
    const rows = await api.database
      .selectFrom('decision')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('repeating the same call returns the same response, and changes nothing', async () => {
    const person = await makeReview(api);
    const key = { 'idempotency-key': `decide-${person.reviewId}` };
    const first = await operator.decide(person.reviewId, approve(5_000), key);
    const again = await operator.decide(person.reviewId, approve(5_000), key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
  });

  test('a decision leaves an abandoned checkout abandoned, and is there when the applicant returns', async () => {
    const person = await makeReview(api);
    await api.database
      .updateTable('checkout')
      .set({ status: 'abandoned' })
      .where('id', '=', person.checkoutId)
      .execute();
    await operator.decide(person.reviewId, approve(5_000));
    expect(await person.view()).toMatchObject({ status: 'abandoned', facts: { outcome: 'approved' } });
  });

  test.each([
    ['under the smallest line', approve(900), '/limit'],
    ['over the largest line', approve(150_100), '/limit'],
    ['between two steps', approve(1_050), '/limit'],
    ['a tier that is none', approve(5_000, 'E'), '/tier'],
    ['no reason', reject(), '/reasons'],
    ['one reason twice', reject('bankruptcy', 'bankruptcy'), '/reasons'],
    ['a reason that is none', reject('becauseISaySo'), '/reasons/0'],
    ['a reason that explains a limit', reject('limitedByTier'), '/reasons/0'],
    ['another word', { decision: 'maybe' }, '/decision'],
  ])('rejects %s', async (_, body, path) => {
    const person = await makeReview(api);
    const { status, problem } = await operator.decide(person.reviewId, body);
    expect([status, problem.type]).toEqual([400, 'validation-failed']);
    expect(problem.errors?.map((error) => error.path)).toContain(path);
    const { state } = (await operator.get<{ state: string }>(`/reviews/${person.reviewId}`)).body;
    expect(state).toBe('open');
  });

  test('every decision is in the audit trail, with its operator', async () => {
    const person = await makeReview(api);
    await operator.get(`/reviews/${person.reviewId}`);
    const { body } = await operator.decide(person.reviewId, reject('documentsMismatch'));
    const acts = body.trail.map(({ act, actor }) => [act, actor]);
    const me = `operator:${body.operatorId}`;
    expect(acts.sort()).toEqual([
      ['review.decided', me],
      ['review.opened', 'system'],
      ['review.seen', me],
      ['scoring.decided', me],
    ]);
  });
});
