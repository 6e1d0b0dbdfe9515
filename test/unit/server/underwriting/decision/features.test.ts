import { describe, expect, it } from 'vitest';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import { computeFeatures } from '../../../../../server/src/underwriting/decision/features';
import type {
  BankAccount,
  BankTransaction,
} from '../../../../../server/src/underwriting/decision/model/input';
import { currentRules } from '../../../../../server/src/underwriting/decision/rules/versions';
import { buildAccount, buildInput, buildSteadySales, buildTransaction, daysAgo } from './build-input';

const getFeatures = (...accounts: BankAccount[]) => computeFeatures(buildInput({ accounts }), currentRules);

it('counts sales only: no transfer, loan, owner deposit, refund or returned payment', () => {
  const sales = Array.from({ length: 180 }, (_, day) => buildTransaction(day, 10_000));
  const noise = [
    'TRANSFER FROM SAVINGS',
    'Virement entre comptes',
    'ONDECK LOAN ADVANCE',
    'Shareholder contribution',
    'GST REFUND CANADA',
    'REVERSAL OF FEE',
    'Remb TPS/TVH',
  ].map((text) => buildTransaction(10, 900_000, text));
  expect(getFeatures(buildAccount([...sales, ...noise])).monthlyRevenue).toBe(300_000);
});

it('counts an e-Transfer as a sale: it is not an own transfer, and contains no "NSF"', () => {
  const paid = ['INTERAC E-TRANSFER FROM J SMITH', 'TRANSFERT CLIENT', 'PRESTIGE CATERING'];
  const lines = paid.map((text) => buildTransaction(10, 600_000, text));
  expect(getFeatures(buildAccount(lines))).toMatchObject({ monthlyRevenue: 300_000, nsfCount: 0 });
});

it('recognises a transfer between own accounts by its other side, whatever its description', () => {
  const main = buildAccount(
    [buildTransaction(5, 500_000, 'DEPOSIT'), buildTransaction(4, 500_000, 'DEPOSIT')],
    0,
  );
  const other = buildAccount([buildTransaction(6, -500_000, 'WITHDRAWAL')], 0, { id: 'other' });
  // Two deposits, one of which is explained by the withdrawal next door.
  expect(getFeatures(main, other).monthlyRevenue).toBe(Math.floor(500_000 / 6));
});

it('never matches a returned payment as the other side of a transfer, which would then count as a sale', () => {
  const main = buildAccount(
    [buildTransaction(5, 500_000, 'NSF RETURNED PAYMENT'), buildTransaction(4, 500_000, 'DEPOSIT')],
    0,
  );
  const other = buildAccount([buildTransaction(5, -500_000, 'WITHDRAWAL')], 0, { id: 'other' });
  expect(getFeatures(main, other)).toMatchObject({ monthlyRevenue: 0, nsfCount: 1 });
});

it('treats a repeated ID as one transaction, and transactions without IDs as different ones', () => {
  const twice = buildTransaction(3, 600_000);
  expect(getFeatures(buildAccount([twice, twice], 0))).toMatchObject({
    monthlyRevenue: 100_000,
    ignoredTransactions: 1,
  });
  const anonymous = { ...twice, id: '' };
  expect(getFeatures(buildAccount([anonymous, anonymous], 0)).monthlyRevenue).toBe(200_000);
});

it('ignores transactions in the future, with invalid dates or with fractional cents', () => {
  const bad = [
    { ...buildTransaction(0, 100), date: '2027-01-01' },
    { ...buildTransaction(0, 100), date: '2026-02-30' },
    { ...buildTransaction(0, 100), date: '' },
    { ...buildTransaction(0, Number.NaN) },
    { ...buildTransaction(0, 0.5) },
  ];
  expect(getFeatures(buildAccount(bad, 0, { balance: 0 }))).toMatchObject({
    monthlyRevenue: 0,
    ignoredTransactions: 5,
  });
});

it('ignores accounts in other currencies and cards', () => {
  const usd = buildAccount(buildSteadySales(), 0, { id: 'usd', currency: 'USD' });
  const card = buildAccount(buildSteadySales(), 0, { id: 'card', operating: false });
  expect(getFeatures(usd, card, buildAccount([], 0))).toMatchObject({
    cadAccounts: 1,
    foreignAccounts: 1,
    monthlyRevenue: 0,
  });
});

it('averages the balance over calendar days, not over transactions', () => {
  // $900 for the last 45 of 90 days, nothing before.
  expect(getFeatures(buildAccount([buildTransaction(44, 90_000)], 0)).averageDailyBalance).toBe(45_000);
});

it('counts the fee and the returned payment of one day as one event', () => {
  const nsf = [
    buildTransaction(9, -4_800, 'NSF FEE'),
    buildTransaction(9, 32_000, 'NSF PAYMENT'),
    buildTransaction(8, -4_800, 'Frais sans provision'),
  ];
  expect(getFeatures(buildAccount(nsf)).nsfCount).toBe(2);
});

it('counts each of the last ninety days on which any account closed below zero once', () => {
  const dips = (from: number, to: number) =>
    buildAccount([buildTransaction(from, -300, 'SUPPLIER'), buildTransaction(to, 400, 'POS DEPOSIT')], 0, {
      id: `from ${from}`,
    });
  // closed below zero on days 20 to 11 and 15 to 6 back, five of them in both; 95 days back is too long ago
  const both = [dips(20, 10), dips(15, 5), dips(95, 94)];
  expect(getFeatures(...both).daysNegative).toBe(15);
});

it('sums payments to other lenders in ninety days, with the number of lenders and the share of sales', () => {
  const sales = Array.from({ length: 180 }, (_, day) => buildTransaction(day, 10_000));
  const repaid = [
    buildTransaction(3, -30_000, 'ONDECK CANADA PAD'),
    buildTransaction(33, -30_000, 'OnDeck Canada PAD'),
    buildTransaction(63, -30_000, 'PRLV CLEARCO'),
    buildTransaction(93, -900_000, 'DRIVEN PAD'),
    buildTransaction(5, 500_000, 'ONDECK CANADA ADVANCE'),
  ];
  expect(getFeatures(buildAccount([...sales, ...repaid]))).toMatchObject({
    monthlyRevenue: 300_000,
    lenderCount: 2,
    lenderPaymentsMonthly: 30_000,
    debtServicePercent: 10,
  });
});

it('counts deposits per month, with the latest sales separate', () => {
  const sales = Array.from({ length: 180 }, (_, day) => buildTransaction(day, day < 90 ? 20_000 : 10_000));
  expect(getFeatures(buildAccount(sales))).toMatchObject({
    monthlyRevenue: 450_000,
    recentMonthlyRevenue: 600_000,
    revenueTrendPercent: 100,
    depositsPerMonth: 30,
  });
});

it('detects a falling trend', () => {
  const falling = Array.from({ length: 180 }, (_, day) => buildTransaction(day, day < 90 ? 10_000 : 20_000));
  expect(getFeatures(buildAccount(falling)).revenueTrendPercent).toBe(-50);
});

it('matches holder names despite accents, case and legal forms, and ignores a missing one', () => {
  const named = (holder: string | null) => getFeatures(buildAccount([], 0, { holder })).holderMismatch;
  expect(named('BISTRO DU NORD LTÉE')).toBe(0);
  expect(named('Maya Trémblay')).toBe(0);
  expect(named(null)).toBe(0);
  expect(named('  ')).toBe(0);
  expect(named('Quincaillerie Roy')).toBe(1);
});

it('gives the same figures for 20,000 transactions in two accounts as for the few they repeat', () => {
  const perDay = (day: number, count: number, amount: number, to: string) =>
    Array.from({ length: count }, (_, index) => buildTransaction(day, amount, `${to} TERMINAL ${index}`));
  const of = (count: number, amount: number) => {
    const days = Array.from({ length: 360 }, (_, day) => day);
    const main = days.flatMap((day) => [
      ...perDay(day, count, amount, 'POS DEPOSIT'),
      buildTransaction(day, -amount * count + 1, 'SUPPLIER'),
    ]);
    const moved = days.flatMap((day) => perDay(day, count, -amount * 3, 'WITHDRAWAL'));
    const back = moved.map(({ date, amount: out }) => ({ ...buildTransaction(0, -out, 'DEPOSIT'), date }));
    return getFeatures(buildAccount([...main, ...back]), buildAccount(moved, 0, { id: 'other' }));
  };
  const many = of(18, 1_000);
  const few = of(1, 18_000);
  const counts = { depositsPerMonth: 0, creditLines: 0, unknownTransactions: 0 };
  expect({ ...many, ...counts }).toEqual({ ...few, ...counts });
  expect(many).toMatchObject({ monthlyRevenue: 540_000, depositsPerMonth: 540, ignoredTransactions: 0 });
});

it('rejects an invalid date', () => {
  expect(() => computeFeatures(buildInput({ asOf: 'today' }), currentRules)).toThrow(RangeError);
  expect(daysAgo(0)).toBe('2026-11-20');
});

describe('months without banking', () => {
  const during = (...months: readonly number[]) =>
    months.map((month) => buildTransaction(month * 30 + 12, 100_000));
  const missing = (...lines: BankTransaction[]) => getFeatures(buildAccount(lines)).missingMonths;

  it('months without banking are those of the last six without transactions', () => {
    expect(missing(...during(0, 1, 2, 3, 4, 5))).toBe(0);
    expect(missing(...during(0, 2, 5, 7))).toBe(3);
    expect(missing(buildTransaction(20, -500, 'FEE'), buildTransaction(150, 0, 'NOTICE'))).toBe(4);
    expect(missing()).toBe(6);
  });

  it('a returned payment does not count as banking in a month', () => {
    expect(missing(...during(0, 1, 2, 3), buildTransaction(130, -4_800, 'NSF FEE'))).toBe(2);
  });

  it('months without banking are determined over all accounts, and not without accounts', () => {
    expect(
      getFeatures(buildAccount(during(0, 1, 2)), buildAccount(during(3, 4, 5), 0, { id: 'other' }))
        .missingMonths,
    ).toBe(0);
    expect(getFeatures(buildAccount(during(0), 0, { currency: 'USD' })).missingMonths).toBeNull();
  });

  it('two months without banking refer to a reviewer, whatever else is good', () => {
    const sales = (months: readonly number[]) =>
      buildInput({
        accounts: [buildAccount(buildSteadySales().filter(({ date }) => !months.some(inMonth(date))))],
      });
    expect(decide(sales([])).outcome).toBe('preQualified');
    expect(decide(sales([4])).outcome).toBe('preQualified');
    expect(decide(sales([3, 4]))).toMatchObject({ outcome: 'manualReview', instant: 0 });
    expect(decide(sales([3, 4])).reasons[0]).toBe('monthsMissing');
  });

  const inMonth = (date: string) => (month: number) =>
    date <= daysAgo(month * 30) && date > daysAgo(month * 30 + 30);
});

describe('sales of one large customer', () => {
  const paid = (...payers: readonly (readonly [text: string, amount: number])[]) =>
    getFeatures(buildAccount(payers.map(([text, amount]) => buildTransaction(20, amount, text))));

  it('payers are grouped by name, without numbers, dates, references and generic words', () => {
    const one = paid(
      ['EFT DEPOSIT ACME HOTELS INC 004512', 300_000],
      ['Dépôt direct ACME HOTELS INC réf. 99A81 NOV 03', 300_000],
      ['INTERAC e-Transfer from J Smith', 200_000],
      ['Virement Interac reçu de Chloé Roy', 100_000],
    );
    expect(one).toMatchObject({ concentrationPercent: 66, revenueBesideLargest: 50_000 });
  });

  it('card processors, marketplaces, cash and anonymous deposits are not one customer', () => {
    const many = [
      'MONERIS MERCHANT DEPOSIT 8812',
      'STRIPE PAYMENTS CANADA',
      'SQUARE *PAYOUT',
      'Shopify payout',
      'GLOBAL PAYMENTS DEP',
      'CHASE PAYMENTECH',
      'PAYPAL *TRANSFER',
      'UBER EATS PAYOUT',
      'CASH DEPOSIT BRANCH 12',
      'Dépôt de chèque',
      'E-TRANSFER CUSTOMER PAYMENT',
      'POS DEPOSIT',
      'DEPOSIT 00412',
    ];
    for (const text of many) expect([text, paid([text, 600_000]).concentrationPercent]).toEqual([text, 0]);
    expect(paid(['STRIPE', 500_000], ['CLOVERDALE BUILDERS', 100_000])).toMatchObject({
      concentrationPercent: 16,
      revenueBesideLargest: Math.floor(500_000 / 6),
    });
  });

  it('there is no share without sales', () => {
    expect(paid(['SUPPLIER', -5])).toMatchObject({ concentrationPercent: null, revenueBesideLargest: 0 });
  });

  it('a large customer’s sales count up to the sum of all others; at least half of all sales count', () => {
    const computeLimit = (large: number, others: number) => {
      const sales = Array.from({ length: 360 }, (_, day) => [
        ...(large > 0 ? [buildTransaction(day, large, 'EFT ACME HOTELS')] : []),
        ...(others > 0 ? [buildTransaction(day, others, 'MONERIS DEPOSIT')] : []),
      ]).flat();
      const { limit, reasons } = decide(buildInput({ accounts: [buildAccount(sales, 20_000_000)] }));
      return [limit, reasons[0]];
    };
    // 1.5 times the month's sales of $6,000
    expect(computeLimit(10_000, 10_000)).toEqual([900_000, 'limitedByRevenue']);
    // of which $2,250 from others: twice that
    expect(computeLimit(12_500, 7_500)).toEqual([670_000, 'limitedByConcentration']);
    expect(computeLimit(18_000, 2_000)).toEqual([450_000, 'limitedByConcentration']);
    expect(computeLimit(20_000, 0)).toEqual([450_000, 'limitedByConcentration']);
  });
});
