import { expect, it } from 'vitest';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import type { DecisionInput } from '../../../../../server/src/underwriting/decision/model/input';
import { currentRules } from '../../../../../server/src/underwriting/decision/rules/versions';
import { buildAccount, buildInput, buildSteadySales, buildTransaction } from './build-input';
import { type Moves, pay, receive } from './strategies';

type Build = (moved: Moves) => DecisionInput;

const inOneAccount =
  (lines: ReturnType<typeof buildSteadySales>, opening: number): Build =>
  (moved) =>
    buildInput({ accounts: [buildAccount([...lines, ...moved.map(([, line]) => line)], opening)] });
/** $12,000 a month by card; the sales set the limit. */
const steady = inOneAccount(buildSteadySales(40_000), 9_000_000);
/** As much, all of it spent on the same day: the average balance sets the limit. */
const spent = inOneAccount(
  Array.from({ length: 360 }, (_, day) => [
    buildTransaction(day, 40_000),
    pay(day, 40_000, 'PRAIRIE SUPPLIES'),
  ]).flat(),
  100_000,
);
const names = 'ADELE BRUNO CLARA DENIS EMILE FLORA'.split(' ');

/**
 * Money that is not earned, and that no rule tells from money that is: decisions 0173, 0248, 0260 and 0264 say why of each. A test that
 * fails here because a limit is no longer raised belongs into `fooled-before.test.ts`.
 */
const known: Readonly<Record<string, readonly [Build, Moves]>> = {
  'cash that is borrowed, paid in, held and taken out again': [
    spent,
    [
      [0, buildTransaction(88, 180_000, 'CASH DEPOSIT')],
      [0, buildTransaction(5, -180_000, 'ATM WITHDRAWAL')],
    ],
  ],
  'money of a friend that is given back after the decision': [
    spent,
    [[0, buildTransaction(88, 180_000, 'E-TRANSFER FROM J GAGNON')]],
  ],
  'one payment that comes back from many parties': [
    steady,
    [60, 40, 20].flatMap(
      (day): Moves => [
        [0, pay(day, 1_200_000 + day)],
        ...names.map(
          (name, index) => [0, receive(day - 3, 200_000 - index * 900, `${name} ${day} SERVICES`)] as const,
        ),
      ],
    ),
  ],
  'money that comes back under another name, each time another share of it less': [
    steady,
    [80, 50, 30].flatMap(
      (day): Moves => [
        [0, pay(day, 1_000_000 + day)],
        [0, receive(day - 14, 890_000 + day * 1_000)],
      ],
    ),
  ],
  'a round sum that comes back under another name once, after more than ten days': [
    steady,
    [
      [0, pay(50, 2_000_000)],
      [0, receive(20, 2_000_000)],
    ],
  ],
  'a cheque to a company whose other name pays it back less three in a thousand': [
    steady,
    [80, 50, 30].flatMap(
      (day): Moves => [
        [0, buildTransaction(day, -1_000_000 - day, 'CHEQUE 104')],
        [0, receive(day - 4, 997_000 + day * 3)],
      ],
    ),
  ],
  'other parties each time with little each, after more than ten days and in other cents': [
    steady,
    [...'BDFGKL'].flatMap(
      (letter, n): Moves => [
        [0, pay(40 - n, 130_007 + n * 1_013, `${letter}ALDO TRADING`)],
        [0, receive(22 - n, 129_951 + n * 1_013, `${letter}ELMI HOLDINGS`)],
      ],
    ),
  ],
  'own money charged to a card terminal, less its fee': [
    steady,
    [80, 50, 30].flatMap(
      (day): Moves => [
        [0, pay(day, 1_000_000 + day)],
        [0, buildTransaction(day - 4, 974_000 + day * 3, 'MONERIS DEPOSIT 771')],
      ],
    ),
  ],
};

it.each(Object.entries(known))('known to raise a limit by more than 5%%: %s', (_, [build, moved]) => {
  const [before, after] = [decide(build([]), currentRules), decide(build(moved), currentRules)];
  expect(after.limit).toBeGreaterThan(before.limit * 1.05);
});
