import { expect, test } from 'vitest';
import { createMergedCounts } from '../../../../../server/src/platform/limits/merged-counts';
import type { Addition, Total } from '../../../../../server/src/platform/limits/repository';

const limit = { max: 100, windowMs: 60_000 };

/** Processes that share one table, and a clock. */
function createProcesses() {
  const stored = new Map<string, { count: number; endsAt: number }>();
  const statements: number[] = [];
  let time = 0;
  let away = false;
  const addCounts = async (additions: readonly Addition[]): Promise<readonly Total[]> => {
    if (away) throw new Error('away');
    statements.push(additions.length);
    return additions.map(({ key, count, windowMs }) => {
      const before = stored.get(key.toString());
      const open = before && before.endsAt > time;
      const after = open
        ? { count: before.count + count, endsAt: before.endsAt }
        : { count, endsAt: time + windowMs };
      stored.set(key.toString(), after);
      return { key, count: after.count, ttlMs: after.endsAt - time };
    });
  };
  return {
    statements,
    open: () => createMergedCounts({ addCounts, hash: (key) => Buffer.from(key), now: () => time }),
    advance: (ms: number) => {
      time += ms;
    },
    setAway: (value: boolean) => {
      away = value;
    },
  };
}

const countTimes = (process: ReturnType<typeof createMergedCounts>, times: number, key = 'a'): number => {
  let last = 0;
  for (let n = 0; n < times; n++) last = process.count(key, limit).count;
  return last;
};

test('a key with few calls is not shared', () => {
  const process = createProcesses().open();
  countTimes(process, 4);
  expect(process.hasPending()).toBe(false);
  countTimes(process, 1);
  expect(process.hasPending()).toBe(true);
});

test('processes count together once they have merged', async () => {
  const processes = createProcesses();
  const [first, second] = [processes.open(), processes.open()];
  countTimes(first, 70);
  await first.merge();
  expect(countTimes(second, 30)).toBe(30);
  await second.merge();
  expect(countTimes(second, 1)).toBe(101);
  await second.merge();
  countTimes(first, 1);
  await first.merge();
  expect(countTimes(first, 1)).toBe(103);
});

test('calls during a merge are counted once', async () => {
  const process = createProcesses().open();
  countTimes(process, 10);
  const merge = process.merge();
  countTimes(process, 5);
  await merge;
  await process.merge();
  expect(countTimes(process, 1)).toBe(16);
});

test('a key over its limit costs no further statement until its window ends', async () => {
  const processes = createProcesses();
  const process = processes.open();
  countTimes(process, 101);
  await process.merge();
  countTimes(process, 50);
  expect(process.hasPending()).toBe(false);
  processes.advance(60_000);
  expect(countTimes(process, 5)).toBe(5);
  await process.merge();
  expect(countTimes(process, 1)).toBe(6);
  expect(processes.statements).toEqual([1, 1]);
});

test('a merge that fails loses no count', async () => {
  const processes = createProcesses();
  const [first, second] = [processes.open(), processes.open()];
  countTimes(first, 60);
  processes.setAway(true);
  await expect(first.merge()).rejects.toThrow('away');
  processes.setAway(false);
  expect(countTimes(first, 1)).toBe(61);
  await first.merge();
  countTimes(second, 5);
  await second.merge();
  expect(countTimes(second, 1)).toBe(67);
});

test('keys are merged in batches', async () => {
  const processes = createProcesses();
  const process = processes.open();
  for (let key = 0; key < 2_500; key++) countTimes(process, 5, `key ${key}`);
  await process.merge();
  expect(processes.statements).toEqual([1000, 1000, 500]);
});
