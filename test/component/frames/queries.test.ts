import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, read, readFile } from '../../../widget/frames/kit/api';
import { retry } from '../../../widget/frames/kit/retry';

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

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
    expect(await retry<unknown>(query)).toMatchObject({ ok: false, problem: { type } });
    expect(send).toHaveBeenCalledTimes(1);
  }
});

test('a file that fails is asked for three times more, then not again', async () => {
  refuse('service-unavailable', 503);
  expect(await retry(() => readFile('agreement/copy'))).toMatchObject({ ok: false });
  expect(send).toHaveBeenCalledTimes(4);
});

test('a change is never repeated by itself', async () => {
  refuse('service-unavailable', 503);
  expect(await call('PUT', 'application/sin', {})).toMatchObject({ ok: false });
  send.mockRejectedValue(new TypeError('offline'));
  expect(await call('PUT', 'application/sin', {})).toEqual({ ok: false, problem: null });
  expect(send).toHaveBeenCalledTimes(2);
});
