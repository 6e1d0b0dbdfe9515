import {
  addBusinessDays,
  bankCalendar,
  isBusinessDay,
  listHolidays,
  rollForward,
} from '@tamarack/core/calendar/business-days';
import { computeEaster, regionalHolidays } from '@tamarack/core/calendar/holidays';
import { expect, test } from 'vitest';

test('bank holidays of 2026, with Boxing Day moved from its Saturday', () => {
  expect(listHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-05-18',
    '2026-07-01',
    '2026-09-07',
    '2026-09-30',
    '2026-10-12',
    '2026-11-11',
    '2026-12-25',
    '2026-12-28',
  ]);
});

test('a Christmas on Sunday is observed on Tuesday, after Boxing Day', () => {
  expect(listHolidays(2022).slice(-2)).toEqual(['2022-12-26', '2022-12-27']);
});

test('both days of a weekend Christmas move', () => {
  expect(listHolidays(2027).slice(-2)).toEqual(['2027-12-27', '2027-12-28']);
});

test.each([
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, date) => {
  expect(computeEaster(year)).toBe(date);
});

test('a due date on a holiday moves to the next business day, over a weekend too', () => {
  expect(rollForward('2026-12-25')).toBe('2026-12-29');
  expect(rollForward('2026-04-03')).toBe('2026-04-06');
  expect(rollForward('2026-11-24')).toBe('2026-11-24');
});

test('business days exclude weekends and holidays', () => {
  expect(addBusinessDays('2026-12-24', 1)).toBe('2026-12-29');
  expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-23');
});

test('a sponsor bank adds closed days and open days of its own', () => {
  const calendar = {
    rules: [...bankCalendar.rules, regionalHolidays.familyDay, regionalHolidays.saintJeanBaptiste],
    closed: ['2026-08-03'],
    open: ['2026-11-11'],
  };
  expect(
    ['2026-02-16', '2026-06-24', '2026-08-03', '2026-11-11'].map((day) => isBusinessDay(day, calendar)),
  ).toEqual([false, false, false, true]);
  expect(isBusinessDay('2026-02-16')).toBe(true);
});
