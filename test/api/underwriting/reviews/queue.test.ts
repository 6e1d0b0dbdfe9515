import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxOperator } from '../../../../server/sandbox/data/seed';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { openOutsideSandbox } from '../../../support/operator-access';
import {
  makeOperator,
  makeReview,
  type Review,
  type ReviewPage,
  type TestOperator,
} from '../../../support/reviews';

describeEachDatabase('the review queue', (makeApi) => {
  let api: Api;
  let operator: TestOperator;
  beforeAll(async () => {
    // a Tuesday, 10:00 in Toronto
    api = await makeApi({ clock: createFakeClock(new Date('2026-11-24T15:00:00Z')) });
    operator = await makeOperator(api);
  });
  beforeEach(async () => {
    await api.database
      .updateTable('review')
      .set({
        state: 'decided',
        decided_at: api.clock.now(),
        operator_id: (await api.database.selectFrom('operator').select('id').executeTakeFirstOrThrow()).id,
      })
      .where('state', '=', 'open')
      .execute();
  });

  const page = async (query = '') => (await operator.get<ReviewPage>(`/reviews${query}`)).body;
  const ids = ({ items }: ReviewPage): string[] => items.map(({ id }) => id);

  test('lists open reviews, the most urgent first, with business, merchant, cart and times', async () => {
    const documents = await makeReview(api, 'documents', { cartTotal: 1234.56 });
    const referred = await makeReview(api, 'referred');
    const { items } = await page();
    expect(items.map(({ id }) => id)).toEqual([referred.reviewId, documents.reviewId]);
    expect(items[1]).toEqual({
      id: documents.reviewId,
      kind: 'documents',
      state: 'open',
      businessName: 'Bistro du Nord',
      merchant: 'Northern Supply',
      cartTotal: 1234.56,
      openedAt: '2026-11-24T15:00:00.000Z',
      dueAt: '2026-11-25T15:00:00.000Z',
      overdue: false,
      decidedAt: null,
      proposal: null,
      askedAt: null,
      decidedBy: null,
    });
    expect(items[0]?.dueAt).toBe('2026-11-24T19:00:00.000Z');
  });

  test('pages by due time and ID without duplicates or gaps', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.push((await makeReview(api)).reviewId);
    const seen: string[] = [];
    for (let next = '?limit=2'; next !== ''; ) {
      const found = await page(next);
      expect(found.items.length).toBeLessThanOrEqual(2);
      seen.push(...ids(found));
      // one that comes in meanwhile disturbs nobody
      if (seen.length === 2) await makeReview(api);
      next = found.nextCursor === null ? '' : `?limit=2&cursor=${found.nextCursor}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(made.every((id) => seen.includes(id))).toBe(true);
    for (const cursor of ['nonsense', randomUUID()])
      expect((await operator.get(`/reviews?cursor=${cursor}`)).status).toBe(400);
    for (const query of ['limit=0', 'limit=101', 'state=all'])
      expect((await operator.get(`/reviews?${query}`)).status).toBe(400);
  });

  test('shows what is overdue, and decided reviews apart from open ones', async () => {
    const person = await makeReview(api, 'referred');
    api.clock.advance({ hours: 5 });
    expect((await page()).items[0]).toMatchObject({ id: person.reviewId, overdue: true });
    await operator.decide(person.reviewId, { decision: 'approve', limit: 5000 });
    expect(ids(await page())).not.toContain(person.reviewId);
    const done = (await page('?state=decided&limit=100')).items.find(({ id }) => id === person.reviewId);
    expect(done).toMatchObject({ state: 'decided', overdue: true, decidedAt: expect.any(String) });
  });

  test('lists decided reviews by decision time, latest first, page by page', async () => {
    const documents = await makeReview(api, 'documents');
    const [second, last] = [await makeReview(api, 'referred'), await makeReview(api, 'referred')];
    const order = [last.reviewId, second.reviewId, documents.reviewId];
    for (const reviewId of [...order].reverse()) {
      api.clock.advance({ minutes: 1 });
      await operator.decide(reviewId, { decision: 'approve', limit: 5000 });
    }
    expect(ids(await page('?state=decided')).slice(0, 3)).toEqual(order);
    const first = await page('?state=decided&limit=2');
    const next = await page(`?state=decided&limit=1&cursor=${first.nextCursor}`);
    expect([...ids(first), ...ids(next)]).toEqual(order);
  });

  test('contains an application once, however often it is enqueued', async () => {
    const person = await makeReview(api, 'referred');
    for (const kind of ['finalReview', 'documents'] as const)
      await inTransaction(api.database, (trx) =>
        api.services.reviewQueue.open(trx, { applicationId: person.applicationId, kind }),
      );
    expect(ids(await page())).toEqual([person.reviewId]);
  });

  test('shows an application without its SIN or a whole account number', async () => {
    const person = await makeReview(api, 'documents');
    const account = { institution: '001', transit: '00011', number: '7351904', bank: 'Bank of Montreal' };
    await api.services.banking.storeChequeAccount(api.database, person.applicationId, account);
    const { body, headers } = await operator.get<Review>(`/reviews/${person.reviewId}`);
    expect(body).toMatchObject({
      applicant: { personal: { first: 'Maya' }, sinLastThree: '286', email: 'maya@bistro.example' },
      business: { legal: 'Bistro du Nord Inc.' },
      debitAccount: { source: 'voidCheque', institution: '001', transit: '00011', numberMasked: '•••• 1904' },
      documents: [],
      decisions: [],
      credit: null,
      exposure: 0,
    });
    expect(JSON.stringify(body)).not.toMatch(/046454286|7351904/);
    expect(headers['cache-control']).toBe('no-store');
    for (const id of [randomUUID(), 'nonsense'])
      expect((await operator.get(`/reviews/${id}`)).problem.type).toBe('not-found');
  });

  test('shows only the number of an unknown bank', async () => {
    const person = await makeReview(api, 'documents');
    const account = { institution: '999', transit: '00011', number: '7351904', bank: '' };
    await api.services.banking.storeChequeAccount(api.database, person.applicationId, account);
    const { body } = await operator.get<Review>(`/reviews/${person.reviewId}`);
    expect(body.debitAccount).toMatchObject({ bank: null, institution: '999' });
  });

  test('needs an operator’s key, checked before anything else of the call is read', async () => {
    const { reviewId } = await makeReview(api);
    const disabled = await makeOperator(api);
    await api.services.operators.disableOperator(disabled.id, null);
    const strangers: (string | undefined)[] = [
      undefined,
      'Bearer',
      `Bearer op_${'A'.repeat(43)}`,
      `Bearer ${disabled.key}`,
      `Bearer ${api.merchant.secretKey}`,
      `Basic ${operator.key}`,
      `Bearer ${operator.key}x`,
      operator.key,
    ];
    for (const authorization of strangers)
      for (const [method, url] of [
        ['GET', '/v1/operator/reviews?limit=nonsense'],
        ['GET', `/v1/operator/reviews/${reviewId}`],
        ['GET', `/v1/operator/documents/${randomUUID()}/content`],
        ['POST', `/v1/operator/reviews/${reviewId}/decision`],
      ] as const) {
        const headers = authorization === undefined ? {} : { authorization };
        const body = method === 'POST' ? { decision: 'nonsense' } : undefined;
        const answer = await api.call(method, url, { headers, body });
        expect([answer.status, answer.problem.type], `${authorization} ${url}`).toEqual([
          401,
          'unauthorized',
        ]);
      }
    const merchants = await api.call('GET', '/v1/merchant/checkouts', {
      headers: { authorization: `Bearer ${operator.key}` },
    });
    expect(merchants.status).toBe(401);
  });

  test('stores only the hash of a key, and accepts the documented one in the sandbox only', async () => {
    const { database, services } = api;
    expect(operator.key).toMatch(/^op_[\w-]{43}$/);
    const row = await database
      .selectFrom('operator_key')
      .selectAll()
      .where('operator_id', '=', operator.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(operator.key);
    expect(row.key_hash).toEqual(createHash('sha256').update(operator.key).digest());
    const { operators, operatorKeys: outside } = openOutsideSandbox(api);
    expect(await services.operatorKeys.findByKey(sandboxOperator.key)).toMatchObject({
      name: sandboxOperator.name,
    });
    expect(await outside.findByKey(sandboxOperator.key)).toBeNull();
    expect(await outside.findByKey(operator.key)).toMatchObject({ name: 'Sam Okafor' });
    const again = { name: 'Another', email: ` ${operator.email} `, roles: ['support'] as const };
    expect(await operators.createOperator(again)).toBeNull();
  });

  test('a key expires, tells when it was last used, and can be revoked', async () => {
    const { services, clock } = api;
    const { operator: admin } = await makeOperator(api, 'Admin', { roles: ['admin'] });
    const machine = await makeOperator(api);
    const open = async (): Promise<number> => (await machine.get('/reviews')).status;
    const list = () => services.operatorKeys.list(machine.id, admin);
    expect(await list()).toMatchObject([{ lastUsedAt: null, lastFour: machine.key.slice(-4) }]);
    expect(await open()).toBe(200);
    expect(await list()).toMatchObject([{ lastUsedAt: clock.now() }]);
    const second = await services.operatorKeys.create(machine.id, null);
    const [newest] = await list();
    await services.operatorKeys.revoke(machine.id, newest?.id ?? '', admin);
    expect(await services.operatorKeys.findByKey(second)).toBeNull();
    expect(await open()).toBe(200);
    clock.advance({ minutes: 90 * 24 * 60 });
    expect(await open()).toBe(401);
  });
});
