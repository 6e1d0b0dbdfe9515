import { formatDate } from '@tamarack/core/calendar/format-date';
import { buildMonthHistory } from '@tamarack/core/calendar/month-history';
import {
  addDays,
  addMonths,
  dateIn,
  dayOfWeek,
  daysBetween,
  isPlainDate,
  toDateParts,
} from '@tamarack/core/calendar/plain-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '',
  '2026-04-31',
  '0x',
  '0099-01-01',
])('%s is not a date', (text) => {
  expect(isPlainDate(text)).toBe(false);
  expect(() => toDateParts(text)).toThrow(RangeError);
});

test('days are counted correctly over leap years and clock changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
      const to = addDays('2026-03-08', days);
      return daysBetween('2026-03-08', to) === days && isPlainDate(to);
    }),
  );
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('a month later is the same day, or the last of the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-11-15', 14)).toBe('2028-01-15');
});

test('the day is the one in Toronto, in any system time zone', () => {
  expect(dateIn(new Date('2026-11-21T04:59:59Z'))).toBe('2026-11-20');
  expect(dateIn(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
  expect(dateIn(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
  expect(dayOfWeek('2026-11-21')).toBe(6);
});

test('dates read as Canadians write them', () => {
  expect(formatDate('2026-12-01', 'en')).toBe('December\u00a01, 2026');
  expect(formatDate('2026-12-01', 'fr')).toBe('1er\u00a0décembre 2026');
});

test.each([
  'en',
  'fr',
] as const)('%s: any date reads as Intl writes it, but for its spaces and the first of a month', (language) => {
  const styles = {
    short: { year: 'numeric', month: 'short', day: 'numeric' },
    long: { year: 'numeric', month: 'long', day: 'numeric' },
    day: { month: 'long', day: 'numeric' },
    month: { year: 'numeric', month: 'long' },
    monthOnly: { month: 'short' },
  } as const;
  for (const style of Object.keys(styles) as (keyof typeof styles)[]) {
    const format = new Intl.DateTimeFormat(`${language}-CA`, { ...styles[style], timeZone: 'UTC' });
    for (let day = 0; day < 366; day += 1) {
      const date = addDays('2026-03-08', day);
      const text = formatDate(date, language, style).replace('\u00a0', ' ').replace('1er ', '1 ');
      expect(text).toBe(format.format(new Date(date)));
    }
  }
});

test('the month history has the seven months before this one, over a new year', () => {
  expect(buildMonthHistory('2026-03-31', 'en').map((month) => month.month)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
    '2025-10',
    '2025-09',
    '2025-08',
  ]);
  expect(buildMonthHistory('2026-03-31', 'fr').map((month) => month.name)[0]).toBe('février 2026');
  expect(buildMonthHistory('2026-03-01', 'en')[6]).toEqual({
    index: 6,
    month: '2025-08',
    name: 'August 2025',
  });
});
