import { describe, expect, test } from 'vitest';
import {
  computeDueDate,
  computeExpectedDate,
  findRunDay,
} from '../../../../../../server/src/settlement/payouts/batches/schedule';

const timing = { cutOff: '15:00', leadDays: 1, immediate: false };
const at = (text: string): Date => new Date(text);

describe('the daily batch', () => {
  test.each([
    ['before the cut-off', '2026-11-20T14:59:59-05:00', null],
    ['at the cut-off', '2026-11-20T15:00:00-05:00', '2026-11-20'],
    ['late in the evening, when it is tomorrow in UTC', '2026-11-20T23:59:00-05:00', '2026-11-20'],
    ['after midnight', '2026-11-21T00:10:00-05:00', null],
    ['on a Saturday', '2026-11-21T16:00:00-05:00', null],
    ['on Good Friday', '2026-04-03T16:00:00-04:00', null],
    ['in daylight saving time', '2026-07-02T15:00:00-04:00', '2026-07-02'],
    ['on a Boxing Day that moved', '2026-12-28T16:00:00-05:00', null],
  ])('the daily batch: %s: %s is %s', (_, instant, day) => {
    expect(findRunDay(at(instant), timing)).toBe(day);
  });
});

describe('payments are due on a bank business day', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('created on %s, %i business days later: %s', (day, leadDays, due) => {
    expect(computeDueDate(day, { leadDays })).toBe(due);
  });

  test.each([
    ['before the cut-off', '2026-11-20T10:00:00-05:00', '2026-11-23'],
    ['after it, with the batch of Monday', '2026-11-20T15:00:01-05:00', '2026-11-24'],
    ['on a Sunday', '2026-11-22T10:00:00-05:00', '2026-11-24'],
  ])('the expected date of a payout created %s is that of its batch', (_, instant, due) => {
    expect(computeExpectedDate(at(instant), timing)).toBe(due);
  });
});
