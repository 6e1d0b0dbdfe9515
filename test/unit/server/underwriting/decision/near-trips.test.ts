import { describe, expect, it } from 'vitest';
import { decide, decideWithEvidence } from '../../../../../server/src/underwriting/decision/decide';
import { rules2026126 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-6';
import { rules2026127 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-7';
import { buildTransaction } from './build-input';
import { expectFoundSince, listTripAmounts, withLines } from './round-trip-cases';
import { pay, receive } from './strategies';

const days = [80, 50, 30];

describe('raised a limit by rules 2026-12.6, and by 5% at most since', () => {
  it.each([
    [
      'money that comes back under another name after two weeks, a cent less',
      days.flatMap((day) => [pay(day, 1_000_003 + day), receive(day - 14, 1_000_002 + day)]),
    ],
    [
      'a few dollars less each time',
      days.flatMap((day) => [pay(day, 1_000_003 + day), receive(day - 14, 999_011 + day * 3)]),
    ],
    [
      'a few dollars more',
      days.flatMap((day) => [pay(day, 1_000_003 + day), receive(day - 14, 1_000_931 + day)]),
    ],
    [
      'a cheque to a company whose other name pays it back in other cents',
      days.flatMap((day) => [
        buildTransaction(day, -1_000_003 - day, 'CHEQUE 104'),
        receive(day - 4, 999_011 + day * 3),
      ]),
    ],
    [
      'other parties each time with little each, to the cent',
      [...'BDFGKL'].flatMap((letter, n) => [
        pay(40 - n, 130_007 + n * 1_013, `${letter}ALDO TRADING`),
        receive(22 - n, 130_007 + n * 1_013, `${letter}ELMI HOLDINGS`),
      ]),
    ],
    ['a single sum that came in first', [receive(50, 2_000_013), pay(20, 1_999_141)]],
    [
      'other parties each time',
      days.flatMap((day) => [
        pay(day, 1_000_003 + day, `${'ABC'.at(day % 3)}LDER TRADING`),
        receive(day - 14, 999_731 + day, `${'DEF'.at(day % 3)}LM HOLDINGS`),
      ]),
    ],
  ])('%s', (_, lines) => expectFoundSince(rules2026126, rules2026127, lines));
});

describe('what meets by chance changes nothing', () => {
  it.each([
    ['sums that differ by more than a thousandth', [pay(50, 2_000_013), receive(20, 1_997_941)]],
    ['sums in whole dollars', [pay(50, 2_000_100), receive(20, 2_000_000)]],
    ['sums of one party that are small beside the sales', [pay(50, 40_117), receive(20, 40_103)]],
    ['a sum of more than 45 days ago', [pay(70, 2_000_013), receive(20, 1_999_141)]],
    [
      'a cheque and a deposit, neither of which has a name',
      [buildTransaction(50, -2_000_013, 'CHEQUE 104'), buildTransaction(20, 1_999_141, 'DEPOSIT')],
    ],
    [
      'a payment and a terminal’s settlement',
      [pay(50, 2_000_013), buildTransaction(20, 1_999_141, 'MONERIS DEPOSIT 771')],
    ],
  ])('%s', (_, lines) => {
    const after = withLines(...lines);
    const { rulesVersion, ...decision } = decide(after, rules2026127);
    expect(rulesVersion).toBe('2026-12.7');
    expect(decide(after, rules2026126)).toMatchObject(decision);
  });
});

it('takes the nearest of several amounts, and leaves the others', () => {
  const lines = [pay(50, 2_000_013), pay(48, 1_999_003, 'LAKESIDE GROUP'), receive(20, 2_000_011)];
  const result = decideWithEvidence(withLines(...lines), rules2026127);
  expect(listTripAmounts(result)).toEqual([-2_000_013, 2_000_011]);
});
