import { describe, expect, it } from 'vitest';
import {
  addBusinessHours,
  computeDueAt,
} from '../../../../../server/src/underwriting/review-queue/business-hours';

/** Times with their offset in Toronto: -05:00 in winter, -04:00 in summer. */
const due = (kind: Parameters<typeof computeDueAt>[0], opened: string): string =>
  computeDueAt(kind, new Date(opened)).toISOString();
const at = (time: string): string => new Date(time).toISOString();

describe('four hours within business hours', () => {
  it.each([
    ['on a morning: the same day', '2026-11-24T09:30:00-05:00', '2026-11-24T13:30:00-05:00'],
    ['up to the last minute of the day', '2026-11-24T13:00:00-05:00', '2026-11-24T17:00:00-05:00'],
    [
      'on an afternoon: the rest on the next morning',
      '2026-11-24T15:00:00-05:00',
      '2026-11-25T11:00:00-05:00',
    ],
    ['before opening', '2026-11-24T05:00:00-05:00', '2026-11-24T13:00:00-05:00'],
    ['after closing', '2026-11-24T21:00:00-05:00', '2026-11-25T13:00:00-05:00'],
    ['on a Friday afternoon', '2026-11-27T16:30:00-05:00', '2026-11-30T12:30:00-05:00'],
    ['on a Saturday', '2026-11-28T10:00:00-05:00', '2026-11-30T13:00:00-05:00'],
    ['on a holiday', '2026-12-25T10:00:00-05:00', '2026-12-29T13:00:00-05:00'],
    ['late on the day before Christmas', '2026-12-24T16:00:00-05:00', '2026-12-29T12:00:00-05:00'],
    ['over the night clocks go back', '2026-10-30T16:00:00-04:00', '2026-11-02T12:00:00-05:00'],
    ['over the night clocks go forward', '2027-03-12T16:00:00-05:00', '2027-03-15T12:00:00-04:00'],
  ])('%s', (_, opened, expected) => {
    expect(due('referred', opened)).toBe(at(expected));
    expect(due('finalReview', opened)).toBe(at(expected));
  });

  it('days follow the provider’s time zone, not UTC', () => {
    // Friday 22:00 in Toronto is Saturday in UTC; Sunday 20:00 is Monday in UTC
    expect(due('referred', '2026-11-28T03:00:00Z')).toBe(at('2026-11-30T13:00:00-05:00'));
    expect(due('referred', '2026-11-30T01:00:00Z')).toBe(at('2026-11-30T13:00:00-05:00'));
  });
});

describe('one business day', () => {
  it.each([
    ['the same time on the next one', '2026-11-24T11:15:00-05:00', '2026-11-25T11:15:00-05:00'],
    ['from a Friday to a Monday', '2026-11-27T14:00:00-05:00', '2026-11-30T14:00:00-05:00'],
    ['from a night to the end of the day after', '2026-11-24T20:00:00-05:00', '2026-11-25T17:00:00-05:00'],
    ['from a weekend to the end of its Monday', '2026-11-29T12:00:00-05:00', '2026-11-30T17:00:00-05:00'],
  ])('%s', (_, opened, expected) => expect(due('documents', opened)).toBe(at(expected)));
});

it('a due time is always within business hours, and never before the start', () => {
  for (let hour = 0; hour < 24 * 45; hour += 7) {
    const from = new Date(Date.UTC(2026, 10, 1, hour));
    const end = addBusinessHours(from, 4);
    const local = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Toronto',
      hour: 'numeric',
      minute: 'numeric',
      weekday: 'short',
      hourCycle: 'h23',
    }).formatToParts(end);
    const of = (type: string) => local.find((part) => part.type === type)?.value ?? '';
    const time = Number(of('hour')) + Number(of('minute')) / 60;
    expect(time).toBeGreaterThan(9);
    expect(time).toBeLessThanOrEqual(17);
    expect(['Sat', 'Sun']).not.toContain(of('weekday').replace('.', ''));
    expect(end.getTime() - from.getTime()).toBeGreaterThanOrEqual(4 * 3_600_000);
  }
});
