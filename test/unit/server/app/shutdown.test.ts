import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeInOrder, closeOnSignal, exitAfterFailure } from '../../../../server/app/shutdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen(close: () => Promise<void>) {
  const signals = new EventEmitter();
  const exits: number[] = [];
  const lines: string[] = [];
  closeOnSignal({
    signals,
    close,
    deadlineMs: 25_000,
    exit: (code) => void exits.push(code),
    writeLine: (line) => void lines.push(line),
  });
  return { signals, exits, lines };
}

const never = () => new Promise<void>(() => undefined);

test('a clean shutdown exits with 0, a failed one with 1', async () => {
  const clean = listen(async () => undefined);
  clean.signals.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  expect(clean.exits).toEqual([0]);
  const failed = listen(() => Promise.reject(new Error('still in use')));
  failed.signals.emit('SIGINT');
  await vi.advanceTimersByTimeAsync(0);
  expect(failed.exits).toEqual([1]);
});

test('a shutdown that never ends exits at the deadline, and says so', async () => {
  const { signals, exits, lines } = listen(never);
  signals.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(24_900);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(exits).toEqual([1]);
  expect(lines).toEqual(['The shutdown takes longer than 25 seconds. Exiting with open work.']);
});

test('a second signal of either kind exits immediately', () => {
  const { signals, exits } = listen(never);
  signals.emit('SIGINT');
  expect(exits).toEqual([]);
  signals.emit('SIGTERM');
  expect(exits).toEqual([1]);
});

test('a start that failed ends its process, whatever it left behind', async () => {
  const exits: number[] = [];
  const exit = (code: number) => void exits.push(code);
  await exitAfterFailure({ close: async () => undefined, deadlineMs: 10_000, exit });
  await exitAfterFailure({ close: () => Promise.reject(new Error('in use')), deadlineMs: 10_000, exit });
  expect(exits).toEqual([1, 1]);
  void exitAfterFailure({ close: never, deadlineMs: 10_000, exit });
  await vi.advanceTimersByTimeAsync(9_900);
  expect(exits).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(exits).toEqual([1, 1, 1]);
});

test('a resource that fails to close does not keep the others open', async () => {
  const closed: string[] = [];
  const closing = closeInOrder([
    () => Promise.reject(new Error('first')),
    async () => void closed.push('second'),
  ]);
  await expect(closing).rejects.toThrow('first');
  expect(closed).toEqual(['second']);
});
