import { beforeAll, expect, test } from 'vitest';
import { createSanctionsFileList } from '../../../../server/src/adapters/sanctions';
import type { Api } from '../../../support/api';
import { logIn, type OperatorBrowser, toText } from '../../../support/console-browser';
import { describeMostlyOneDatabase, describeOneDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { getReviewId, makeOperator, makeReview, openReview, submitDocuments } from '../../../support/reviews';
import { scoreApplicant, testTiming } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

const readHealth = async (server: Api): Promise<string> => {
  const admin = await logIn(server, await makeOperator(server, 'Ada Brook', { roles: ['admin'] }));
  return toText((await admin.get('/operator/health')).body);
};

describeMostlyOneDatabase('who applies', (makeApi, { test, testEach }) => {
  let api: Api;
  let browser: OperatorBrowser;
  beforeAll(async () => {
    api = await makeApi({
      clock: createFakeClock(new Date('2026-11-24T15:00:00Z')),
      config: { scoring: testTiming, trustProxy: 1 },
    });
    browser = await logIn(api);
  });

  const open = async (reviewId: string): Promise<string> =>
    toText((await browser.get(`/operator/reviews/${reviewId}`)).body);
  const post = (reviewId: string, path: string, form: Readonly<Record<string, string>>) =>
    browser.post(`/operator/reviews/${reviewId}/identity/${path}`, form);
  const readReasons = async (applicationId: string) =>
    (
      await api.database
        .selectFrom('decision')
        .select(['outcome', 'reasons'])
        .where('application_id', '=', applicationId)
        .orderBy('id')
        .execute()
    ).at(-1);
  const readMatches = (applicationId: string) =>
    api.database.selectFrom('name_match').selectAll().where('application_id', '=', applicationId).execute();

  test('a business that its registry has as active is evidence, and no reason', async () => {
    const { person, view } = await scoreApplicant(api, 'instant');
    expect(view.facts.outcome).toMatch(/pproved|preQualified/);
    const text = await open(await openReview(api, person, 'referred'));
    expect(text).toContain('Result Registered and active Looked up Bistro du Nord Inc.');
    expect(text).toMatch(
      /Registered name Bistro du Nord Inc\. Status in the registry Active Registry and number Canada \d+/,
    );
    expect(text).toMatch(/Edition Listings up to Jun 1, 2026, file of \w+ \d+, \d{4} SHA-256 [0-9a-f]{16}…/);
    expect(text).toContain('Maya Tremblay Applicant None Bistro du Nord Inc. Business None');
    expect(text).toContain('Possible matches None.');
  });

  test.each([
    ['Unregistered Bistro Inc.', 'businessNotFound', 'Result Not found'],
    ['Dissolved Bistro Inc.', 'businessInactive', 'Status in the registry Dissolved'],
    ['Unreachable Bistro Inc.', 'registryUnavailable', 'Result The registry did not respond'],
  ])('%s goes to a person', async (legal, reason, shown) => {
    const { person, view } = await scoreApplicant(api, 'instant', { legal });
    expect(view.facts.outcome).toBe('manualReview');
    expect(await readReasons(person.applicationId)).toMatchObject({
      outcome: 'manualReview',
      reasons: expect.arrayContaining([reason]),
    });
    const text = await open(await getReviewId(api, person));
    expect(text).toContain(shown);
    expect(text).toContain('Replay Same result');
  });

  testEach(
    'a name on the list goes to a person, unknown to the applicant, and is resolved with a note',
    async () => {
      const { person, view } = await scoreApplicant(api, 'instant', {
        first: 'Sandy',
        last: 'Watchlist',
      });
      expect(view.facts.outcome).toBe('manualReview');
      const reviewId = await getReviewId(api, person);
      expect(JSON.stringify([view, await person.view()])).not.toMatch(/sanction|namesToConfirm|listed/i);
      const text = await open(reviewId);
      expect(text).toContain('To be resolved Sandy Watchlist (applicant) Listed name Sandy Watchlist');
      expect(text).toContain('Ruritania / Ruritanie, Schedule 1, Part 1, Item 3');

      const operator = await makeOperator(api);
      const refused = await operator.decide(reviewId, { decision: 'approve', limit: 5_000 });
      expect([refused.status, refused.problem.errors]).toEqual([
        400,
        [{ path: '/limit', code: 'matchesOpen' }],
      ]);

      const [match] = await readMatches(person.applicationId);
      const form = { matchId: match?.id ?? '', state: 'cleared' };
      expect((await post(reviewId, 'match', { ...form, note: ' ' })).status).toBe(400);
      expect((await post(reviewId, 'match', { ...form, note: 'Passport: another birth place' })).status).toBe(
        303,
      );
      expect((await post(reviewId, 'match', { ...form, note: 'again' })).status).toBe(409);
      const resolved = await open(reviewId);
      expect(resolved).toContain('Not a match Sandy Watchlist (applicant)');
      expect(resolved).toMatch(/“Passport: another birth place”/);
      expect(resolved).toContain('cleared a possible match with the sanctions list');

      // the same name and entry are not asked about again
      expect((await post(reviewId, 'check', {})).status).toBe(303);
      expect(await readMatches(person.applicationId)).toHaveLength(1);
      expect((await operator.decide(reviewId, { decision: 'approve', limit: 5_000 })).status).toBe(200);

      // of their own data, a person is told what was compared, not with which result
      const { operator: support } = await makeOperator(api, 'Kim Tran', { roles: ['support'] });
      const request = { reason: 'access', reference: null } as const;
      const { data } = await api.services.people.export(support, person.customerId, request);
      expect(data.checks[0]).toMatchObject({
        registryStatus: 'active',
        comparedNames: ['Sandy Watchlist', 'Bistro du Nord Inc.', 'Bistro du Nord'],
      });
      expect(JSON.stringify(data)).not.toMatch(/namesToConfirm|matchResolved|Ruritania|another birth place/);
    },
  );

  test('a name on the list is not lost where the rules would reject', async () => {
    const { person, view } = await scoreApplicant(api, 'instant', {
      first: 'Sandy',
      last: 'Watchlist',
      sin: '444444442',
    });
    expect(view.facts.outcome).toBe('manualReview');
    expect((await readReasons(person.applicationId))?.reasons).toEqual(['namesToConfirm', 'scoreTooLow']);
    expect(await readHealth(api)).toMatch(/Names that may be on the sanctions list [1-9]/);
  });

  test('documents in place of a bank are checked by a job', async () => {
    const { reviewId } = await submitDocuments(api);
    const text = await waitUntil(
      () => open(reviewId),
      (page) => !page.includes('Nothing has been checked yet.'),
    );
    expect(text).toContain('Result Registered and active');
  });

  test('the one on the list is never approved', async () => {
    const person = await makeReview(api, 'documents', { first: 'Sandy', last: 'Watchlist' });
    const operator = await makeOperator(api);
    // never checked, so the approval does it
    const unchecked = await operator.decide(person.reviewId, { decision: 'approve', limit: 1_000 });
    expect(unchecked.problem.errors).toEqual([{ path: '/limit', code: 'matchesOpen' }]);
    const [match] = await readMatches(person.applicationId);
    const form = { matchId: match?.id ?? '', state: 'confirmed', note: 'Same passport' };
    expect((await post(person.reviewId, 'match', form)).status).toBe(303);
    const approval = await operator.decide(person.reviewId, { decision: 'approve', limit: 1_000 });
    expect(approval.problem.errors).toEqual([{ path: '/limit', code: 'matchConfirmed' }]);
    const rejection = { decision: 'reject', reasons: ['identityNotConfirmed'] };
    expect((await operator.decide(person.reviewId, rejection)).status).toBe(200);
  });

  test('owners are recorded with consent, compared with the list, and needed for a large amount', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    const operator = await makeOperator(api);
    const approve = { decision: 'approve', limit: 80_000 };
    const missing = await operator.decide(reviewId, approve);
    expect(missing.problem.errors).toEqual([{ path: '/limit', code: 'ownershipMissing' }]);

    const owners = { role: 'owner', first: 'Serguei', last: 'Zakharovskiy', born: '1971-03-14', share: '60' };
    const refused = await post(reviewId, 'owners', { ...owners, source: 'applicant' });
    expect(refused.status).toBe(422);
    expect(toText(refused.body)).toContain('Confirm that the people know of it and agree.');
    expect((await post(reviewId, 'owners', { ...owners, source: 'applicant', consent: 'yes' })).status).toBe(
      303,
    );
    const text = await open(reviewId);
    expect(text).toContain('Serguei Zakharovskiy Owner 60%');
    expect(text).toContain('To be resolved Serguei Zakharovskiy (owner)');
    expect(text).toContain('Dates of birth compared Agrees, within a year');
    expect((await operator.decide(reviewId, approve)).problem.errors).toEqual([
      { path: '/limit', code: 'matchesOpen' },
    ]);

    const [match] = await readMatches(applicationId);
    await post(reviewId, 'match', { matchId: match?.id ?? '', state: 'cleared', note: 'Another passport' });
    expect((await operator.decide(reviewId, approve)).body.state).toBe('proposed');
    const stored = await api.database.selectFrom('ownership_record').selectAll().execute();
    expect(
      JSON.stringify(stored.map(({ people_cipher }) => people_cipher?.toString('latin1'))),
    ).not.toContain('Zakharovskiy');
  });
});

// a database of its own: any process on one runs the jobs of another, and the other has a list
describeOneDatabase('who applies, without a list', (makeApi) => {
  test('without a list, a person decides a large limit, and Health says so', async () => {
    const token = 'a-token-of-the-scraper';
    const api = await makeApi({
      config: {
        scoring: testTiming,
        observability: { drainMs: 0, metrics: { listener: null, token }, telemetry: false },
      },
      adapters: {
        sanctions: createSanctionsFileList(
          { path: '/nowhere/list.xml', maxAgeDays: 7 },
          { now: () => new Date() },
        ),
      },
    });
    const { person, view } = await scoreApplicant(api, 'instant');
    expect(view.facts.outcome).toBe('manualReview');
    const decision = await api.database
      .selectFrom('decision')
      .select('reasons')
      .where('application_id', '=', person.applicationId)
      .executeTakeFirst();
    expect(decision?.reasons).toContain('screeningOutdated');
    expect(await readHealth(api)).toContain('Sanctions list: its file is missing 1');
    const authorization = `Bearer ${token}`;
    const metrics = await api.call<string>('GET', '/metrics', { headers: { authorization } });
    expect(metrics.body).toMatch(/^tamarack_sanctions_list_current 0$/m);
    expect(metrics.body).not.toMatch(/^tamarack_sanctions_list_age_seconds /m);
    expect(metrics.body).toMatch(/^tamarack_name_matches_open \d+$/m);
  });
});
