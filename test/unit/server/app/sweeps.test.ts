import { expect, test, vi } from 'vitest';
import { scheduleSweeps, sweep } from '../../../../server/app/sweeps';

test('an area whose sweep fails is named, and does not block the others', async () => {
  const swept: string[] = [];
  const failure = new Error('disk full');
  const services = new Proxy({} as Parameters<typeof sweep>[0], {
    get: (_, area: string) => ({
      sweep: async () => {
        if (area === 'files') throw failure;
        swept.push(area);
      },
    }),
  });
  const report = vi.fn();
  await expect(sweep(services, report)).rejects.toThrow('expired data was not deleted in: files');
  expect(report.mock.calls).toEqual([[failure, 'files']]);
  expect(swept).toContain('idempotency');
  expect(swept).toContain('releaseFiles');
});

test.each([
  ['webhooks whose process is gone are queued again every minute', 'webhooks.requeue', '* * * * *'],
  ['a new sanctions list is noticed within ten minutes', 'sanctions.rescreen', '*/10 * * * *'],
])('%s', (_, name, cron) => {
  const schedule = vi.fn();
  scheduleSweeps({ schedule }, {} as Parameters<typeof scheduleSweeps>[1], vi.fn());
  expect(schedule).toHaveBeenCalledWith(name, cron, expect.any(Function));
});
