import { expect, it, vi } from 'vitest';
import { outlastOutage } from '../../../../../server/src/platform/database';

const outage = new Error('Connection terminated unexpectedly');
const running = { isStopping: () => false, retryMs: 1 };

it('work is repeated until the database is back', async () => {
  const work = vi
    .fn(async () => 'done')
    .mockRejectedValueOnce(outage)
    .mockRejectedValueOnce(outage);
  expect(await outlastOutage(work, running)).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

it('a statement’s own error is thrown at once', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('syntax error')));
  await expect(outlastOutage(work, running)).rejects.toThrow('syntax error');
  expect(work).toHaveBeenCalledOnce();
});

it('a process that stops waits for no database', async () => {
  const work = vi.fn(async () => Promise.reject(outage));
  await expect(outlastOutage(work, { ...running, isStopping: () => true })).rejects.toThrow(outage.message);
  expect(work).toHaveBeenCalledOnce();
});
