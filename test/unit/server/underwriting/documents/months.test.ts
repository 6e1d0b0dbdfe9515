import { describe, expect, test } from 'vitest';
import {
  clipToHistory,
  parseChosenMonth,
  parseChosenMonths,
} from '../../../../../server/src/underwriting/documents/months';

/** The history goes from 2026-04 to 2026-10. */
const now = new Date('2026-11-21T15:00:00Z');
const refusal = (...paths: string[]) =>
  expect.objectContaining({
    details: { errors: paths.map((path) => ({ path, code: 'monthsInvalid' })) },
  });

describe('the month selected for an upload', () => {
  test.each(['2026-04', '2026-10'])('the selected month %s is within the history', (month) => {
    expect(parseChosenMonth(month, now)).toEqual({ from: month, to: month });
  });

  test.each([
    '2026-03',
    '2026-11',
    '2026-13',
    '2026-4',
    'October',
    '',
  ])('the selected month “%s” is rejected', (month) => {
    expect(() => parseChosenMonth(month, now)).toThrow(refusal('/month'));
  });

  test('the month depends on the provider’s day: 03:00 on December 1 in London is November in Toronto', () => {
    const night = new Date('2026-12-01T03:00:00Z');
    expect(() => parseChosenMonth('2026-11', night)).toThrow(refusal('/month'));
    expect(parseChosenMonth('2026-04', night)).toEqual({ from: '2026-04', to: '2026-04' });
  });
});

describe('months selected by hand', () => {
  test('one or several months can be selected', () => {
    expect(parseChosenMonths({ from: '2026-05', to: '2026-07' }, now)).toEqual({
      from: '2026-05',
      to: '2026-07',
    });
  });

  test.each([
    ['the wrong way round', '2026-07', '2026-05', ['/to']],
    ['from before the history', '2026-01', '2026-05', ['/from']],
    ['to this month', '2026-05', '2026-11', ['/to']],
    ['nothing of it', '', 'x', ['/from', '/to']],
  ])('%s', (_name, from, to, paths) => {
    expect(() => parseChosenMonths({ from, to }, now)).toThrow(refusal(...paths));
  });
});

describe('a period that was read from a statement', () => {
  test.each([
    ['within', '2026-05', '2026-06', { from: '2026-05', to: '2026-06' }],
    ['beginning before', '2026-01', '2026-06', { from: '2026-04', to: '2026-06' }],
    ['ending after', '2026-09', '2026-11', { from: '2026-09', to: '2026-10' }],
    ['longer than the history', '2025-11', '2026-12', { from: '2026-04', to: '2026-10' }],
    ['before', '2025-11', '2026-03', null],
    ['this month', '2026-11', '2026-11', null],
  ])('%s', (_name, from, to, expected) => {
    expect(clipToHistory({ from, to }, now)).toEqual(expected);
  });

  test('a statement without a period has no months', () => {
    expect(clipToHistory(null, now)).toBeNull();
  });
});
