import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createHealthMonitor,
  type HealthMonitor,
} from '../../../../../server/src/platform/http/health/health-monitor';

let written: number;
let check: () => Promise<void>;
let monitor: HealthMonitor;
const reported: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  written = 0;
  check = async () => undefined;
  reported.length = 0;
  monitor = createHealthMonitor(
    {
      database: async () => {
        written += 1;
        await check();
      },
      files: async () => undefined,
    },
    (error, part) => reported.push([part, String(error)]),
    { cacheMs: 5_000, timeoutMs: 10_000 },
  );
});
afterEach(() => void vi.useRealTimers());

test('a thousand calls within five seconds write once', async () => {
  await Promise.all(Array.from({ length: 1000 }, () => monitor.findFailing()));
  await vi.advanceTimersByTimeAsync(4_900);
  await monitor.findFailing();
  expect(written).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await monitor.findFailing();
  expect(written).toBe(2);
});

test('a failed write is found, and so is its end', async () => {
  check = () => Promise.reject(new Error('no space left'));
  expect(await monitor.findFailing()).toEqual(['database']);
  expect(reported).toEqual([['database', 'Error: no space left']]);
  check = async () => undefined;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await monitor.findFailing()).toEqual([]);
});

test('a write that never ends has failed', async () => {
  check = () => new Promise(() => undefined);
  const failing = monitor.findFailing();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failing).toEqual(['database']);
});
