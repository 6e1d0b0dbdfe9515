import { afterEach, expect, test, vi } from 'vitest';
import { pollScoring } from '../../../widget/store/poll-scoring';
import { watchPage } from '../../../widget/store/watch-page';
import { loadedStore } from '../support/build-store';
import { json, networkDown } from '../support/fake-provider';
import { approved, buildView, filledIn } from '../support/views';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
  vi.useRealTimers();
});

const job = (stage: string, slow = false) => ({
  state: 'running',
  stage,
  stageSince: '2026-11-21T10:00:00Z',
  slow,
  outcome: null,
});

test('scoring is followed through its stages, over a dropped network, to its outcome', async () => {
  const scoring = { state: 'running', stage: 'preparing', slow: false, late: false } as const;
  const { store, provider } = await loadedStore(buildView({ ...filledIn, bank: 'connected', scoring }));
  const stages: unknown[] = [];
  store.state.subscribe(({ loading }) => {
    if (loading.kind === 'ready') stages.push(`${loading.facts.scoring.stage}${loading.facts.scoring.slow}`);
  });
  provider.next(
    'GET',
    '/scoring',
    () => json(job('reviewing')),
    () => json(job('reviewing', true)),
    networkDown,
    networkDown,
    networkDown,
    networkDown,
    () => json(job('calculating')),
    () => {
      provider.view = buildView(approved);
      return json({ ...job('calculating'), state: 'done', stage: null });
    },
  );
  undo.push(pollScoring(store, 1));
  await expect.poll(() => store.step()).toBe('qualification');
  expect([...new Set(stages)]).toEqual(
    expect.arrayContaining(['reviewingfalse', 'reviewingtrue', 'calculatingfalse', 'nullfalse']),
  );
  const looks = provider.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(provider.calls.length).toBe(looks);
});

test('coming back to the page shows what a second tab did; the network going and coming is seen', async () => {
  const { store, provider } = await loadedStore(buildView());
  const page = new EventTarget();
  let now = 0;
  undo.push(watchPage(store, page, () => now));
  provider.view = buildView({ eligibility: 'eligible' });
  page.dispatchEvent(new Event('focus'));
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => store.step()).toBe('verifyPhone');
  expect(provider.count('GET', '/application')).toBe(2);

  now = 5000;
  page.dispatchEvent(new Event('offline'));
  expect(store.state.getState().offline).toBe(true);
  provider.view = buildView({ eligibility: 'ineligible' });
  page.dispatchEvent(new Event('online'));
  expect(store.state.getState().offline).toBe(false);
  await expect.poll(() => store.step()).toBe('verifyBusiness');
});

test('once undone, nothing is watched', async () => {
  const { store, provider } = await loadedStore(buildView());
  const page = new EventTarget();
  watchPage(store, page)();
  page.dispatchEvent(new Event('focus'));
  page.dispatchEvent(new Event('offline'));
  expect(provider.count('GET', '/application')).toBe(1);
  expect(store.state.getState().offline).toBe(false);
});

test('the same facts read again redraw nothing', async () => {
  const { store } = await loadedStore(buildView());
  const before = store.state.getState().loading;
  await store.refresh();
  expect(store.state.getState().loading).toBe(before);
});
