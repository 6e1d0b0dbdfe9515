import { describe, expect, it } from 'vitest';
import { decide, decideWithEvidence } from '../../../../../server/src/underwriting/decision/decide';
import type {
  BankTransaction,
  DecisionInput,
} from '../../../../../server/src/underwriting/decision/model/input';
import { rules2026124 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-4';
import { rules2026125 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-5';
import { buildAccount, buildInput, buildTransaction } from './build-input';
import { pay } from './strategies';

const deposit = (day: number, cents: number) => buildTransaction(day, cents, 'DEPOSIT');
const build = (lines: readonly BankTransaction[], opening = 9_000_000): DecisionInput =>
  buildInput({ accounts: [buildAccount(lines, opening)] });
/** $12,000 a month by card. */
const steady = Array.from({ length: 360 }, (_, day) => buildTransaction(day, 40_000));
/** As much, all of it spent on the same day: the average balance sets the limit. */
const spent = Array.from({ length: 360 }, (_, day) => [
  buildTransaction(day, 40_000),
  pay(day, 40_000),
]).flat();

describe('a cheque that is paid in right before the decision, and leaves another account after it', () => {
  it.each([
    ['as a sale', steady, 9_000_000],
    ['in the balance', spent, 100_500],
  ] as const)('raises no limit: %s', (_, lines, opening) => {
    const [before, after] = [build(lines, opening), build([...lines, deposit(1, 2_000_000)], opening)];
    expect(decide(after, rules2026124).limit).toBeGreaterThan(decide(before, rules2026124).limit * 1.05);
    expect(decide(after, rules2026125).limit).toBe(decide(before, rules2026125).limit);
    expect(decide(before, rules2026125).limit).toBe(decide(before, rules2026124).limit);
  });

  it('is shown to whoever looks at the balance', () => {
    const input = build([...spent, deposit(1, 2_000_000)], 5_000);
    const { decision, evidence } = decideWithEvidence(input, rules2026125);
    expect(decision).toMatchObject({
      outcome: 'manualReview',
      reasons: expect.arrayContaining(['balanceFromOutside']),
    });
    expect(decision.features.outsideMoney).toBe(Math.ceil((2 * 2_000_000) / 90));
    expect(evidence?.figures.every(({ proven }) => proven !== false)).toBe(true);
    expect(decide(input, rules2026124).outcome).not.toBe('manualReview');
  });
});

it('a deposit counts on the third day, and as long as any other', () => {
  const revenue = (day: number) =>
    decide(build([...steady, deposit(day, 600_000)]), rules2026125).features.monthlyRevenue;
  const without = decide(build(steady), rules2026125).features.monthlyRevenue ?? 0;
  expect([0, 2, 3, 90, 182, 183].map((day) => (revenue(day) ?? 0) - without)).toEqual([
    0, 0, 100_000, 100_000, 100_000, 0,
  ]);
});

it('who deposits each day has the sales of as many days', () => {
  const daily = build(Array.from({ length: 360 }, (_, day) => deposit(day, 40_000)));
  const [before, after] = [decide(daily, rules2026124), decide(daily, rules2026125)];
  expect(after.features.monthlyRevenue).toBe(before.features.monthlyRevenue);
  expect(after.features.recentMonthlyRevenue).toBe(before.features.recentMonthlyRevenue);
  expect(after.limit).toBe(before.limit);
});

it('a deposit that has not cleared makes no day negative that was not', () => {
  const poor = build([...spent, deposit(2, 50_000), pay(1, 40_000)], 10_000);
  expect(decide(poor, rules2026125).features).toMatchObject({ daysNegative: 0, daysNegativeUnaided: 0 });
});

it.each([
  'MONERIS DEPOSIT 441',
  'WIRE FROM ACME HOTELS',
  'INTERAC E-TRANSFER FROM J SMITH',
])('what no cheque brings counts at once: %s', (text) => {
  const input = build([...steady, buildTransaction(0, 600_000, text)]);
  expect(decide(input, rules2026125).features.monthlyRevenue).toBe(
    decide(input, rules2026124).features.monthlyRevenue,
  );
});

it('what was lent into an account whose balance is unknown lowers the average of no other account', () => {
  const known = buildAccount(spent, 100_500, { id: 'known' });
  const lent = (lines: readonly BankTransaction[]): DecisionInput =>
    buildInput({ accounts: [known, { ...buildAccount(lines, 0, { id: 'unknown' }), balance: null }] });
  const [none, some] = [
    lent([]),
    lent([
      buildTransaction(24, 300_001, 'EFT ACME HOTELS 0091'),
      buildTransaction(1, -200_000, 'EFT ACME HOTELS 0091'),
      deposit(1, 150_000),
    ]),
  ];
  const figures = (input: DecisionInput, rules = rules2026125) => decide(input, rules).features;
  expect(figures(some)).toMatchObject({
    outsideMoney: 0,
    averageDailyBalance: figures(none).averageDailyBalance,
    daysNegativeUnaided: figures(none).daysNegativeUnaided,
  });
  expect(decide(some).limit).toBeGreaterThanOrEqual(decide(none).limit);
  expect(figures(some, rules2026124).outsideMoney).toBe(Math.ceil((23 * 200_000) / 90));
});
