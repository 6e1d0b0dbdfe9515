import { afterEach, expect, test } from 'vitest';
import { watchPage } from '../../../widget/store/effects/watch-page';
import { buildLoadedStore } from '../support/build-store';
import { buildCartView } from '../support/views';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
});

test('returning to the page shows changes of a second tab; going offline and online is detected', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  const page = new EventTarget();
  let now = 0;
  undo.push(watchPage(store, page, () => now));
  provider.view = buildCartView({ eligibility: 'eligible' });
  page.dispatchEvent(new Event('focus'));
  page.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => store.step()).toBe('verifyPhone');
  expect(provider.count('GET', '/application')).toBe(2);

  now = 5000;
  page.dispatchEvent(new Event('offline'));
  expect(store.state.getState().offline).toBe(true);
  provider.view = buildCartView({ eligibility: 'ineligible' });
  page.dispatchEvent(new Event('online'));
  expect(store.state.getState().offline).toBe(false);
  await expect.poll(() => store.step()).toBe('verifyBusiness');
});

test('once stopped, nothing is watched', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  const page = new EventTarget();
  watchPage(store, page)();
  page.dispatchEvent(new Event('focus'));
  page.dispatchEvent(new Event('offline'));
  expect(provider.count('GET', '/application')).toBe(1);
  expect(store.state.getState().offline).toBe(false);
});

test('unchanged facts do not rerender', async () => {
  const { store } = await buildLoadedStore(buildCartView());
  const before = store.state.getState().loading;
  await store.refresh();
  expect(store.state.getState().loading).toBe(before);
});
