import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLastStage, storeRunningState } from '../../../widget/store/effects/running-state';
import { buildLoadedStore } from '../support/build-store';
import { buildScoringView } from '../support/event-streams';
import { approved, buildCartView, filledIn } from '../support/views';

const names = ['RunningConfiguration', 'RunningKnockoutRules', 'RunningBasq'];
const storage = (): Storage => localStorage;
const undo: (() => void)[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const each of undo.splice(0)) each();
});

const kept = (): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, JSON.parse(localStorage.getItem(name) ?? 'null')]));
const nothing = { RunningConfiguration: null, RunningKnockoutRules: null, RunningBasq: null };

let time = 0;
const now = (): Date => new Date(Date.UTC(2026, 10, 21, 10, 0, time));

async function onScoring(stage: 'preparing' | 'reviewing' | 'calculating', checkoutId = 'checkout-1') {
  const scoring = { state: 'running', stage, slow: false, late: false } as const;
  const view = buildCartView({ ...filledIn, bank: 'connected', scoring }, { checkoutId });
  const loaded = await buildLoadedStore(view);
  const running = storeRunningState(loaded.store, storage, now);
  undo.push(running.stop);
  return { ...loaded, running };
}

test('each stage is stored as it is reached: ID, stage and start, and nothing else', async () => {
  time = 0;
  const { store } = await onScoring('preparing');
  time = 8;
  store.updateScoring(buildScoringView('reviewing'));
  time = 9;
  store.updateScoring(buildScoringView('reviewing', { slow: true }));
  time = 20;
  store.updateScoring(buildScoringView('calculating'));
  expect(kept()).toEqual({
    RunningConfiguration: { checkoutId: 'checkout-1', stage: 'preparing', since: '2026-11-21T10:00:00.000Z' },
    RunningKnockoutRules: { checkoutId: 'checkout-1', stage: 'reviewing', since: '2026-11-21T10:00:08.000Z' },
    RunningBasq: { checkoutId: 'checkout-1', stage: 'calculating', since: '2026-11-21T10:00:20.000Z' },
  });
  expect(findLastStage(storage, 'checkout-1')?.stage).toBe('calculating');
  expect(findLastStage(storage, 'checkout-2')).toBeNull();
});

test('after reopening, the stage counts from when it was first seen', async () => {
  time = 0;
  (await onScoring('reviewing')).running.stop();
  time = 30;
  await onScoring('reviewing');
  expect(findLastStage(storage, 'checkout-1')?.since).toBe('2026-11-21T10:00:00.000Z');
});

test('the end of the run removes all three entries, at once or at the next opening', async () => {
  const { store, provider, running } = await onScoring('calculating');
  provider.view = buildCartView(approved);
  await store.refresh();
  expect(kept()).toEqual(nothing);
  running.stop();

  (await onScoring('reviewing')).running.stop();
  const over = await buildLoadedStore(buildCartView(approved));
  undo.push(storeRunningState(over.store, storage, now).stop);
  expect(kept()).toEqual(nothing);
});

test('entries of another checkout or an earlier run are replaced', async () => {
  (await onScoring('reviewing', 'checkout-0')).running.stop();
  const other = await onScoring('preparing', 'checkout-1');
  expect(kept()).toMatchObject({ ...nothing, RunningConfiguration: { checkoutId: 'checkout-1' } });
  other.store.updateScoring(buildScoringView('calculating'));
  other.store.updateScoring(buildScoringView('preparing'));
  expect(kept()).toMatchObject({ ...nothing, RunningConfiguration: { stage: 'preparing' } });
});

test('leaving removes the entries, and none returns', async () => {
  const { store, running } = await onScoring('preparing');
  running.leave();
  store.updateScoring(buildScoringView('reviewing'));
  expect(kept()).toEqual(nothing);
});

test.each([
  'no JSON {',
  '"text"',
  '[]',
  '{}',
  '{"checkoutId":"checkout-1","stage":"calculating","since":"whenever"}',
  '{"checkoutId":"checkout-1","stage":"preparing","since":"2026-11-21T10:00:00.000Z"}',
  '{"checkoutId":7,"stage":"calculating","since":"2026-11-21T10:00:00.000Z"}',
])('invalid entries are ignored and removed: %s', async (garbage) => {
  localStorage.setItem('RunningBasq', garbage);
  expect(findLastStage(storage, 'checkout-1')).toBeNull();
  await onScoring('preparing');
  expect(localStorage.getItem('RunningBasq')).toBeNull();
  expect(findLastStage(storage, 'checkout-1')?.stage).toBe('preparing');
});

test('blocked or full storage does no harm', async () => {
  const { store } = await onScoring('preparing');
  const denied = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = () => ({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  for (const broken of [denied, full]) {
    const running = storeRunningState(store, broken, now);
    store.updateScoring(buildScoringView('reviewing'));
    running.leave();
    expect(findLastStage(broken, 'checkout-1')).toBeNull();
  }
});
