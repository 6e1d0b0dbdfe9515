import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createScoringWatch,
  type Subscriber,
} from '../../../../../server/src/underwriting/scoring/events-watch';
import type { ScoringView } from '../../../../../server/src/underwriting/scoring/service';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view: ScoringView = {
  state: 'running',
  stage: 'preparing',
  stageSince: '2026-11-21T10:00:00.000Z',
  slow: false,
  late: false,
  outcome: null,
};

function follower() {
  const told = { views: 0, lost: 0 };
  const listens: Subscriber = {
    onUpdate: async () => {
      told.views += 1;
    },
    onClose: () => {
      told.lost += 1;
    },
  };
  return { told, listens };
}

test('one query per second and application serves all its subscribers; without any, there is none', async () => {
  const looks: string[] = [];
  const watch = createScoringWatch(async (id) => {
    looks.push(id);
    return view;
  }, 1000);
  const [first, second, elsewhere] = [follower(), follower(), follower()];
  const undo = [watch.subscribe('a', first.listens), watch.subscribe('b', elsewhere.listens)];
  await vi.advanceTimersByTimeAsync(0);
  expect([first.told.views, elsewhere.told.views]).toEqual([1, 1]);
  // who joins is told at once
  undo.push(watch.subscribe('a', second.listens));
  await vi.advanceTimersByTimeAsync(0);
  expect(second.told.views).toBe(1);
  looks.length = 0;
  await vi.advanceTimersByTimeAsync(3000);
  expect(looks.filter((id) => id === 'a')).toHaveLength(3);
  expect([first.told.views, second.told.views]).toEqual([5, 4]);

  for (const each of undo) each();
  for (const each of undo) each();
  looks.length = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a failed query disconnects its subscribers; who reconnects is served again', async () => {
  let broken = true;
  const watch = createScoringWatch(async () => {
    if (broken) throw new Error('the database is away');
    return view;
  }, 1000);
  const { told, listens } = follower();
  let undo = watch.subscribe('a', { ...listens, onClose: () => undo() });
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  broken = false;
  undo = watch.subscribe('a', listens);
  await vi.advanceTimersByTimeAsync(0);
  expect(told.views).toBe(1);
  undo();
});

test('the next query waits for slow subscribers', async () => {
  let looks = 0;
  const watch = createScoringWatch(async () => {
    looks += 1;
    return view;
  }, 1000);
  let heard = (): void => undefined;
  const undo = watch.subscribe('a', {
    onUpdate: () => new Promise((resolve) => (heard = resolve)),
    onClose: () => undo(),
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks).toBe(1);
  heard();
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks).toBe(2);
  heard();
  undo();
});

test('closing disconnects everyone, waits for the current query, and rejects new subscribers', async () => {
  let answer = (_: ScoringView): void => undefined;
  const watch = createScoringWatch(() => new Promise((resolve) => (answer = resolve)), 1000);
  const { told, listens } = follower();
  const undo = watch.subscribe('a', {
    ...listens,
    onClose: () => {
      listens.onClose();
      undo();
    },
  });
  let closed = false;
  const closing = watch.close().then(() => (closed = true));
  expect(told.lost).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toBe(false);
  answer(view);
  await closing;
  expect(told.views).toBe(0);
  expect(() => watch.subscribe('a', listens)).toThrow('service-unavailable');
});
