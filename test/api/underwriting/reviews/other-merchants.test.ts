import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  approveWithTwo,
  getReviewId,
  makeOperator,
  makeReview,
  startAtOtherMerchant,
  type TestOperator,
} from '../../../support/reviews';
import { scoreApplicant, testTiming } from '../../../support/scoring';

describeOneDatabase('a customer under review at another merchant', (makeApi) => {
  let api: Api;
  let operator: TestOperator;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
    operator = await makeOperator(api);
  });

  const elsewhere = (customerId: string) => startAtOtherMerchant(api, customerId);

  test.each([
    'documents',
    'referred',
  ] as const)('a review of %s covers the customer’s other merchants, also during a request, and its decision applies there', async (kind) => {
    const person = await makeReview(api, kind);
    const there = await elsewhere(person.customerId);
    expect(there.seen).toMatchObject({ status: 'inReview', facts: { outcome: 'manualReview' } });
    expect((await there.post('/v1/verification/email', { email: 'a@b.example' })).status).toBe(409);
    await operator.requestInformation(person.reviewId);
    const third = await elsewhere(person.customerId);
    expect(third.seen.facts).toMatchObject({ outcome: 'manualReview', moreAsked: false });
    expect(third.seen.request).toBeNull();
    await operator.decide(person.reviewId, { decision: 'approve', limit: 7_000 });
    for (const { facts } of [await there.view(), await third.view()])
      expect(facts).toMatchObject({ outcome: 'approved', credit: { limit: 7_000 } });
  });

  test('documents in review show no outcome in their own application', async () => {
    const person = await makeReview(api);
    expect((await person.view()).facts).toMatchObject({ outcome: null, documents: { submitted: true } });
  });

  test('a review of the full amount leaves the instant part usable at the other merchant', async () => {
    const { person } = await scoreApplicant(api, 'prequalified');
    await person.post('/v1/qualification/request-final-review');
    expect((await person.view()).status).toBe('inReview');
    const there = await elsewhere(person.customerId);
    expect(there.seen).toMatchObject({
      status: 'approved',
      facts: { outcome: 'preQualified', qualification: 'open' },
    });
    expect(there.seen.facts.credit?.instant).toBeGreaterThan(0);
    expect((await there.post('/v1/qualification/accept', { part: 'instant' })).status).toBe(200);
    await approveWithTwo(api, await getReviewId(api, person), 60_000);
    expect((await elsewhere(person.customerId)).seen.facts).toMatchObject({ outcome: 'approved' });
  });
});
