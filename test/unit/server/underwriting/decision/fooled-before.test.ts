import { describe, expect, it } from 'vitest';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import type {
  BankTransaction,
  DecisionInput,
} from '../../../../../server/src/underwriting/decision/model/input';
import type { Rules } from '../../../../../server/src/underwriting/decision/rules/rules';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { rules2026122 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-2';
import { rules2026123 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-3';
import { rules2026124 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-4';
import { buildAccount, buildInput, buildSteadySales, buildTransaction } from './build-input';
import { type Moves, pay, receive, underTwoNames } from './strategies';

const grant = (input: DecisionInput, rules: Rules): number => {
  const { outcome, limit } = decide(input, rules);
  return outcome === 'manualReview' ? 0 : limit;
};

/** Two accounts: the lines of a business with what is moved in the first, the rest of it in the second. */
const inTwoAccounts = (lines: readonly BankTransaction[], opening: number) => (moved: Moves) => {
  const of = (place: number) => moved.flatMap(([at, line]) => (at === place ? line : []));
  return buildInput({
    accounts: [
      buildAccount([...lines, ...of(0)], opening, { id: 'operating' }),
      buildAccount([buildTransaction(300, 1_000, 'DEPOSIT'), ...of(1)], 99_000, { id: 'second' }),
    ],
  });
};
/** $12,000 a month, all of it spent: the average balance sets the limit. */
const spent = inTwoAccounts(
  Array.from({ length: 360 }, (_, day) => [
    buildTransaction(day, 40_000),
    buildTransaction(day, -40_000, 'SUPPLIER PAYMENT'),
  ]).flat(),
  0,
);
/** $12,000 a month in cheques, of which a quarter bounces. */
const bounced = inTwoAccounts(
  [
    ...Array.from({ length: 360 }, (_, day) => buildTransaction(day, 40_000, 'DEPOSIT')),
    ...Array.from({ length: 6 }, (_, month) =>
      buildTransaction(month * 30 + 10, -300_000, 'CHEQUE DEPOSITED RETURNED ITEM'),
    ),
  ],
  9_000_000,
);
/** Sales in four of six months, in which nothing else moved. */
const seasonal = inTwoAccounts(
  Array.from({ length: 60 }, (_, index) => buildTransaction(index * 2, 90_000)).concat(
    buildTransaction(200, 90_000),
  ),
  9_000_000,
);

type Build = (moved: Moves) => DecisionInput;

/** What raised a limit by rules 2026-12.3, with the business that does it. */
const found: Readonly<Record<string, readonly [Build, Moves]>> = {
  'a cheque from one account to the other every third day, paid in before it is paid': [
    spent,
    Array.from({ length: 28 }, (_, index): Moves => {
      const [day, cents, to] = [88 - index * 3, 2_000_000 + index * 700, index % 2];
      return [
        [to, buildTransaction(day, cents, 'DEPOSIT')],
        [1 - to, buildTransaction(day - 3, -cents, 'CHEQUE 104')],
      ];
    }).flat(),
  ],
  'money of a friend, held for weeks and given back': [
    spent,
    [
      [0, buildTransaction(88, 2_000_000, 'E-TRANSFER FROM J GAGNON')],
      [0, buildTransaction(5, -2_000_000, 'E-TRANSFER SENT J GAGNON')],
    ],
  ],
  'own money in the place of the cheques that bounced': [
    bounced,
    Array.from({ length: 6 }, (_, month): Moves => {
      const [day, cents] = [month * 30 + 11, 300_700 + month];
      return [
        [0, buildTransaction(day, -cents, 'WITHDRAWAL')],
        [1, buildTransaction(day, cents, 'DEPOSIT')],
      ];
    }).flat(),
  ],
  'money of a friend in the place of the cheques that bounced': [
    bounced,
    Array.from({ length: 6 }, (_, month): Moves => {
      const day = month * 30 + 11;
      return [
        [0, pay(day + 3, 300_000)],
        [0, receive(day, 300_000, 'NORTHLAND TRADING')],
      ];
    }).flat(),
  ],
  'a few dollars moved in the months without sales': [
    seasonal,
    [130, 160].flatMap(
      (day): Moves => [
        [0, buildTransaction(day, -1_300, 'TRANSFER TO 4411')],
        [1, buildTransaction(day, 1_300, 'TRANSFER FROM 9911')],
      ],
    ),
  ],
};

describe('raised a limit by rules 2026-12.3, and by 5% at most since', () => {
  it.each(Object.entries(found))('%s', (_, [build, moved]) => {
    const [before, after] = [build([]), build(moved)];
    expect(grant(after, rules2026123)).toBeGreaterThan(grant(before, rules2026123) * 1.05);
    expect(grant(after, rules2026124)).toBeLessThanOrEqual(grant(before, rules2026124) * 1.05);
    // nor is more proposed to a person
    expect(decide(after, rules2026124).limit).toBeLessThanOrEqual(decide(before, rules2026124).limit * 1.05);
  });
});

describe('tried on rules 2026-12.4, and by 5% at most there', () => {
  const business = inTwoAccounts(buildSteadySales(40_000), 9_000_000);
  const words = 'AB CD EF GH KL MN PR ST VW XZ'.split(' ');
  const tried: Readonly<Record<string, readonly [Rules, Moves]>> = {
    'a round trip split over forty payees and forty payers, beneath every bound': [
      rules2026122,
      Array.from({ length: 40 }, (_, index): Moves => {
        const name = `${words[index % 10]}${words[Math.floor(index / 10)]}ORA`;
        const cents = 17_007 + index * 190;
        return [
          [0, pay(index * 4 + 8, cents, `${name} TRADING`)],
          [0, receive(index * 4 + 5, cents, `${name} HOLDINGS`)],
        ];
      }).flat(),
    ],
    'money from an account elsewhere in the name of the business': [
      rules2026112,
      Array.from(
        { length: 20 },
        (_, week): Moves => [
          [0, buildTransaction(week * 7, 300_000 + week * 100, 'WIRE FROM BISTRO DU NORD INC')],
        ],
      ).flat(),
    ],
  };

  it.each(Object.entries(tried))('%s', (_, [before, moved]) => {
    const [without, after] = [business([]), business(moved)];
    expect(decide(after, before).limit).toBeGreaterThan(decide(without, before).limit * 1.05);
    expect(decide(after, rules2026124).limit).toBeLessThanOrEqual(decide(without, rules2026124).limit * 1.05);
  });
});

it('a refund is deducted once, from the sales of cash and cheques as well', () => {
  const refunds = Array.from({ length: 6 }, (_, month) =>
    buildTransaction(month * 30 + 10, -300_000, 'REFUND TO CUSTOMER'),
  );
  const sales = Array.from({ length: 180 }, (_, day) => buildTransaction(day, 40_000, 'DEPOSIT'));
  const input = buildInput({ accounts: [buildAccount([...sales, ...refunds], 9_000_000)] });
  expect(decide(input, rules2026124).features.monthlyRevenue).toBe(900_000);
  expect(decide(input, rules2026123).features.monthlyRevenue).toBe(600_000);
});

describe('a coincidence of amounts', () => {
  const withTrips = (...lines: readonly BankTransaction[]) =>
    buildInput({ accounts: [buildAccount([...buildSteadySales(40_000), ...lines], 9_000_000)] });
  const trip = (cents: number) => [pay(40, cents), receive(35, cents)];
  const before = withTrips();

  it('of 3% of the sales counts as sales again, to the dollar', () => {
    const after = withTrips(...trip(220_000));
    expect(decide(after, rules2026124)).toMatchObject({
      limit: decide(after, rules2026122).limit,
      features: { roundTripMonthly: 36_666, roundTripRecentMonthly: 73_333, roundTripPercent: 6 },
    });
    expect(decide(after, rules2026123).limit).toBeLessThan(decide(after, rules2026122).limit);
  });

  it.each([250_000, 320_000])('of twice %d cents raises the limit by 3% at most', (cents) => {
    const after = withTrips(...trip(cents), pay(130, cents + 1_700), receive(125, cents + 1_700));
    expect(decide(after, rules2026122).limit).toBeGreaterThan(decide(before, rules2026122).limit * 1.03);
    expect(grant(after, rules2026124)).toBeGreaterThan(grant(before, rules2026124));
    expect(grant(after, rules2026124)).toBeLessThanOrEqual(grant(before, rules2026124) * 1.03);
  });

  it('raises a limit by 3% at most where most of it is owed already', () => {
    const owing = (input: DecisionInput) => ({ ...input, exposure: 1_300_000 });
    const after = owing(withTrips(...trip(300_000)));
    expect(grant(owing(before), rules2026124)).toBeGreaterThan(0);
    expect(grant(after, rules2026124)).toBeLessThanOrEqual(grant(owing(before), rules2026124) * 1.03);
  });

  it('raises a limit by less than 5% with what matching misses: five trips at once of near amounts', () => {
    const feeKept = underTwoNames['back with a fee kept'];
    const trips = [251_837, 239_347, 231_197, 101_857, 26_277].flatMap((cents) => feeKept?.(5, cents) ?? []);
    const sales = Array.from({ length: 180 }, (_, index) => buildTransaction(index * 2, 180_000));
    const build = inTwoAccounts(sales, 9_000_000);
    const { features } = decide(build(trips), rules2026124);
    // one of the five is missed, and counts in full
    expect(features.monthlyRevenue).toBeGreaterThan(2_700_000);
    expect(features.roundTripPercent).toBeGreaterThan(0);
    expect(grant(build(trips), rules2026124)).toBeLessThanOrEqual(grant(build([]), rules2026124) * 1.05);
  });

  it('from a tenth of the sales goes to a person, as before', () => {
    const after = withTrips(...trip(2_000_000));
    expect(decide(after, rules2026124)).toMatchObject({
      outcome: 'manualReview',
      reasons: expect.arrayContaining(['roundTrips']),
    });
  });
});
