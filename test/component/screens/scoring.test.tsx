import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FactsView } from '../../../widget/api/types';
import { Scoring } from '../../../widget/screens/bank/scoring';
import { ROTATION_INTERVAL } from '../../../widget/screens/bank/use-rotation';
import { listNews, mountScreen } from '../../support/mount-screen';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 21, 10) });
});
afterEach(() => void vi.useRealTimers());

const at = (stage: FactsView['scoring']['stage'], more: Partial<FactsView['scoring']> = {}) => ({
  facts: { scoring: { state: 'running' as const, stage, slow: false, late: false, ...more } },
  contact: { emailMasked: 'm•••@example.ca' },
});
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const keep = (name: string, stage: string, secondsAgo: number, checkoutId = 'c1'): void =>
  localStorage.setItem(
    name,
    JSON.stringify({ checkoutId, stage, since: new Date(Date.now() - secondsAgo * 1000).toISOString() }),
  );

test('the messages of a stage rotate, and restart with the next stage', async () => {
  const { view, setView } = await mountScreen(Scoring, { view: at('preparing') });
  expect(view.getByText('Preparing your application…')).toBeTruthy();
  await pass(ROTATION_INTERVAL);
  expect(view.getByText('Fetching your bank data…')).toBeTruthy();
  await pass(ROTATION_INTERVAL);
  expect(view.getByText('Putting your transactions in order…')).toBeTruthy();
  await pass(ROTATION_INTERVAL);
  expect(view.getByText('Preparing your application…')).toBeTruthy();
  await pass(ROTATION_INTERVAL);
  act(() => setView(at('reviewing')));
  expect(view.getByText('Reviewing your bank data…')).toBeTruthy();
  expect(listNews(view)).toEqual(['Reviewing your bank data and profile']);
});

test('the illustration shows the stage, and is hidden from screen readers', async () => {
  const { root, setView } = await mountScreen(Scoring, { view: at('preparing') });
  const getPicture = () => root.querySelector('svg[data-stage]');
  expect(getPicture()?.getAttribute('data-stage')).toBe('preparing');
  act(() => setView(at('calculating')));
  expect(getPicture()?.getAttribute('data-stage')).toBe('calculating');
  expect(getPicture()?.closest('[aria-hidden=true]')).toBeTruthy();
});

test('after a refresh the messages continue where they were', async () => {
  keep('RunningConfiguration', 'preparing', 60);
  keep('RunningKnockoutRules', 'reviewing', 8);
  const { view } = await mountScreen(Scoring, { view: at('reviewing') });
  expect(view.getByText('Reviewing your business profile…')).toBeTruthy();
  await pass(2100);
  expect(view.getByText('Looking at your monthly revenue…')).toBeTruthy();
});

test('if the server names no stage, the furthest one seen is shown', async () => {
  keep('RunningConfiguration', 'preparing', 60);
  keep('RunningKnockoutRules', 'reviewing', 8);
  const { view, setView } = await mountScreen(Scoring, { view: at(null) });
  expect(view.getByText('Reviewing your business profile…')).toBeTruthy();
  act(() => setView(at('calculating')));
  expect(view.getByText('Calculating your qualification amount…')).toBeTruthy();
});

test.each([
  ['of another checkout', () => keep('RunningConfiguration', 'preparing', 8, 'c2')],
  ['from a clock that was set back', () => keep('RunningConfiguration', 'preparing', -600)],
  ['that is garbage', () => localStorage.setItem('RunningConfiguration', '{')],
])('a stored entry %s changes nothing', async (_, prepare) => {
  prepare();
  const { view } = await mountScreen(Scoring, { view: at('preparing') });
  expect(view.getByText('Preparing your application…')).toBeTruthy();
  await pass(ROTATION_INTERVAL);
  expect(view.getByText('Fetching your bank data…')).toBeTruthy();
});

test('a late run says that waiting is not necessary and where the outcome goes, and closes by its button', async () => {
  const { view, closeRequests, sent, setView } = await mountScreen(Scoring, {
    view: at('preparing', { slow: true }),
  });
  expect(view.queryByRole('button')).toBeNull();
  expect(view.getByText(/usually takes about 5 minutes/)).toBeTruthy();
  act(() => setView(at('preparing', { slow: true, late: true })));
  expect(view.getByText('You don’t have to wait')).toBeTruthy();
  expect(view.getByText(/email the outcome to m•••@example.ca/)).toBeTruthy();
  expect(view.queryByText(/usually takes about|taking longer than expected/)).toBeNull();
  fireEvent.click(view.getByRole('button', { name: 'Close – email me the outcome' }));
  expect([closeRequests(), sent]).toEqual([1, []]);
});

test('a late run is shown in French', async () => {
  const { view } = await mountScreen(Scoring, { language: 'fr', view: at('calculating', { late: true }) });
  expect(view.getByText('Inutile d’attendre')).toBeTruthy();
  expect(view.getByText(/nous enverrons le résultat à m•••@example.ca/)).toBeTruthy();
  expect(view.getByRole('button', { name: 'Fermer et recevoir un courriel' })).toBeTruthy();
});
