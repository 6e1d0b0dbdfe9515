import type { RecordedCall, RecordingReport } from '@tamarack/core/recording/recorded-items';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRecording } from '../../../widget/analytics/recording';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** A recording of an empty dialog whose calls the test makes. */
const start = () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const page = new EventTarget();
  const listeners = new Set<(call: RecordedCall) => void>();
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  const stop = startRecording({
    apiUrl: 'https://api.test',
    visit: 'abcdefghijklmnopabcdefghijklmnop',
    checkoutId: 'checkout-1',
    root,
    watchCalls: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch: send,
    page,
  });
  const reports = () => send.mock.calls.map(([, init]): RecordingReport => JSON.parse(String(init?.body)));
  return {
    stop,
    send,
    /** The shortest item. */
    press: () => root.dispatchEvent(new MouseEvent('click')),
    page,
    listeners,
    reports,
    leavePage: () => page.dispatchEvent(new Event('pagehide')),
    /** @param length of its item, about */
    call: (length = 0): void => {
      const given = {
        method: 'x'.repeat(length),
        path: '/v1/documents/3f25/months',
        status: 200,
        duration: 1,
        size: 1,
      };
      for (const listener of listeners) listener(given);
    },
    calls: () => reports().map(({ recorded }) => recorded.filter(({ kind }) => kind === 'call').length),
  };
};

test('parts are sent every five seconds, without credentials, and only if there is anything', () => {
  const { send, call, calls, reports } = start();
  call();
  vi.advanceTimersByTime(4_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(calls()).toEqual([1]);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://api.test/v1/analytics/recording');
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: false });
  expect(Object.keys(init ?? {})).not.toContain('headers');
  expect(reports()[0]).toMatchObject({
    checkoutId: 'checkout-1',
    visit: 'abcdefghijklmnopabcdefghijklmnop',
    recorded: [{ kind: 'start' }, { kind: 'call', path: '/v1/documents/{id}/months' }],
  });
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a part has at most 500 items', () => {
  const { press, reports } = start();
  for (let at = 0; at < 600; at++) press();
  expect(reports().map(({ recorded }) => recorded.length)).toEqual([500]);
  vi.advanceTimersByTime(5_000);
  const presses = reports().flatMap(({ recorded }) => recorded.filter(({ kind }) => kind === 'press'));
  expect(presses).toHaveLength(600);
});

test('a part stays below what a closing page may send, and an item that does not fit is left out', () => {
  const { call, calls, send, leavePage } = start();
  for (let at = 0; at < 9; at++) call(10_000);
  call(41_000);
  leavePage();
  expect(calls()).toEqual([3, 3, 3]);
  for (const [, init] of send.mock.calls) expect(String(init?.body).length).toBeLessThan(41_000);
});

test('a recording ends after four million characters', () => {
  const { call, calls, listeners, leavePage } = start();
  for (let at = 0; at < 450; at++) call(10_000);
  leavePage();
  const recorded = calls().reduce((sum, count) => sum + count);
  expect(recorded).toBeGreaterThan(380);
  expect(recorded).toBeLessThan(400);
  expect(listeners.size).toBe(0);
});

test('the last part outlives the page', () => {
  const { call, send, leavePage } = start();
  call();
  leavePage();
  expect(send.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
});

test('once it is stopped, it sends what it has and hears of nothing more', () => {
  const { call, calls, send, stop, listeners, leavePage } = start();
  call();
  stop();
  expect(calls()).toEqual([1]);
  expect(send.mock.calls[0]?.[1]?.keepalive).toBe(true);
  expect(listeners.size).toBe(0);
  stop();
  leavePage();
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a part that is refused or lost ends nothing', async () => {
  const { call, send } = start();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  call();
  await vi.advanceTimersByTimeAsync(5_000);
  call();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
});
