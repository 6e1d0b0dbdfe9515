import { expect, test } from 'vitest';
import { inspectConfig, readConfig } from '../../../../server/src/config/config';

test('without settings, personal data is kept for the documented days', () => {
  expect(readConfig({ SANDBOX: 'true' }).retention).toEqual({
    abandoned: 90,
    unsubmitted: 60,
    decided: 730,
    uploads: 365,
    bankData: 365,
    mails: 365,
    agreements: 2557,
  });
});

test('the start refuses what is below a legal minimum, and says why', () => {
  const { faults } = inspectConfig({
    SANDBOX: 'true',
    RETENTION_AGREEMENTS_DAYS: '2556',
    RETENTION_DECIDED_DAYS: '30',
    RETENTION_ABANDONED_DAYS: '7',
    RETENTION_MAILS_DAYS: 'x',
    RETENTION_UNSUBMITTED_DAYS: '6',
  });
  expect(faults.map(({ name }) => name).sort()).toEqual([
    'RETENTION_AGREEMENTS_DAYS',
    'RETENTION_DECIDED_DAYS',
    'RETENTION_MAILS_DAYS',
    'RETENTION_UNSUBMITTED_DAYS',
  ]);
  expect(JSON.stringify(faults)).toContain('at least 2557 days: records of loans are kept for seven years');
});
