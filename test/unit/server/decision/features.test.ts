import { expect, it } from 'vitest';
import { computeFeatures } from '../../../../server/src/decision/features';
import type { BankAccount } from '../../../../server/src/decision/input';
import { currentRules } from '../../../../server/src/decision/rules/versions';
import { account, applicant, daysAgo, line, steady } from './builders';

const featuresOf = (...accounts: BankAccount[]) => computeFeatures(applicant({ accounts }), currentRules);

it('counts sales only: no transfer, loan, owner money, refund or returned payment', () => {
  const sales = Array.from({ length: 180 }, (_, day) => line(day, 10_000));
  const noise = [
    'TRANSFER FROM SAVINGS',
    'Virement entre comptes',
    'ONDECK LOAN ADVANCE',
    'Shareholder contribution',
    'GST REFUND CANADA',
    'REVERSAL OF FEE',
    'Remb TPS/TVH',
  ].map((text) => line(10, 900_000, text));
  expect(featuresOf(account([...sales, ...noise])).monthlyRevenue).toBe(300_000);
});

it('takes an e-Transfer for a sale: it is no transfer of one’s own, and holds no "NSF"', () => {
  const paid = [
    'INTERAC E-TRANSFER FROM J SMITH',
    'e-Transfer received',
    'TRANSFERT CLIENT',
    'PRESTIGE CATERING',
  ];
  const lines = paid.map((text) => line(10, 600_000, text));
  expect(featuresOf(account(lines))).toMatchObject({ monthlyRevenue: 400_000, nsfCount: 0 });
});

it('knows a transfer between own accounts by its other side, whatever it is called', () => {
  const main = account([line(5, 500_000, 'DEPOSIT'), line(4, 500_000, 'DEPOSIT')], 0);
  const other = account([line(6, -500_000, 'WITHDRAWAL')], 0, { id: 'other' });
  // Two deposits, one of which is explained by the withdrawal next door.
  expect(featuresOf(main, other).monthlyRevenue).toBe(Math.floor(500_000 / 6));
});

it('takes a repeated id for the same line, and lines without ids for different ones', () => {
  const twice = line(3, 600_000);
  expect(featuresOf(account([twice, twice], 0))).toMatchObject({
    monthlyRevenue: 100_000,
    ignoredTransactions: 1,
  });
  const anonymous = { ...twice, id: '' };
  expect(featuresOf(account([anonymous, anonymous], 0)).monthlyRevenue).toBe(200_000);
});

it('leaves out lines of the future, dates that do not exist and amounts that are no whole cents', () => {
  const bad = [
    { ...line(0, 100), date: '2027-01-01' },
    { ...line(0, 100), date: '2026-02-30' },
    { ...line(0, 100), date: '' },
    { ...line(0, Number.NaN) },
    { ...line(0, 0.5) },
  ];
  expect(featuresOf(account(bad, 0, { balance: 0 }))).toMatchObject({
    monthlyRevenue: 0,
    ignoredTransactions: 5,
  });
});

it('ignores accounts in other currencies and cards', () => {
  const usd = account(steady(), 0, { id: 'usd', currency: 'USD' });
  const card = account(steady(), 0, { id: 'card', operating: false });
  expect(featuresOf(usd, card, account([], 0))).toMatchObject({
    cadAccounts: 1,
    foreignAccounts: 1,
    monthlyRevenue: 0,
  });
});

it('averages the balance over calendar days, not over lines', () => {
  // $900 for the last 45 of 90 days, nothing before.
  expect(featuresOf(account([line(44, 90_000)], 0)).averageDailyBalance).toBe(45_000);
});

it('counts the fee and the returned payment of one day as one event', () => {
  const nsf = [
    line(9, -4_800, 'NSF FEE'),
    line(9, 32_000, 'NSF PAYMENT'),
    line(8, -4_800, 'Frais sans provision'),
  ];
  expect(featuresOf(account(nsf)).nsfCount).toBe(2);
});

it('sees a falling trend', () => {
  const falling = Array.from({ length: 180 }, (_, day) => line(day, day < 90 ? 10_000 : 20_000));
  expect(featuresOf(account(falling)).revenueTrendPercent).toBe(-50);
});

it('matches holder names through accents, case and legal forms, and blames nobody for a missing one', () => {
  const named = (holder: string | null) => featuresOf(account([], 0, { holder })).holderMismatch;
  expect(named('BISTRO DU NORD LTÉE')).toBe(0);
  expect(named('Maya Trémblay')).toBe(0);
  expect(named(null)).toBe(0);
  expect(named('  ')).toBe(0);
  expect(named('Quincaillerie Roy')).toBe(1);
});

it('handles 20,000 transactions quickly', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    line(index % 365, index % 3 === 0 ? -5_000 : 5_000, `POS DEPOSIT TERMINAL ${index}`),
  );
  const other = many.map((entry) => ({ ...entry, amount: -entry.amount }));
  const started = performance.now();
  featuresOf(account(many), account(other, 0, { id: 'other' }));
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('refuses a day that is no day', () => {
  expect(() => computeFeatures(applicant({ asOf: 'today' }), currentRules)).toThrow(RangeError);
  expect(daysAgo(0)).toBe('2026-11-20');
});
