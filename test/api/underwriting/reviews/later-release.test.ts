import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api, View } from '../../../support/api';
import { logIn, toText } from '../../../support/console-browser';
import { describeOneDatabase } from '../../../support/describe-databases';
import { makeOperator, makeReview, type Review, type ReviewPage } from '../../../support/reviews';
import { tamper } from '../../../support/tamper';

type Reviewed = Awaited<ReturnType<typeof makeReview>>;

describeOneDatabase('a review that a later release opened', (makeApi) => {
  let api: Api;
  let person: Reviewed;
  beforeAll(async () => {
    api = await makeApi();
    person = await makeReview(api, 'referred');
    // as the migration of that release does
    await sql`alter table review drop constraint review_kind_check`.execute(api.database);
    await sql`update review set kind = 'escalation' where id = ${person.reviewId}`.execute(api.database);
  });
  afterAll(async () => {
    await sql`update review set kind = 'referred' where id = ${person.reviewId}`.execute(api.database);
    await sql`alter table review add constraint review_kind_check
      check (kind in ('documents', 'referred', 'finalReview', 'reconsideration', 'screening'))
    `.execute(api.database);
  });

  test('is listed and read, and cannot be decided', async () => {
    const { get, decide, requestInformation } = await makeOperator(api);
    const listed = await get<ReviewPage>('/reviews?state=open');
    expect(listed.status).toBe(200);
    expect(listed.body.items.find(({ id }) => id === person.reviewId)).toMatchObject({ kind: 'other' });
    const read = await get<Review>(`/reviews/${person.reviewId}`);
    expect(read).toMatchObject({ status: 200, body: { kind: 'other' } });
    for (const refused of [
      await decide(person.reviewId, { decision: 'reject', reasons: ['revenueTooLow'] }),
      await requestInformation(person.reviewId),
    ])
      expect(refused).toMatchObject({
        status: 409,
        problem: { type: 'step-not-allowed', detail: expect.stringContaining('A later release opened it') },
      });
  });

  test('is shown in the console, without the forms that decide', async () => {
    const browser = await logIn(api);
    const queue = await browser.get('/operator');
    expect(queue.status).toBe(200);
    expect(toText(queue.body)).toContain('Of a later release');
    const page = await browser.get(`/operator/reviews/${person.reviewId}`);
    expect(page.status).toBe(200);
    expect(toText(page.body)).toContain('Only that release can decide it');
    expect(page.body).not.toContain('id="decide"');
  });

  test('is not told to its applicant', async () => {
    expect((await person.view()).reviewDueAt).toBeNull();
  });
});

describeOneDatabase('a decision for a reason of a later release', (makeApi) => {
  test('is shown with the code, and a text that says where to ask', async () => {
    const api = await makeApi();
    const person = await makeReview(api, 'referred');
    const { get, decide } = await makeOperator(api);
    await decide(person.reviewId, { decision: 'reject', reasons: ['revenueTooLow'] });
    await tamper(api, (trx) =>
      sql`update decision set reasons = '["laterReason"]'
        where application_id = ${person.applicationId} and review_id is not null`.execute(trx),
    );
    const reason = { en: 'Another reason. Ask us for it.', fr: 'Un autre motif. Demandez-le-nous.' };
    const { status, body } = await get<Review>(`/reviews/${person.reviewId}`);
    expect(status).toBe(200);
    expect(body.decisions.at(-1)?.reasons).toEqual([{ code: 'laterReason', ...reason }]);
    const view: View = await person.view();
    expect(view.reasons).toMatchObject([reason]);
  });
});

describeOneDatabase('a request for an item of a later release', (makeApi) => {
  test('is shown with the code, and a text that says where to ask', async () => {
    const api = await makeApi();
    const person = await makeReview(api, 'referred');
    const { get, requestInformation } = await makeOperator(api);
    expect((await requestInformation(person.reviewId)).status).toBe(200);
    await sql`update review_request set items = '["laterItem"]' where review_id = ${person.reviewId}`.execute(
      api.database,
    );
    const item = {
      code: 'laterItem',
      en: 'Something else that we need: ask us for it',
      fr: 'Autre chose dont nous avons besoin : demandez-le-nous',
    };
    const { status, body } = await get<Review>(`/reviews/${person.reviewId}`);
    expect(status).toBe(200);
    expect(body.requests.at(-1)?.items).toEqual([item]);
    expect((await person.view()).request?.items).toEqual([item]);
  });
});
