import { expect, it } from 'vitest';
import type { BankAccount } from '../../../../../server/src/underwriting/decision/model/input';
import { pictureOf } from '../../../../../server/src/underwriting/decision/picture';
import { account, applicant, daysAgo, line, steady } from './builders';

const picture = (...accounts: BankAccount[]) => pictureOf(applicant({ accounts }));
const monthOf = (days: number) => daysAgo(days).slice(0, 7);

it('has the last twelve calendar months, the oldest first, empty ones included', () => {
  const { months } = picture(account([]));
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
  ]);
  expect(months[3]).toEqual({ month: '2026-03', sales: 0, otherIn: 0, out: 0, lenderPayments: 0, nsf: 0 });
});

it('sorts a month’s money by what it is', () => {
  const lines = [
    line(40, 500_000),
    line(41, 90_000, 'ONDECK LOAN ADVANCE'),
    line(42, 7_000, 'GST REFUND'),
    line(43, -120_000, 'SUPPLIER'),
    line(44, -40_000, 'ONDECK PAD'),
    line(45, 20_000, 'NSF RETURNED PAYMENT'),
    line(45, -4_800, 'NSF FEE'),
  ];
  expect(picture(account(lines)).months.find(({ month }) => month === monthOf(40))).toEqual({
    month: '2026-10',
    sales: 500_000,
    otherIn: 117_000,
    out: 164_800,
    lenderPayments: 40_000,
    nsf: 1,
  });
});

it('tells the closing balances of the accounts together, today’s last', () => {
  const main = account([line(0, 5_000), line(2, -1_000)], 100_000);
  const other = account([line(1, 300)], 0, { id: 'other' });
  const { closing } = picture(main, other);
  expect(closing).toHaveLength(180);
  expect(closing.slice(-4)).toEqual([100_000, 99_000, 99_300, 104_300]);
  expect(closing[0]).toBe(100_000);
});

it('tells no balance where one of the counted accounts has none, or there is none', () => {
  const known = account([line(1, 300)]);
  const silent = account([], 0, { id: 'other', balance: null });
  expect(new Set(picture(known, silent).closing)).toEqual(new Set([null]));
  expect(new Set(picture().closing)).toEqual(new Set([null]));
  const usd = account([], 0, { id: 'usd', currency: 'USD', balance: null });
  expect(picture(known, usd).closing.at(-1)).toBe(2_000_300);
});

it('lists every account, and which of them counted', () => {
  const usd = account([line(1, 300)], 0, {
    id: 'usd',
    currency: 'USD',
    holder: 'Maya Tremblay',
    unreadable: 2,
  });
  const card = account([], -500, { id: 'card', operating: false });
  expect(picture(account([]), usd, card).accounts).toEqual([
    { currency: 'CAD', operating: true, holder: null, balance: 2_000_000, counted: true, lines: 0 },
    { currency: 'USD', operating: true, holder: 'Maya Tremblay', balance: 300, counted: false, lines: 3 },
    { currency: 'CAD', operating: false, holder: null, balance: -500, counted: false, lines: 0 },
  ]);
});

it('holds no transaction, and stays small however many there are', () => {
  const many = Array.from({ length: 40 }, () => steady()).flat();
  const text = JSON.stringify(picture(account(many)));
  expect(text).not.toMatch(/DEPOSIT|SUPPLIER/);
  expect(text.length).toBeLessThan(6_000);
});

it('refuses a day that is no day', () => {
  expect(() => pictureOf(applicant({ asOf: '2026-02-30' }))).toThrow(RangeError);
});
