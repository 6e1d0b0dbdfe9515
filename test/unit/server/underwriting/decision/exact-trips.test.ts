import { describe, expect, it } from 'vitest';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import type { BankTransaction } from '../../../../../server/src/underwriting/decision/model/input';
import { rules2026125 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-5';
import { rules2026126 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-6';
import { buildAccount, buildInput, buildSteadySales, buildTransaction } from './build-input';
import { expectFoundSince, withLines } from './round-trip-cases';
import { pay, receive } from './strategies';

const days = [80, 50, 30];

describe('raised a limit by rules 2026-12.5, and by 5% at most since', () => {
  it.each([
    [
      'money that comes back under another name after two weeks',
      days.flatMap((day) => [pay(day, 1_000_003 + day), receive(day - 14, 1_000_003 + day)]),
    ],
    [
      'a cheque to a company whose other name pays it back',
      days.flatMap((day) => [
        buildTransaction(day, -1_000_003 - day, 'CHEQUE 104'),
        receive(day - 4, 1_000_003 + day),
      ]),
    ],
    [
      'own money charged to a card terminal',
      days.flatMap((day) => [
        pay(day, 1_000_003 + day),
        buildTransaction(day - 4, 1_000_003 + day, 'MONERIS DEPOSIT 771'),
      ]),
    ],
    ['a single sum, once', [pay(50, 2_000_013), receive(20, 2_000_013)]],
    ['a sum that came in first', [receive(50, 2_000_013), pay(20, 2_000_013)]],
  ])('%s', (_, lines) => expectFoundSince(rules2026125, rules2026126, lines));
});

describe('what meets by chance changes nothing', () => {
  it.each([
    [
      'a client and a helper with the same fee every month',
      [150, 120, 90, 60, 30].flatMap((day) => [receive(day, 254_255), pay(day - 15, 254_255)]),
    ],
    ['a sum of whole dollars', [pay(50, 2_000_100), receive(20, 2_000_100)]],
    ['sums of one party that are small beside the sales', [pay(50, 40_117), receive(20, 40_117)]],
    ['a sum of more than 45 days ago', [pay(70, 2_000_013), receive(20, 2_000_013)]],
    ['a sum that differs by a cent', [pay(50, 2_000_013), receive(20, 2_000_014)]],
  ])('%s', (_, lines) => {
    const after = withLines(...lines);
    const { rulesVersion, ...decision } = decide(after, rules2026126);
    expect(rulesVersion).toBe('2026-12.6');
    expect(decide(after, rules2026125)).toMatchObject(decision);
  });
});

it('parts of a trip that met another payment by chance are matched again without it', () => {
  const other = buildTransaction(0, -400_000, 'TRANSFER FROM 123');
  const build = (...lines: readonly BankTransaction[]) =>
    buildInput({
      accounts: [buildAccount([...buildSteadySales(40_000), other, ...lines], 9_000_000)],
    });
  // two of three parts are 5% less than what was paid to somebody else
  const trip = [pay(5, 570_021), ...[4, 3, 2].map((day) => receive(day, 190_007))];
  const before = build();
  const after = build(...trip);
  expect(decide(after, rules2026125).features.roundTripMonthly).toBe(0);
  expect(decide(after, rules2026126).features.roundTripMonthly).toBe(95_003);
  expect(decide(after, rules2026126).limit).toBeLessThanOrEqual(decide(before, rules2026126).limit * 1.05);
});
