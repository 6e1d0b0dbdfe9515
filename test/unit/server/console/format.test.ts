import { describe, expect, test } from 'vitest';
import { describeDeadline } from '../../../../server/console/parts/deadline';
import {
  formatDateTime,
  formatDollars,
  formatDuration,
  formatTimeAgo,
} from '../../../../server/console/parts/format';
import {
  businessMsBetween,
  computeDueAt,
} from '../../../../server/src/underwriting/review-queue/business-hours';

const minute = 60_000;
const at = (text: string): Date => new Date(text);

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [minute, '1 min'],
  [200 * minute, '3 h 20 min'],
  [180 * minute, '3 h'],
  [24 * 60 * minute, '1 day'],
  [(50 * 60 + 59) * minute, '2 days 2 h'],
  [(48 * 60 + 5) * minute, '2 days'],
])('%i ms are formatted as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('money shows cents where there are any', () => {
  expect([formatDollars(25_000), formatDollars(1234.5), formatDollars(0.3)]).toEqual([
    '$25,000',
    '$1,234.50',
    '$0.30',
  ]);
});

test('times are in the provider’s zone, with the year where it differs', () => {
  const now = at('2026-01-01T04:30:00Z');
  expect(formatDateTime(now, now)).toBe('Wed, Dec 31, 23:30');
  expect(formatDateTime(at('2026-01-01T05:00:00Z'), now)).toBe('Thu, Jan 1, 2026, 00:00');
  expect(formatTimeAgo(at('2026-01-01T04:00:00Z'), now)).toBe('30 min ago');
});

describe('a due time in words', () => {
  test('due today: how long, and when', () => {
    expect(describeDeadline(at('2026-11-24T19:30:00Z'), at('2026-11-24T17:50:00Z'))).toEqual({
      tone: 'ok',
      badge: 'On time',
      text: 'due in 1 h 40 min (Tue 14:30)',
    });
  });

  test('due over a weekend: the date, and the business hours', () => {
    // Friday, 16:30
    const now = at('2026-11-27T21:30:00Z');
    expect(describeDeadline(computeDueAt('referred', now), now)).toEqual({
      tone: 'ok',
      badge: 'On time',
      text: 'due Mon, Nov 30, 12:30 (4 h in business hours)',
    });
    expect(describeDeadline(at('2026-11-30T14:15:00Z'), now)).toMatchObject({
      tone: 'warn',
      badge: 'Due soon',
    });
  });

  test('due over holidays: Christmas and Boxing Day do not count', () => {
    // Thursday, December 24, 16:00; the Saturday's Boxing Day is observed on Monday
    const now = at('2026-12-24T21:00:00Z');
    expect(describeDeadline(computeDueAt('referred', now), now).text).toBe(
      'due Tue, Dec 29, 12:00 (4 h in business hours)',
    );
  });

  test('the clock stops at night: what is due in the morning is due soon', () => {
    const night = at('2026-11-25T03:00:00Z');
    expect(describeDeadline(at('2026-11-25T14:30:00Z'), night)).toMatchObject({ badge: 'Due soon' });
  });

  test('overdue: since when', () => {
    const now = at('2026-11-24T19:30:00Z');
    expect(describeDeadline(at('2026-11-24T19:05:00Z'), now)).toEqual({
      tone: 'danger',
      badge: 'Overdue',
      text: 'overdue by 25 min (Tue 14:05)',
    });
    expect(describeDeadline(at('2026-11-20T19:30:00Z'), now).text).toBe(
      'overdue by 4 days (Fri, Nov 20, 14:30)',
    );
    expect(describeDeadline(now, now).badge).toBe('Due soon');
  });
});

test('business time between two instants is additive, and never negative', () => {
  const opened = at('2026-12-23T13:00:00Z');
  for (const kind of ['documents', 'referred'] as const)
    expect(businessMsBetween(opened, computeDueAt(kind, opened))).toBe(
      (kind === 'documents' ? 8 : 4) * 60 * minute,
    );
  expect(businessMsBetween(at('2026-11-28T15:00:00Z'), at('2026-11-29T20:00:00Z'))).toBe(0);
  expect(businessMsBetween(at('2026-11-25T15:00:00Z'), at('2026-11-24T15:00:00Z'))).toBe(0);
});
