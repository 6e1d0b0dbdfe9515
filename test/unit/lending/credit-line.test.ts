import {
  canDraw,
  computeCreditLineState,
  computeExpiry,
  computeGrantedLimit,
  computeInstantLimit,
} from '@tamarack/core/lending/credit-line';
import { expect, test } from 'vitest';

const line = { limit: 60_000_00, used: 10_000_00, instantLimit: 25_000_00, expiresOn: '2027-01-20' };

test('limits are rounded down to whole hundreds between $1,000 and $150,000', () => {
  expect([999_99, 1_000_00, 12_345_67, 150_000_00, 900_000_00].map(computeGrantedLimit)).toEqual([
    null,
    1_000_00,
    12_300_00,
    150_000_00,
    150_000_00,
  ]);
});

test('the instant part is at most $25,000', () => {
  expect([8_000_00, 60_000_00].map(computeInstantLimit)).toEqual([8_000_00, 25_000_00]);
});

test('remaining credit is limit less used; the instant part shrinks with use', () => {
  expect(computeCreditLineState(line, '2026-11-21')).toEqual({
    limit: 60_000_00,
    used: 10_000_00,
    remaining: 50_000_00,
    instant: 15_000_00,
    expiresOn: '2027-01-20',
    expiresInDays: 60,
  });
});

test('a line lasts sixty days, its last day included', () => {
  expect(computeExpiry('2026-11-21')).toBe('2027-01-20');
  expect(computeCreditLineState(line, '2027-01-20')).toMatchObject({
    remaining: 50_000_00,
    expiresInDays: 0,
  });
  expect(computeCreditLineState(line, '2027-01-21')).toMatchObject({ remaining: 0, instant: 0 });
});

test('no more is used than is available now', () => {
  expect(canDraw(line, 15_000_00, '2026-11-21')).toBe(true);
  expect(canDraw(line, 15_000_01, '2026-11-21')).toBe(false);
  expect(canDraw({ ...line, instantLimit: line.limit }, 50_000_00, '2026-11-21')).toBe(true);
  expect(canDraw(line, 0, '2026-11-21')).toBe(false);
  expect(canDraw({ ...line, used: 70_000_00 }, 1, '2026-11-21')).toBe(false);
});
