import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultTiming, followScoring } from '../../../widget/store/effects/follow-scoring';
import { buildLoadedStore } from '../support/build-store';
import { buildScoringView, openStream } from '../support/event-streams';
import { createJsonResponse, createProblemResponse, failNetwork } from '../support/fake-provider';
import { approved, buildCartView, filledIn } from '../support/views';

const undo: (() => void)[] = [];
// its own chunk: fetching it for the first time takes longer than the looks of a test
beforeAll(() => import('../../../widget/api/scoring-events'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const each of undo.splice(0)) each();
  vi.useRealTimers();
});

const running = { state: 'running', stage: 'preparing', slow: false, late: false } as const;
const stream = '/scoring/events';

function fakePage() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const page = Object.assign(new EventTarget(), { document });
  return {
    page,
    show(state: DocumentVisibilityState) {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

async function onScoring() {
  const loaded = await buildLoadedStore(buildCartView({ ...filledIn, bank: 'connected', scoring: running }));
  const stage = (): string => {
    const { loading } = loaded.store.state.getState();
    if (loading.kind !== 'ready') return loading.kind;
    const { scoring } = loading.facts;
    return [scoring.stage, scoring.slow && 'slow', scoring.late && 'late'].filter(Boolean).join();
  };
  const { page, show } = fakePage();
  const begin = (): void => {
    undo.push(followScoring(loaded.store, page));
  };
  return { ...loaded, stage, page, show, begin };
}

/** Time stands still, or goes on by so many milliseconds with each look. */
async function until(holds: () => boolean, step = 0): Promise<void> {
  for (let looks = 0; looks < 3000 && !holds(); looks += 1) {
    await vi.advanceTimersByTimeAsync(step);
    await setImmediate();
  }
  expect(holds()).toBe(true);
}

/** What is under way goes on; what waits for the clock waits. */
const settle = () => vi.advanceTimersByTimeAsync(1);

test('the stages follow the server’s events to the outcome, without polling', async () => {
  const { store, provider, stage, begin } = await onScoring();
  const events = openStream();
  provider.respondNext('GET', stream, events.respond);
  begin();
  await until(() => provider.count('GET', stream) === 1);
  expect(provider.calls.at(-1)?.headers.get('sessiontoken')).toBe('token-1');
  expect(provider.calls.at(-1)?.headers.get('accept')).toBe('text/event-stream');
  for (const [view, shown] of [
    [buildScoringView('reviewing'), 'reviewing'],
    [buildScoringView('reviewing', { slow: true }), 'reviewing,slow'],
    [buildScoringView('calculating', { late: true }), 'calculating,late'],
  ] as const) {
    events.sendView(view);
    await settle();
    expect(stage()).toBe(shown);
  }
  provider.view = buildCartView(approved);
  events.sendView(buildScoringView(null, { state: 'done', outcome: 'instantlyApproved' }));
  await until(() => store.step() === 'qualification');
  expect(provider.count('GET', '/scoring')).toBe(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(provider.count('GET', stream)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['the network is gone', failNetwork],
  ['too many are open', createProblemResponse('rate-limited', { retryAfter: 2 })],
  ['an older server has no such path', createProblemResponse('not-found')],
  [
    'something on the way answers a page',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['the answer is no success', () => openStream(202).respond()],
])('polls where %s, and retries the stream', async (_, refusal) => {
  const { provider, stage, begin } = await onScoring();
  const events = openStream();
  provider.respondNext('GET', stream, refusal, events.respond);
  provider.respondNext(
    'GET',
    '/scoring',
    () => createJsonResponse(buildScoringView('reviewing')),
    () => createJsonResponse(buildScoringView('reviewing', { slow: true })),
  );
  begin();
  await until(() => stage() === 'reviewing');
  await until(() => stage() === 'reviewing,slow', 100);
  provider.respondNext(
    'GET',
    '/scoring',
    ...Array.from({ length: 99 }, () => () => createJsonResponse(buildScoringView('reviewing'))),
  );
  await vi.advanceTimersByTimeAsync(defaultTiming.streamAgain);
  await until(() => provider.count('GET', stream) === 2);
  events.sendView(buildScoringView('calculating'));
  await settle();
  expect(stage()).toBe('calculating');
  const looks = provider.count('GET', '/scoring');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(provider.count('GET', '/scoring')).toBe(looks);
});

test('a stream whose first event is delayed is replaced by polling', async () => {
  const { provider, stage, begin } = await onScoring();
  const events = openStream();
  provider.respondNext('GET', stream, events.respond);
  provider.respondNext('GET', '/scoring', () => createJsonResponse(buildScoringView('reviewing')));
  begin();
  await until(() => provider.count('GET', stream) === 1);
  events.sendHeartbeat();
  await vi.advanceTimersByTimeAsync(defaultTiming.firstWithin - 100);
  expect([events.left(), provider.count('GET', '/scoring')]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect(events.left()).toBe(true);
  await until(() => stage() === 'reviewing');
});

test('a silent stream is closed, keep-alives keep it open', async () => {
  const { provider, stage, begin } = await onScoring();
  const events = openStream();
  provider.respondNext('GET', stream, events.respond);
  provider.respondNext('GET', '/scoring', () => createJsonResponse(buildScoringView('calculating')));
  begin();
  await until(() => provider.count('GET', stream) === 1);
  events.sendView(buildScoringView('preparing'));
  for (let minute = 0; minute < 3; minute += 1) {
    await vi.advanceTimersByTimeAsync(defaultTiming.silentFor - 1000);
    events.sendHeartbeat();
    await settle();
  }
  expect(events.left()).toBe(false);
  await vi.advanceTimersByTimeAsync(defaultTiming.silentFor);
  expect(events.left()).toBe(true);
  await until(() => stage() === 'calculating');
});

test('a broken stream is replaced by polling; one that the server ends is reopened', async () => {
  const { provider, stage, begin } = await onScoring();
  const [first, second] = [openStream(), openStream()];
  provider.respondNext('GET', stream, first.respond, second.respond);
  begin();
  await until(() => provider.count('GET', stream) === 1);
  first.sendView(buildScoringView('preparing', { slow: true }));
  await settle();
  first.end();
  await vi.advanceTimersByTimeAsync(defaultTiming.pollEvery + 10);
  await until(() => provider.count('GET', stream) === 2);
  expect(provider.count('GET', '/scoring')).toBe(0);
  second.sendView(buildScoringView('reviewing'));
  await settle();
  expect(stage()).toBe('reviewing');
  provider.respondNext('GET', '/scoring', () => createJsonResponse(buildScoringView('calculating')));
  second.fail();
  await until(() => stage() === 'calculating');
});

test('a hidden tab follows nothing; once visible it opens a stream at once', async () => {
  const { provider, stage, show, begin } = await onScoring();
  const [first, second] = [openStream(), openStream()];
  provider.respondNext('GET', stream, first.respond, second.respond);
  begin();
  await until(() => provider.count('GET', stream) === 1);
  first.sendView(buildScoringView('preparing'));
  await settle();
  show('hidden');
  await until(() => first.left());
  const calls = provider.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(provider.calls).toHaveLength(calls);
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  await until(() => provider.count('GET', stream) === 2);
  second.sendView(buildScoringView('calculating'));
  await settle();
  expect(stage()).toBe('calculating');
});

test('when the network returns a dead stream is replaced', async () => {
  const { provider, stage, page, begin } = await onScoring();
  const [dead, alive] = [openStream(), openStream()];
  provider.respondNext('GET', stream, dead.respond, failNetwork, alive.respond);
  begin();
  await until(() => provider.count('GET', stream) === 1);
  dead.sendView(buildScoringView('preparing'));
  await settle();
  page.dispatchEvent(new Event('offline'));
  await until(() => provider.count('GET', stream) === 2);
  page.dispatchEvent(new Event('online'));
  await until(() => provider.count('GET', stream) === 3);
  expect(dead.left()).toBe(true);
  alive.sendView(buildScoringView('reviewing'));
  await settle();
  expect(stage()).toBe('reviewing');
});

test('an expired session ends following', async () => {
  const { store, provider, stage, begin } = await onScoring();
  provider.respondNext('GET', stream, createProblemResponse('session-expired'));
  provider.respondNext('GET', '/scoring', createProblemResponse('session-expired'));
  provider.respondNext('GET', '/application', createProblemResponse('session-expired'));
  begin();
  await until(() => stage() === 'expired');
  expect(store.step()).toBeNull();
  await settle();
  expect(vi.getTimerCount()).toBe(0);
});

test('once stopped, nothing is followed and late responses are ignored', async () => {
  const { provider, stage, page, show, begin } = await onScoring();
  const events = openStream();
  provider.respondNext('GET', stream, events.respond);
  begin();
  await until(() => provider.count('GET', stream) === 1);
  for (const each of undo.splice(0)) each();
  await until(() => events.left());
  page.dispatchEvent(new Event('online'));
  show('visible');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(provider.count('GET', stream)).toBe(1);
  expect(stage()).toBe('preparing');
  expect(vi.getTimerCount()).toBe(0);
});

test('a read that began before an event does not restore an older stage', async () => {
  const { store, provider, stage, begin } = await onScoring();
  const events = openStream();
  provider.respondNext('GET', stream, events.respond);
  let answer = (_: Response): void => undefined;
  provider.respondNext('GET', '/application', () => new Promise((resolve) => (answer = resolve)));
  begin();
  await until(() => provider.count('GET', stream) === 1);
  const reading = store.refresh();
  await until(() => provider.count('GET', '/application') === 2);
  events.sendView(buildScoringView('reviewing'));
  await settle();
  answer(createJsonResponse(provider.view));
  await reading;
  expect(stage()).toBe('reviewing');
});
