import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect, it } from 'vitest';
import { replay } from '../../../../server/src/underwriting/decision/decide';
import type { Features } from '../../../../server/src/underwriting/decision/model/feature-names';
import type { Api } from '../../../support/api';
import { connectBank, goodSin, makeApplicantAtBank, startScoring } from '../../../support/applicant-at-bank';
import { describeEachDatabase, describeMostlyOneDatabase } from '../../../support/describe-databases';
import { scoreApplicant, testTiming, waitForDecision } from '../../../support/scoring';

describeMostlyOneDatabase('scoring', (makeApi, { test: it, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const findDecision = (applicationId: string) =>
    api.database
      .selectFrom('decision')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('decided_at', 'desc')
      .executeTakeFirst();

  it.each([
    ['Greatday', 'instantlyApproved'],
    ['test_dispatched', 'instantlyApproved'],
    ['slow_bank', 'instantlyApproved'],
    ['approved', 'approved'],
    ['prequalified', 'preQualified'],
  ] as const)('grants credit to %s: %s', async (user, outcome) => {
    const { person, view } = await scoreApplicant(api, user);
    expect(view.facts).toMatchObject({
      outcome,
      scoring: { state: 'done', stage: null, slow: false, late: false },
    });
    const { credit } = view.facts;
    expect(credit).toMatchObject({
      used: 0,
      remaining: credit?.limit,
      instant: Math.min(credit?.limit ?? 0, 25_000),
      expiresOn: addDays(dateIn(api.clock.now()), 60),
      expiresInDays: 60,
    });
    expect((credit?.limit ?? 1) % 100).toBe(0);
    expect(view.status).toBe('approved');
    const tier = await api.services.scoring.findTier(api.database, person.applicationId);
    expect(tier).toBe(outcome === 'approved' ? 'C' : 'A');
  });

  it.each([
    ['rejected_revenue', 'revenueTooLow'],
    ['rejected_nsf', 'frequentNsf'],
    ['rejected_overdrawn', 'manyNegativeDays'],
    ['rejected_lenders', 'tooManyLenders'],
  ])('rejects %s for 90 days, with reasons in both languages', async (user, code) => {
    const { view } = await scoreApplicant(api, user);
    expect(view.facts).toMatchObject({ outcome: 'rejected', reapplyInDays: 90, credit: null });
    expect(view.reasons.map((reason) => reason.code)).toEqual([code]);
    expect(view.reasons[0]?.fr).not.toBe(view.reasons[0]?.en);
    expect(view.status).toBe('rejected');
  });

  it.each(['review_name', 'review_new_account', 'review_usd'])('refers %s to a reviewer', async (user) => {
    const { view } = await scoreApplicant(api, user);
    expect(view.facts).toMatchObject({ outcome: 'manualReview', credit: null, reapplyInDays: null });
    expect(view.status).toBe('inReview');
    expect(view.reasons).toEqual([]);
  });

  it.each([
    ['333333334', 'approved', null],
    ['444444442', 'rejected', 90],
    ['555555556', 'rejected', 90],
    ['666666664', 'rejected', 90],
    ['777777772', 'rejected', 30],
    ['900000001', 'manualReview', null],
    ['123456782', 'manualReview', null],
  ])('follows the bureau’s answer for SIN %s: %s', async (sin, outcome, reapplyInDays) => {
    const { view } = await scoreApplicant(api, 'greatday_nomfa', { sin });
    expect(view.facts).toMatchObject({ outcome, reapplyInDays });
  });

  it('refers to a reviewer, never rejects, when the bureau does not answer', async () => {
    const { person, view } = await scoreApplicant(api, 'greatday_nomfa', { sin: '111111118' });
    expect(view.facts.outcome).toBe('manualReview');
    expect((await findDecision(person.applicationId))?.reasons).toContain('bureauUnavailable');
    const run = await api.database
      .selectFrom('scoring_run')
      .selectAll()
      .where('application_id', '=', person.applicationId)
      .executeTakeFirst();
    expect(run?.bureau_tries).toBe(testTiming.maxBureauAttempts);
  });

  it.each([
    ['a number with a wrong check digit', { sin: '123456789' }],
    ['no number, and nobody found by name', { sin: null, last: 'Newcomer' }],
  ])('asks for the SIN after %s, and continues once it is given', async (_, options) => {
    const { person, view } = await scoreApplicant(api, 'greatday_nomfa', options);
    expect(view.facts).toMatchObject({ outcome: null, scoring: { state: 'sinNeeded' } });
    const saved = await person.put('/v1/application/sin', { sin: goodSin });
    expect(saved.body.facts.scoring.state).toBe('running');
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
  });

  testEach('refers an applicant whom the bureau does not find by SIN either', async () => {
    const { person } = await scoreApplicant(api, 'greatday_nomfa', { sin: '222222226' });
    await person.put('/v1/application/sin', { sin: '222222226' });
    expect((await waitForDecision(person)).facts.outcome).toBe('manualReview');
  });

  it('needs no SIN if the bureau finds the applicant by name', async () => {
    const { view } = await scoreApplicant(api, 'greatday_nomfa', { sin: null });
    expect(view.facts.outcome).toBe('instantlyApproved');
  });

  it('scores a bypassed test user on that user’s data', async () => {
    const person = await makeApplicantAtBank(api);
    await person.post('/v1/bank/bypass');
    await person.post('/v1/scoring');
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
  });

  testEach('runs once for two concurrent starts, and answers both', async () => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'slow_bank' });
    const answers = await Promise.all([person.post('/v1/scoring'), person.post('/v1/scoring')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.facts.scoring.state)).toEqual(['running', 'running']);
    await waitForDecision(person);
    const runs = await api.database
      .selectFrom('scoring_run')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(runs).toHaveLength(1);
    expect((await person.post('/v1/scoring')).problem.type).toBe('step-not-allowed');
  });

  it('is rejected before a bank is connected', async () => {
    const person = await makeApplicantAtBank(api);
    expect((await person.post('/v1/scoring')).problem.type).toBe('step-not-allowed');
    expect((await person.get('/v1/scoring')).body).toMatchObject({ state: 'notStarted', outcome: null });
  });

  it('stores the decision so that it can be replayed, and deletes the bank data', async () => {
    const { person } = await scoreApplicant(api, 'approved');
    const stored = await findDecision(person.applicationId);
    if (!stored) throw new Error('no decision');
    const again = replay({ rulesVersion: stored.rules_version, features: stored.features as Features });
    expect(again).toMatchObject({
      outcome: stored.outcome,
      tier: stored.tier,
      limit: stored.limit_cents,
      instant: stored.instant_cents,
      reasons: stored.reasons,
    });
    const run = await api.database
      .selectFrom('scoring_run')
      .selectAll()
      .where('id', '=', stored.run_id)
      .executeTakeFirst();
    expect(run).toMatchObject({ state: 'done', bank_cipher: null, bureau_cipher: null });
    expect(JSON.stringify(stored)).not.toMatch(/046454286|MONERIS|Bistro/);
  });

  it('finds the account for pre-authorized debits, and stores it encrypted', async () => {
    const { person } = await scoreApplicant(api, 'greatday_nomfa');
    const account = await api.services.banking.findDebitAccount(api.database, person.applicationId);
    expect(account).toMatchObject({ institution: '777', transit: '77777', bank: 'FlinksCapital' });
    const row = await api.database
      .selectFrom('debit_account')
      .selectAll()
      .where('application_id', '=', person.applicationId)
      .executeTakeFirst();
    expect(row?.account_ending).toBe(account?.number.slice(-4));
    expect(row?.account_cipher?.toString('latin1')).not.toContain(account?.number ?? 'x');
  });

  testEach('returns to the bank step when the bank revokes the login', async () => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'greatday_nomfa' });
    const row = await api.database
      .selectFrom('bank_connection')
      .select(['id', 'login_cipher'])
      .where('application_id', '=', person.applicationId)
      .executeTakeFirstOrThrow();
    const { keys, adapters } = api.services;
    const cell = { table: 'bank_connection', column: 'login_cipher', row: row.id };
    await adapters.aggregator.disconnect(await keys.decrypt('bank', row.login_cipher ?? Buffer.of(), cell));
    await person.post('/v1/scoring');
    expect((await waitForDecision(person)).facts).toMatchObject({
      scoring: { state: 'notStarted' },
      bank: 'none',
      bankTrouble: 'retryCredentials',
    });
    expect((await person.post('/v1/scoring')).problem.type).toBe('step-not-allowed');
  });

  it('shows a returning customer’s credit in their new application only', async () => {
    const { person, view } = await scoreApplicant(api, 'greatday_nomfa');
    const again = await makeApplicantAtBank(api, { customerId: person.customerId });
    expect((await again.view()).facts).toMatchObject({
      outcome: 'instantlyApproved',
      credit: view.facts.credit,
      scoring: { state: 'notStarted' },
    });
    expect((await (await makeApplicantAtBank(api)).view()).facts).toMatchObject({
      outcome: null,
      credit: null,
    });
  });

  it('keeps a rejection in force in the customer’s next application', async () => {
    const { person } = await scoreApplicant(api, 'rejected_nsf');
    const again = await makeApplicantAtBank(api, { customerId: person.customerId });
    expect((await again.view()).facts).toMatchObject({ outcome: 'rejected', reapplyInDays: 90 });
    expect((await startScoring(api, 'greatday_nomfa')).applicationId).not.toBe(again.applicationId);
  });
});

describeEachDatabase('scoring while the bureau is briefly unavailable', (makeApi) => {
  it('uses the bureau’s answer at the next attempt', async () => {
    let calls = 0;
    const api = await makeApi({
      config: { scoring: testTiming },
      adapters: ({ bureau }) => ({
        bureau: {
          fetchReport: async (query, today) => {
            calls += 1;
            return calls === 1 ? null : bureau.fetchReport(query, today);
          },
        },
      }),
    });
    const { view } = await scoreApplicant(api, 'greatday_nomfa');
    expect([calls, view.facts.outcome]).toEqual([2, 'instantlyApproved']);
  });
});
