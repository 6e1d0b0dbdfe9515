import { PassThrough } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../../server/app/app';
import { createServices } from '../../../../server/app/composition';
import { createBossJobs } from '../../../../server/src/platform/jobs/boss-jobs';
import type { EventsLimits } from '../../../../server/src/underwriting/scoring/state/timing';
import type { Api } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank, startScoring } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { testTiming } from '../../../support/scoring';
import { openScoringStream } from '../../../support/scoring-stream';
import { sendTo } from '../../../support/send';
import { waitUntil } from '../../../support/wait-until';

const far = 3_600_000;
const events: EventsLimits = {
  pollMs: 10,
  heartbeatMs: far,
  maxDurationMs: far,
  retryMs: 2_000,
  perCaller: 4,
  perProcess: 500,
};

describeOneDatabase('scoring events', (makeApi) => {
  let api: Api;
  /** A run stays in its first stage, until the test moves its row. */
  const makeHeld = (changes: Partial<EventsLimits> = {}, logs?: NodeJS.WritableStream) =>
    makeApi({
      send: sendTo,
      config: {
        scoring: { ...testTiming, minStageMs: far, events: { ...events, ...changes } },
        ...(logs && { logLevel: 'info' }),
      },
      ...(logs && { logs }),
    });
  beforeAll(async () => {
    api = await makeHeld();
  });

  const move = (
    person: ApplicantAtBank,
    values: { stage?: 'reviewing'; state?: 'failed'; started_at?: Date },
  ) =>
    api.database
      .updateTable('scoring_run')
      .set(values)
      .where('application_id', '=', person.applicationId)
      .execute();

  it('sends the state at once and with each change, and ends with the run', async () => {
    const person = await startScoring(api, 'greatday_nomfa');
    const stream = await openScoringStream(api, person);
    expect(stream.status).toBe(200);
    expect(await stream.next()).toEqual((await person.get('/v1/scoring')).body);
    await move(person, { stage: 'reviewing' });
    expect(await stream.next()).toMatchObject({ state: 'running', stage: 'reviewing', late: false });
    await move(person, { started_at: new Date(api.clock.now().getTime() - 5 * 60_000 - 1) });
    expect(await stream.next()).toMatchObject({ stage: 'reviewing', late: true });
    await move(person, { state: 'failed' });
    expect(await stream.readAll()).toMatchObject([{ state: 'failed', stage: null }]);
    expect((await stream.text).startsWith('retry: 2000\n\nevent: scoring\ndata: {')).toBe(true);
  });

  it('works through proxies and on the merchant’s page: headers against buffering, CORS and security headers', async () => {
    const person = await startScoring(api, 'greatday_nomfa');
    const stream = await openScoringStream(api, person);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': api.merchant.origin,
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers.get('content-encoding')).toBeNull();
    stream.close();
  });

  it('without a run it says so, and ends', async () => {
    const person = await makeApplicantAtBank(api);
    expect(await (await openScoringStream(api, person)).readAll()).toMatchObject([
      { state: 'notStarted', stage: null },
    ]);
  });

  it('is for the session’s own application only', async () => {
    const person = await startScoring(api, 'greatday_nomfa');
    const other = await makeApplicantAtBank(api);
    const stream = await openScoringStream(api, { ...person, checkoutId: other.checkoutId });
    expect(stream.status).toBe(401);
    expect(await stream.text).toContain('session-expired');
    expect((await api.call('GET', '/v1/scoring/events')).status).toBe(401);
  });

  it('sends keep-alives, and ends after its maximum duration even if the run continues', async () => {
    const short = await makeHeld({ heartbeatMs: 20, maxDurationMs: 200 });
    const person = await startScoring(short, 'greatday_nomfa');
    const stream = await openScoringStream(short, person);
    // compared as a whole, so that a failure shows what came
    expect(await stream.readAll()).toEqual([(await person.get('/v1/scoring')).body]);
    expect(await stream.text).toContain('\n\n: still here\n\n');
    expect((await openScoringStream(short, person)).status).toBe(200);
  });

  it('ends when the session expires, and sends nothing more', async () => {
    const person = await startScoring(api, 'greatday_nomfa');
    const [ended, expired] = [
      await openScoringStream(api, person),
      await startScoring(api, 'greatday_nomfa'),
    ];
    await ended.next();
    await api.database
      .updateTable('session')
      .set({ ended_at: api.clock.now() })
      .where('checkout_id', '=', person.checkoutId)
      .execute();
    await move(person, { stage: 'reviewing' });
    expect(await ended.readAll()).toEqual([]);
    expect((await openScoringStream(api, person)).status).toBe(401);

    const quiet = await openScoringStream(api, expired);
    await quiet.next();
    await api.database
      .updateTable('session')
      .set({ last_used_at: new Date(api.clock.now().getTime() - 2 * far) })
      .where('checkout_id', '=', expired.checkoutId)
      .execute();
    // nothing has changed: it is asked now and then all the same
    expect(await quiet.readAll()).toEqual([]);
  });

  it('ends when the checkout moves to another application', async () => {
    const person = await startScoring(api, 'greatday_nomfa');
    const other = await makeApplicantAtBank(api);
    const stream = await openScoringStream(api, person);
    await stream.next();
    await api.database
      .updateTable('checkout')
      .set({ application_id: other.applicationId })
      .where('id', '=', person.checkoutId)
      .execute();
    await move(person, { stage: 'reviewing' });
    expect(await stream.readAll()).toEqual([]);
  });

  it('limits concurrent streams; a disconnect frees a slot', async () => {
    const narrow = await makeHeld({ perCaller: 2, perProcess: 3 });
    const person = await startScoring(narrow, 'greatday_nomfa');
    const another = await startScoring(narrow, 'greatday_nomfa');
    const open = [await openScoringStream(narrow, person), await openScoringStream(narrow, person)];
    const refused = await openScoringStream(narrow, person);
    expect(refused.status).toBe(429);
    expect(await refused.text).toContain('rate-limited');
    const third = await openScoringStream(narrow, another);
    expect(third.status).toBe(200);
    expect((await openScoringStream(narrow, another)).status).toBe(429);
    open[0]?.close();
    await expect.poll(async () => (await openScoringStream(narrow, another)).status).toBe(200);
    for (const stream of [...open, third]) stream.close();
  });

  it('the shutdown does not wait for open streams', async () => {
    const lines = new PassThrough();
    const ending = await makeHeld({}, lines);
    const person = await startScoring(ending, 'greatday_nomfa');
    const streams = [await openScoringStream(ending, person), await openScoringStream(ending, person)];
    for (const stream of streams) await stream.next();
    await ending.app.close();
    for (const stream of streams) expect(await stream.readAll()).toEqual([]);
    const said = String(lines.read());
    expect(said.split('"/v1/scoring/events"')).toHaveLength(3);
    expect(said).not.toContain(person.sessionToken);
  });
});

describeOneDatabase('scoring events over a restart', (makeApi) => {
  it('the run continues in the next process, and so does a reconnected stream', async () => {
    const api = await makeApi({
      send: sendTo,
      config: { scoring: { ...testTiming, minStageMs: far, events } },
    });
    const person = await startScoring(api, 'slow_bank');
    const before = await openScoringStream(api, person);
    expect(await before.next()).toMatchObject({ state: 'running', stage: 'preparing' });
    const fetched = () =>
      api.database.selectFrom('scoring_run').select('bank_cipher').executeTakeFirstOrThrow();
    await waitUntil(fetched, ({ bank_cipher }) => bank_cipher !== null);
    await api.app.close();
    await api.services.jobs.stop();
    expect(await before.readAll()).toEqual([]);

    const jobs = createBossJobs(api.database, () => undefined);
    const config = { ...api.services.config, scoring: { ...testTiming, events } };
    const services = createServices({ ...api.services, jobs, config });
    const app = await createApp(services);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const again = await openScoringStream({ ...api, app }, person);
    expect(await again.next()).toMatchObject({ state: 'running', stage: 'preparing' });
    await jobs.start();
    await services.scoring.resume();
    expect((await again.readAll()).at(-1)).toMatchObject({ state: 'done', outcome: 'instantlyApproved' });
    await app.close();
    await jobs.stop(60_000);
  });
});
