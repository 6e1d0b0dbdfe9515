import { describe, expect, it } from 'vitest';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import { rules2026127 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-7';
import { rules2026128 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-8';
import { buildTransaction } from './build-input';
import { expectFoundSince, withLines } from './round-trip-cases';
import { pay, receive } from './strategies';

const days = [80, 50, 30];
const monthly = [150, 120, 90, 60, 30];

describe('raised a limit by rules 2026-12.7, and by 5% at most since', () => {
  it.each([
    [
      'money that comes back under another name after more than ten days, less three in a thousand',
      days.flatMap((day) => [pay(day, 1_000_000 + day), receive(day - 14, 997_000 + day * 3)]),
    ],
    [
      'round amounts that come back under another name after more than ten days',
      days.flatMap((day) => [pay(day, 1_000_000), receive(day - 14, 1_000_000)]),
    ],
    [
      'money that comes back under another name less six percent',
      days.flatMap((day) => [pay(day, 1_000_000 + day), receive(day - 4, 940_000 + day)]),
    ],
    [
      'other amounts each time, which come back after the next has gone',
      [80, 60, 40].flatMap((day, index) => [
        pay(day, 800_000 + index * 150_000),
        receive(day - 30, (800_000 + index * 150_000) * 0.97),
      ]),
    ],
    [
      'money that came in first',
      days.flatMap((day) => [receive(day, 985_000 + day), pay(day - 14, 1_000_000 + day)]),
    ],
  ])('%s', (_, lines) => expectFoundSince(rules2026127, rules2026128, lines));
});

describe('what meets by chance changes nothing', () => {
  it.each([
    [
      'a client and a helper with about the same amount every month',
      monthly.flatMap((day) => [
        pay(day, 254_000 + ((day * 7) % 11) * 900),
        receive(day - 5, 250_000 + ((day * 5) % 13) * 900),
      ]),
    ],
    [
      'a client and a helper who are paid nearly the same fee every month',
      monthly.flatMap((day) => [pay(day, 250_000 + day), receive(day - 15, 245_000 + day)]),
    ],
    [
      'goods that are resold at a margin',
      days.flatMap((day) => [pay(day, 1_000_000 + day), receive(day - 14, 1_040_000 + day)]),
    ],
    [
      'a customer and a supplier who mostly move other amounts',
      [
        ...days.flatMap((day) => [pay(day, 1_000_000 + day), receive(day - 14, 960_000 + day)]),
        receive(100, 4_000_100),
      ],
    ],
    ['two sums', [80, 50].flatMap((day) => [pay(day, 1_000_000 + day), receive(day - 14, 960_000 + day)])],
    [
      'sums of more than 45 days ago',
      [150, 145, 140].flatMap((day) => [pay(day, 1_000_000 + day), receive(day - 60, 960_000 + day)]),
    ],
    [
      'sums that are small beside the sales',
      days.flatMap((day) => [pay(day, 40_117), receive(day - 14, 39_003)]),
    ],
    [
      'cheques that name nobody',
      days.flatMap((day) => [
        buildTransaction(day, -1_000_000 - day, 'CHEQUE 104'),
        receive(day - 14, 960_000 + day),
      ]),
    ],
  ])('%s', (_, lines) => {
    const after = withLines(...lines);
    const { rulesVersion, ...decision } = decide(after, rules2026128);
    expect(rulesVersion).toBe('2026-12.8');
    expect(decide(after, rules2026127)).toMatchObject(decision);
  });
});
