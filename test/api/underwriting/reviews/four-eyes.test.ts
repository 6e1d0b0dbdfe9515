import { beforeAll, expect, test } from 'vitest';
import type { Api, ApiResponse } from '../../../support/api';
import { logIn, toText } from '../../../support/console-browser';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  getReviewId,
  makeOperator,
  makeReview,
  type Review,
  type TestOperator,
} from '../../../support/reviews';

const approve = (limit: number) => ({ decision: 'approve', limit, tier: 'B' });

describeOneDatabase('approvals that need a second operator', (makeApi) => {
  let api: Api;
  let robin: TestOperator;
  let noor: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    robin = await makeOperator(api, 'Robin');
    noor = await makeOperator(api, 'Noor');
  });
  const post = (operator: TestOperator, reviewId: string, path: string, body?: unknown) =>
    api.call<Review>('POST', `/v1/operator/reviews/${reviewId}/${path}`, {
      headers: { authorization: `Bearer ${operator.key}` },
      ...(body !== undefined && { body }),
    });
  const confirm = (operator: TestOperator, reviewId: string) => post(operator, reviewId, 'confirmation');
  const giveBack = (operator: TestOperator, reviewId: string, note: string | null = null) =>
    post(operator, reviewId, 'return', { note });
  const outcome = ({ status, problem }: ApiResponse<Review>) => [status, problem.type];

  test('takes effect only when another senior operator confirms it', async () => {
    const { reviewId, applicationId, ...person } = await makeReview(api);
    const proposed = await robin.decide(reviewId, approve(60_000));
    expect(proposed.body).toMatchObject({
      state: 'proposed',
      credit: null,
      decidedAt: null,
      proposal: { limit: 60_000, operatorId: robin.id, proposedBy: 'Robin' },
    });
    expect((await person.view()).facts).toMatchObject({ credit: null });
    const listed = await noor.get<{ items: readonly Review[] }>('/reviews?state=proposed');
    expect(listed.body.items.map(({ id }) => id)).toContain(reviewId);
    const open = await noor.get<{ items: readonly Review[] }>('/reviews');
    expect(open.body.items.map(({ id }) => id)).not.toContain(reviewId);

    expect(outcome(await confirm(robin, reviewId))).toEqual([409, 'step-not-allowed']);
    const confirmed = await confirm(noor, reviewId);
    expect(confirmed.body).toMatchObject({
      state: 'decided',
      operatorId: robin.id,
      credit: { limit: 60_000, tier: 'B' },
      proposal: null,
      proposals: [{ state: 'confirmed', operatorId: robin.id, resolvedBy: noor.id }],
    });
    expect((await person.view()).status).toBe('approved');
    expect(outcome(await confirm(noor, reviewId))).toEqual([409, 'step-not-allowed']);
    const trail = await api.database
      .selectFrom('audit_event')
      .select(['act', 'actor'])
      .where('application_id', '=', applicationId)
      .where('act', 'in', ['review.proposed', 'review.confirmed', 'review.decided', 'scoring.decided'])
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { act: 'review.proposed', actor: `operator:${robin.id}` },
      { act: 'scoring.decided', actor: `operator:${noor.id}` },
      { act: 'review.confirmed', actor: `operator:${noor.id}` },
    ]);
  });

  test('nothing else happens to a proposed review until it is returned', async () => {
    const { reviewId } = await makeReview(api);
    await robin.decide(reviewId, approve(60_000));
    for (const decision of [
      approve(5_000),
      approve(70_000),
      { decision: 'reject', reasons: ['shortHistory'] },
    ])
      expect(outcome(await noor.decide(reviewId, decision))).toEqual([409, 'step-not-allowed']);
    expect(outcome(await noor.requestInformation(reviewId))).toEqual([409, 'step-not-allowed']);
    const returned = await giveBack(noor, reviewId, 'The cash flow is too thin.');
    expect(returned.body).toMatchObject({
      state: 'open',
      proposals: [{ state: 'returned', resolvedBy: noor.id, note: 'The cash flow is too thin.' }],
    });
    expect(outcome(await confirm(noor, reviewId))).toEqual([409, 'step-not-allowed']);
    expect((await noor.decide(reviewId, approve(20_000))).body.state).toBe('decided');
  });

  test('of confirmations and returns at the same time, one counts', async () => {
    const { reviewId } = await makeReview(api);
    const proposals = await Promise.all([robin, noor].map((each) => each.decide(reviewId, approve(60_000))));
    expect(proposals.map(({ status }) => status).sort()).toEqual([200, 409]);
    const proposer = proposals[0]?.status === 200 ? robin : noor;
    const others = [proposer === robin ? noor : robin, await makeOperator(api)];
    const answers = await Promise.all([
      ...others.map((each) => confirm(each, reviewId)),
      giveBack(proposer, reviewId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the same person under another key or address, or somebody without the role, cannot confirm', async () => {
    const person = await makeOperator(api, 'Kim', { email: 'kim@provider.example' });
    const alias = await makeOperator(api, 'Kim', { email: 'kim+two@provider.example' });
    const { reviewId } = await makeReview(api);
    await person.decide(reviewId, approve(60_000));
    const secondKey = { ...person, key: await api.services.operatorKeys.create(person.id, null) };
    for (const self of [secondKey, alias])
      expect(outcome(await confirm(self, reviewId))).toEqual([409, 'step-not-allowed']);
    const reviewer = await makeOperator(api, 'Lee', { roles: ['reviewer', 'finance', 'admin'] });
    expect(outcome(await confirm(reviewer, reviewId))).toEqual([403, 'forbidden']);
    expect(outcome(await giveBack(reviewer, reviewId))).toEqual([403, 'forbidden']);

    await api.services.operators.disableOperator(person.id, null);
    expect(outcome(await confirm(secondKey, reviewId))).toEqual([401, 'unauthorized']);
    // nor does anybody else confirm what a disabled operator left
    expect(outcome(await confirm(noor, reviewId))).toEqual([409, 'step-not-allowed']);
    expect((await giveBack(noor, reviewId)).body.state).toBe('open');
  });

  test('a reviewer decides up to their amount, a senior up to the amount that needs two', async () => {
    const reviewer = await makeOperator(api, 'Lee', { roles: ['reviewer'] });
    const decide = async (operator: TestOperator, limit: number) =>
      (await operator.decide((await makeReview(api)).reviewId, approve(limit))).body.state;
    expect(await decide(reviewer, 25_000)).toBe('decided');
    expect(await decide(reviewer, 25_100)).toBe('proposed');
    expect(await decide(robin, 50_000)).toBe('decided');
    expect(await decide(robin, 50_100)).toBe('proposed');
  });

  test('an approval after a rejection, which opens one more line, counts with the other ones', async () => {
    const person = await makeReview(api);
    const other = await makeReview(api, 'documents', { customerId: person.customerId });
    await robin.decide(person.reviewId, { decision: 'reject', reasons: ['documentsUnreadable'] });
    await person.post('/v1/review/reconsideration', { observations: '' });
    expect((await robin.decide(other.reviewId, approve(30_000))).body.state).toBe('decided');
    const again = await robin.decide(await getReviewId(api, person), approve(30_000));
    expect(again.body).toMatchObject({ state: 'proposed', credit: null });
  });

  test('the proposer withdraws it; the console asks a second operator, and shows who did what', async () => {
    const { reviewId } = await makeReview(api);
    const path = `/operator/reviews/${reviewId}`;
    const own = await logIn(api, robin);
    const form = { act: 'approve', limit: '60,000', tier: 'B' };
    expect((await own.post(`${path}/answer`, form)).status).toBe(303);
    const shown = toText((await own.get(path)).body);
    expect(shown).toContain('Proposed for $60,000. A second operator has to confirm it');
    expect(shown).toContain('You proposed to approve for $60,000');
    expect(shown).not.toContain('Approve with a limit');
    expect((await own.get(path)).body).not.toContain(`${path}/confirm`);
    expect((await own.post(`${path}/confirm`)).status).toBe(409);
    expect((await own.post(`${path}/return`)).status).toBe(303);

    await own.post(`${path}/answer`, form);
    const other = await logIn(api, noor);
    expect(toText((await other.get('/operator?state=proposed')).body)).toContain('$60,000 by Robin');
    const waiting = toText((await other.get(path)).body);
    expect(waiting).toContain('Robin proposed to approve for $60,000');
    expect(waiting).toContain('A credit line of $60,000 is opened.');
    expect((await other.post(`${path}/confirm`)).status).toBe(303);
    const decided = toText((await other.get(path)).body);
    expect(decided).toContain('Approved for $60,000.');
    expect(decided).toContain('Noor confirmed the approval for $60,000');
    expect(decided).toContain('Robin proposed to approve the application for $60,000');
  });
});
