import { expect, it } from 'vitest';
import { summarizeBankData } from '../../../../../server/src/underwriting/decision/bank-data-summary';
import type { BankAccount } from '../../../../../server/src/underwriting/decision/model/input';
import { buildAccount, buildInput, buildSteadySales, buildTransaction, daysAgo } from './build-input';

const summarize = (...accounts: BankAccount[]) => summarizeBankData(buildInput({ accounts }));
const getMonth = (days: number) => daysAgo(days).slice(0, 7);

it('has the last twelve calendar months, oldest first, empty ones included', () => {
  const { months } = summarize(buildAccount([]));
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
  ]);
  expect(months[3]).toEqual({ month: '2026-03', sales: 0, otherIn: 0, out: 0, lenderPayments: 0, nsf: 0 });
});

it('classifies a month’s transactions', () => {
  const lines = [
    buildTransaction(40, 500_000),
    buildTransaction(41, 90_000, 'ONDECK LOAN ADVANCE'),
    buildTransaction(42, 7_000, 'GST REFUND'),
    buildTransaction(43, -120_000, 'SUPPLIER'),
    buildTransaction(44, -40_000, 'ONDECK PAD'),
    buildTransaction(45, 20_000, 'NSF RETURNED PAYMENT'),
    buildTransaction(45, -4_800, 'NSF FEE'),
  ];
  expect(summarize(buildAccount(lines)).months.find(({ month }) => month === getMonth(40))).toEqual({
    month: '2026-10',
    sales: 500_000,
    otherIn: 117_000,
    out: 164_800,
    lenderPayments: 40_000,
    nsf: 1,
  });
});

it('sums the closing balances of the accounts, today’s last', () => {
  const main = buildAccount([buildTransaction(0, 5_000), buildTransaction(2, -1_000)], 100_000);
  const other = buildAccount([buildTransaction(1, 300)], 0, { id: 'other' });
  const { closing } = summarize(main, other);
  expect(closing).toHaveLength(180);
  expect(closing.slice(-4)).toEqual([100_000, 99_000, 99_300, 104_300]);
  expect(closing[0]).toBe(100_000);
});

it('has no balance where a counted account has none, or no account exists', () => {
  const known = buildAccount([buildTransaction(1, 300)]);
  const silent = buildAccount([], 0, { id: 'other', balance: null });
  expect(new Set(summarize(known, silent).closing)).toEqual(new Set([null]));
  expect(new Set(summarize().closing)).toEqual(new Set([null]));
  const usd = buildAccount([], 0, { id: 'usd', currency: 'USD', balance: null });
  expect(summarize(known, usd).closing.at(-1)).toBe(2_000_300);
});

it('lists every account, and which of them counted', () => {
  const usd = buildAccount([buildTransaction(1, 300)], 0, {
    id: 'usd',
    currency: 'USD',
    holder: 'Maya Tremblay',
    unreadable: 2,
  });
  const card = buildAccount([], -500, { id: 'card', operating: false });
  expect(summarize(buildAccount([]), usd, card).accounts).toEqual([
    {
      currency: 'CAD',
      operating: true,
      holder: null,
      balance: 2_000_000,
      counted: true,
      use: 'counted',
      lines: 0,
    },
    {
      currency: 'USD',
      operating: true,
      holder: 'Maya Tremblay',
      balance: 300,
      counted: false,
      use: 'excluded',
      lines: 3,
    },
    {
      currency: 'CAD',
      operating: false,
      holder: null,
      balance: -500,
      counted: false,
      use: 'excluded',
      lines: 0,
    },
  ]);
});

it('contains no transaction, and stays small', () => {
  const many = Array.from({ length: 40 }, () => buildSteadySales()).flat();
  const text = JSON.stringify(summarize(buildAccount(many)));
  expect(text).not.toMatch(/DEPOSIT|SUPPLIER/);
  expect(text.length).toBeLessThan(6_000);
});

it('rejects an invalid date', () => {
  expect(() => summarizeBankData(buildInput({ asOf: '2026-02-30' }))).toThrow(RangeError);
});
