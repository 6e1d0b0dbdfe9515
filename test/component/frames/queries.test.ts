import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, read, readFile } from '../../../widget/frames/kit/api';

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = (type: string, status: number) =>
  send.mockImplementation(async () => Response.json({ type, status }, { status }));

test.each([
  ['step-not-allowed', 409],
  ['session-expired', 401],
  ['rate-limited', 429],
])('a query that would fail again is not repeated: %s', async (type, status) => {
  refuse(type, status);
  for (const query of [() => read('agreement'), () => readFile('agreement/copy')]) {
    send.mockClear();
    expect(await query()).toMatchObject({ ok: false, problem: { type } });
    expect(send).toHaveBeenCalledTimes(1);
  }
});

test.each([
  ['a query', () => read('agreement')],
  ['a file', () => readFile('agreement/copy')],
])('%s that fails is asked for three times more, after longer and longer pauses, then not again', async (_, query) => {
  refuse('service-unavailable', 503);
  vi.useFakeTimers();
  const ended = vi.fn();
  void query().then(ended);
  for (const [pause, calls] of [
    [399, 1],
    [1, 2],
    [800, 3],
    [1_600, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    expect(send).toHaveBeenCalledTimes(calls);
  }
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ ok: false }));
});

test('a change is never repeated by itself', async () => {
  refuse('service-unavailable', 503);
  expect(await call('PUT', 'application/sin', {})).toMatchObject({ ok: false });
  send.mockRejectedValue(new TypeError('offline'));
  expect(await call('PUT', 'application/sin', {})).toEqual({ ok: false, problem: null });
  expect(send).toHaveBeenCalledTimes(2);
});
