import { beforeAll, expect, it } from 'vitest';
import { createServices, type Services } from '../../../../server/app/composition';
import { createBossJobs } from '../../../../server/src/platform/jobs/boss-jobs';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank, startScoring } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

/** Each test ends a "process" (its jobs) and starts the next one over the same database, keys and outside world. */
describeEachDatabase('scoring over a restart', (makeApi) => {
  let api: Api;
  const held = { ...testTiming, minStageMs: 60_000 };
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: held } });
  });

  const nextProcess = async (change: Partial<Services> = {}) => {
    const jobs = createBossJobs(api.database, () => undefined);
    const services = createServices({ ...api.services, jobs, ...change });
    await jobs.start();
    await services.scoring.resume();
    return jobs;
  };

  const readRun = (applicationId: string) =>
    api.database
      .selectFrom('scoring_run')
      .selectAll()
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();

  it('reports the stage and its start, and when a stage takes longer than usual', async () => {
    const person = await startScoring(api, 'greatday_nomfa');
    await waitUntil(
      () => readRun(person.applicationId),
      ({ bank_cipher }) => bank_cipher !== null,
    );
    const seen = await person.get<Record<string, unknown>>('/v1/scoring');
    expect(seen.body).toEqual({
      state: 'running',
      stage: 'preparing',
      stageSince: api.clock.now().toISOString(),
      slow: false,
      late: false,
      outcome: null,
    });
    api.clock.advance({ seconds: held.slowAfterMs.preparing / 1000 + 1 });
    expect((await person.view()).facts.scoring).toEqual({
      state: 'running',
      stage: 'preparing',
      slow: true,
      late: false,
    });
  });

  it('continues from the last stage, with the data already fetched', async () => {
    const person = await startScoring(api, 'slow_bank');
    const before = await waitUntil(
      () => readRun(person.applicationId),
      ({ bank_cipher }) => bank_cipher !== null,
    );
    await api.services.jobs.stop();
    // The bank is gone meanwhile: what it told before is enough.
    const gone = async () => {
      throw new Error('asked the bank again');
    };
    const aggregator = { ...api.services.adapters.aggregator, open: gone, accounts: gone };
    const jobs = await nextProcess({
      config: { ...api.services.config, scoring: testTiming },
      adapters: { ...api.services.adapters, aggregator },
    });
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
    expect((await readRun(person.applicationId)).id).toBe(before.id);
    await jobs.stop();
  });

  it('resumes a run whose worker died during a call', async () => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'greatday_nomfa' });
    let asked = 0;
    const silent = {
      fetchReport: () => {
        asked += 1;
        return new Promise<never>(() => undefined);
      },
    };
    const config = { ...api.services.config, scoring: testTiming };
    const doomed = createBossJobs(api.database, () => undefined);
    const dying = createServices({
      ...api.services,
      config,
      jobs: doomed,
      adapters: { ...api.services.adapters, bureau: silent },
    });
    await doomed.start();
    await dying.scoring.start(api.database, person.applicationId);
    await waitUntil(
      async () => asked,
      (times) => times > 0,
    );
    await doomed.stop(100);
    expect((await readRun(person.applicationId)).stage).toBe('reviewing');
    const jobs = await nextProcess({ config });
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
    const decisions = await api.database
      .selectFrom('decision')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(decisions).toHaveLength(1);
    await jobs.stop();
  });
});
