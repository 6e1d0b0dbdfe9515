import { beforeAll, expect, it } from 'vitest';
import { createServices, type Services } from '../../../../server/app/composition';
import { createBossJobs } from '../../../../server/src/platform/jobs/boss-jobs';
import {
  type Aggregator,
  createAggregatorError,
} from '../../../../server/src/underwriting/banking/aggregator';
import { fetchBankData } from '../../../../server/src/underwriting/scoring/run/bank-stage';
import { findRun } from '../../../../server/src/underwriting/scoring/run/repository';
import { defaultTiming } from '../../../../server/src/underwriting/scoring/state/timing';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

describeEachDatabase('polling for bank data', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  /** A run that no worker touches, and the stage over it with an aggregator that answers as told. */
  const makeRun = async (accounts: () => Promise<never> | Promise<{ state: 'pending' }>) => {
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'greatday_nomfa' });
    const id = crypto.randomUUID();
    const { applicationId } = person;
    const at = api.clock.now();
    await api.database
      .insertInto('scoring_run')
      .values({ id, application_id: applicationId, stage_since: at, started_at: at })
      .execute();
    const requests: [string, boolean][] = [];
    let opened = 0;
    const banking = {
      ...api.services.banking,
      openDataSession: async () => {
        opened += 1;
        return `session ${opened}`;
      },
      fetchAccounts: (_: string, requestId: string, first: boolean) => {
        requests.push([requestId, first]);
        return accounts();
      },
    };
    const deps = { ...api.services, banking, bureau: api.services.adapters.bureau, timing: defaultTiming };
    const visit = async () => {
      const run = await findRun(api.database, id);
      if (!run) throw new Error('it is gone');
      return fetchBankData({ ...deps, now: api.clock.now }, run);
    };
    const stop = () => api.database.deleteFrom('scoring_run').where('id', '=', id).execute();
    return { visit, requests, stop };
  };

  it('polls every 10 seconds with one request ID, and gives up after 30 minutes', async () => {
    const { visit, requests, stop } = await makeRun(async () => ({ state: 'pending' as const }));
    for (let seconds = 0; seconds < 30 * 60; seconds += 10) {
      expect(await visit()).toEqual({ is: 'waiting', ms: 10_000 });
      api.clock.advance({ seconds: 10 });
    }
    expect(await visit()).toMatchObject({ is: 'bankFailed', trouble: 'timedOut', ownLogin: true });
    expect(requests[0]).toEqual(['session 1', true]);
    expect(requests.slice(1)).toEqual(Array.from({ length: 180 }, () => ['session 1', false]));
    await stop();
  });

  it('gives up after 30 minutes even while the aggregator keeps processing', async () => {
    const { visit, stop } = await makeRun(async () => {
      throw createAggregatorError('keepPolling', 'CARD_IN_USE');
    });
    expect(await visit()).toEqual({ is: 'waiting', ms: 10_000 });
    api.clock.advance({ minutes: 30 });
    expect(await visit()).toMatchObject({ is: 'bankFailed', trouble: 'timedOut' });
    await stop();
  });

  it('authorizes again after the request ID expired, a limited number of times', async () => {
    const { visit, requests, stop } = await makeRun(async () => {
      throw createAggregatorError('sessionOver', 'SESSION_EXPIRED');
    });
    for (let times = 0; times < defaultTiming.maxBankReopens; times++)
      expect(await visit()).toEqual({ is: 'waiting', ms: 10_000 });
    expect(await visit()).toMatchObject({ is: 'bankFailed', trouble: 'timedOut' });
    expect(requests).toEqual([1, 2, 3, 4].map((number) => [`session ${number}`, true]));
    await stop();
  });

  it.each([
    'retryLater',
    'outage',
  ] as const)('retries with backoff on %s, a limited number of times', async (trouble) => {
    const { visit, stop } = await makeRun(async () => {
      throw createAggregatorError(trouble, 'X');
    });
    const pauses: unknown[] = [];
    for (let times = 1; times < defaultTiming.maxBankAttempts; times++) pauses.push(await visit());
    expect(pauses).toEqual([2, 4, 8, 16, 32].map((seconds) => ({ is: 'waiting', ms: seconds * 1000 })));
    expect(await visit()).toMatchObject({ is: 'bankFailed', trouble: 'retryLater' });
    await stop();
  });

  it('fails without blaming the bank when our own configuration is wrong', async () => {
    const { visit, stop } = await makeRun(async () => {
      throw createAggregatorError('broken', 'INVALID_REQUEST');
    });
    expect(await visit()).toEqual({ is: 'failed', why: 'INVALID_REQUEST' });
    await stop();
  });

  it('continues with the same request ID after a restart', async () => {
    const real = api.services.adapters.aggregator;
    const requests: string[] = [];
    const opened: string[] = [];
    let silent = true;
    const aggregator: Aggregator = {
      ...real,
      openSession: async (loginId) => {
        opened.push(loginId);
        return real.openSession(loginId);
      },
      fetchAccounts: async (requestId, first) => {
        requests.push(`${requestId} ${first}`);
        return silent ? { state: 'pending' } : real.fetchAccounts(requestId, true);
      },
    };
    const start = async () => {
      const jobs = createBossJobs(api.database, () => undefined);
      const scoring = { ...testTiming, bankPollMs: 50 };
      const change: Partial<Services> = { jobs, config: { ...api.services.config, scoring } };
      const edges = { ...api.services.adapters, aggregator };
      const services = createServices({ ...api.services, ...change, adapters: edges });
      await jobs.start();
      return { jobs, services };
    };
    await api.services.jobs.stop();
    const first = await start();
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'greatday_nomfa' });
    await first.services.scoring.start(api.database, person.applicationId);
    await waitUntil(
      async () => requests.length,
      (times) => times >= 3,
    );
    await first.jobs.stop();
    const before = requests.length;
    const second = await start();
    await second.services.scoring.resume();
    await waitUntil(
      async () => requests.length,
      (times) => times >= before + 2,
    );
    silent = false;
    expect((await waitForDecision(person)).facts.outcome).toBe('instantlyApproved');
    expect(opened).toHaveLength(1);
    expect(new Set(requests.map((each) => each.split(' ')[0])).size).toBe(1);
    expect(requests.filter((each) => each.endsWith('true'))).toHaveLength(1);
    await second.jobs.stop();
  });
});
