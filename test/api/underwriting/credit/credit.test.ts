import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { scoreApplicant, testTiming } from '../../../support/scoring';

describeOneDatabase('a credit line', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const use = (applicationId: string, reference: string, amount: number) =>
    inTransaction(api.database, (trx) =>
      api.services.scoring.useCredit(trx, { applicationId, reference, amount }),
    );

  it('credit is used up to its limit and never beyond, even concurrently', async () => {
    const { person, view } = await scoreApplicant(api, 'greatday_nomfa');
    const limit = Math.round((view.facts.credit?.limit ?? 0) * 100);
    const id = person.applicationId;
    const part = Math.ceil(limit * 0.6);
    const both = await Promise.allSettled([use(id, `${id}-a`, part), use(id, `${id}-b`, part)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await use(id, `${id}-c`, limit - part);
    await expect(use(id, `${id}-d`, 1)).rejects.toMatchObject({ type: 'step-not-allowed' });
    const { credit } = (await person.view()).facts;
    expect(credit).toMatchObject({ used: limit / 100, remaining: 0, instant: 0 });
  });

  it('credit is used once per reference', async () => {
    const { person } = await scoreApplicant(api, 'greatday_nomfa');
    const id = person.applicationId;
    await use(id, `${id}-a`, 100_000);
    await use(id, `${id}-a`, 100_000);
    expect((await person.view()).facts.credit?.used).toBe(1000);
    await expect(use(id, `${id}-a`, 200_000)).rejects.toMatchObject({ type: 'step-not-allowed' });
  });

  it('a pre-qualified customer can use only the instant part until a reviewer decides', async () => {
    const { person, view } = await scoreApplicant(api, 'prequalified');
    expect(view.facts.credit?.limit).toBeGreaterThan(25_000);
    const id = person.applicationId;
    await expect(use(id, `${id}-a`, 2_500_001)).rejects.toMatchObject({ type: 'step-not-allowed' });
    await use(id, `${id}-b`, 2_500_000);
    expect((await person.view()).facts.credit?.instant).toBe(0);
  });

  it('rejects an invalid amount, and an applicant without credit', async () => {
    const { person } = await scoreApplicant(api, 'greatday_nomfa');
    const other = await scoreApplicant(api, 'rejected_nsf');
    for (const amount of [0, -100])
      await expect(use(person.applicationId, 'x', amount)).rejects.toMatchObject({
        type: 'step-not-allowed',
      });
    await expect(use(other.person.applicationId, 'y', 100)).rejects.toMatchObject({
      type: 'step-not-allowed',
    });
  });

  it('an offer is accepted in full or in part, or sent to a reviewer for the full amount', async () => {
    const full = await scoreApplicant(api, 'greatday_nomfa');
    const accepted = await full.person.post('/v1/qualification/accept', { part: 'full' });
    expect(accepted.body.facts.qualification).toBe('accepted');
    expect((await full.person.post('/v1/qualification/request-final-review')).problem.type).toBe(
      'step-not-allowed',
    );

    const part = await scoreApplicant(api, 'prequalified');
    const instant = await part.person.post('/v1/qualification/accept', { part: 'instant' });
    expect(instant.body.facts.qualification).toBe('acceptedInstant');

    const asked = await scoreApplicant(api, 'prequalified');
    const review = await asked.person.post('/v1/qualification/request-final-review');
    expect(review.body).toMatchObject({
      status: 'inReview',
      facts: { qualification: 'finalReviewRequested' },
    });

    const none = await scoreApplicant(api, 'rejected_nsf');
    expect((await none.person.post('/v1/qualification/accept', { part: 'full' })).problem.type).toBe(
      'step-not-allowed',
    );
  });

  it('an offer expires after 60 days', async () => {
    const { person } = await scoreApplicant(api, 'greatday_nomfa');
    api.clock.advance({ hours: 24 * 61 });
    await expect(use(person.applicationId, 'late', 100)).rejects.toMatchObject({ type: 'step-not-allowed' });
    const { credit } = await api.services.applications.getFacts(api.database, person.applicationId);
    expect(credit).toMatchObject({ remaining: 0, expiresInDays: -1 });
  });
});
