import { describe, expect, it } from 'vitest';
import { buildAccounts } from '../../../../../server/sandbox/bank/data/accounts-payload';
import { findPersona } from '../../../../../server/sandbox/bank/data/personas';
import {
  parseAccounts,
  parseCents,
  parseDate,
} from '../../../../../server/src/adapters/flinks/parse-accounts';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import { AS_OF, buildInput, daysAgo } from '../../underwriting/decision/build-input';

/** One operating account with these rows, as the vendor tells it. */
const told = (Transactions: unknown, rest: object = {}) => ({
  Accounts: [
    { Id: 'a', Category: 'Operations', Currency: 'CAD', Balance: { Current: 1000 }, Transactions, ...rest },
  ],
});
const read = (rows: unknown, rest: object = {}) => {
  const [account] = parseAccounts(told(rows, rest));
  if (!account) throw new Error('no account');
  return account;
};
const listAmounts = (rows: unknown) => read(rows).transactions.map(({ amount }) => amount);
const decisionOn = (body: Readonly<Record<string, unknown>>) =>
  decide(buildInput({ accounts: parseAccounts(body) }));

const sale = { Date: AS_OF, Description: 'POS DEPOSIT', Credit: 250 };

describe('a transaction of the bank', () => {
  it.each([
    ['no amount', { ...sale, Credit: null }],
    ['no date', { ...sale, Date: undefined }],
    ['a date that does not exist', { ...sale, Date: '2026/02/30' }],
    ['the day first', { ...sale, Date: '20/11/2026' }],
    ['an amount that is no number', { ...sale, Credit: 'see statement' }],
    ['money in and out at once', { ...sale, Debit: 40 }],
    ['money in below zero', { ...sale, Credit: -250 }],
    ['an amount larger than any', { ...sale, Credit: 1e300 }],
    ['nothing at all', null],
    ['text in the place of a row', 'POS DEPOSIT 250.00'],
  ])('a row that has %s is counted as unreadable, without guessing', (_, row) => {
    expect(read([sale, row])).toMatchObject({ unreadable: 1, transactions: [{ amount: 25_000 }] });
    expect(decisionOn(told([sale, row])).features).toMatchObject({ ignoredTransactions: 1 });
  });

  it.each([
    [{ Credit: '1,250.00' }, 125_000],
    [{ Credit: '1 250,00 $' }, 125_000],
    [{ Credit: '1.250,5' }, 125_050],
    [{ Credit: '1,250' }, 125_000],
    [{ Debit: '12.34' }, -1234],
    [{ Debit: '-12,34' }, -1234],
    [{ Debit: -12.34 }, -1234],
    [{ Credit: 0, Debit: 7 }, -700],
    [{ Credit: 5, Debit: 0 }, 500],
    [{ Credit: 0, Debit: null }, 0],
  ])('a row with %j is %d cents', (row, amount) => {
    expect(listAmounts([{ Date: AS_OF, ...row }])).toEqual([amount]);
  });

  it.each(['0x10', '1e5', 'Infinity', '12.3.4', '--5', '.', ','])('%j is not an amount', (text) => {
    expect(parseCents(text)).toBeNull();
  });

  it('a row may lack its text and its ID, or have a numeric ID', () => {
    const rows = [
      { Date: AS_OF, Credit: 5 },
      { ...sale, Id: 7 },
      { ...sale, Id: 7 },
    ];
    expect(read(rows).transactions.map(({ id, description }) => [id, description])).toEqual([
      ['', ''],
      ['7', 'POS DEPOSIT'],
      ['7', 'POS DEPOSIT'],
    ]);
    expect(decisionOn(told(rows)).features.ignoredTransactions).toBe(1);
  });
});

it('a date that does not exist is rejected', () => {
  expect(['2026-02-29', '2026/13/01', '2026/00/10', '2028/2/29'].map(parseDate)).toEqual([
    null,
    null,
    null,
    '2028-02-29',
  ]);
});

it('both date formats give the same day', () => {
  const rows = (form: (date: string) => string) =>
    Array.from({ length: 200 }, (_, day) => ({ ...sale, Date: form(daysAgo(day)) }));
  const slashes = decisionOn(told(rows((date) => date.replaceAll('-', '/'))));
  expect(slashes).toEqual(decisionOn(told(rows((date) => date))));
  expect(slashes.features.monthlyRevenue).toBe(750_000);
});

describe('an account', () => {
  it('an account in another currency goes to manual review, and its rows are excluded', () => {
    const decision = decisionOn(told([sale], { Currency: 'usd' }));
    expect(decision).toMatchObject({
      outcome: 'manualReview',
      features: { foreignAccounts: 1, monthlyRevenue: 0 },
    });
  });

  it.each([
    ['no lines', []],
    ['no list of lines', null],
    ['lines nobody can read', [{}, null, { Date: AS_OF }]],
  ])('an account with %s goes to manual review: missing data is no ground for a rejection', (_, rows) => {
    const decision = decisionOn(told(rows));
    expect(decision).toMatchObject({ outcome: 'manualReview', limit: 0, instant: 0 });
    expect(decision.reasons).toContain('monthsMissing');
  });

  it('an account returned twice is counted once', () => {
    const one = told([sale, { ...sale, Date: daysAgo(40) }]);
    const twice = { Accounts: [...one.Accounts, ...one.Accounts] };
    expect(decisionOn(twice).features).toEqual({ ...decisionOn(one).features, repeatedAccounts: 1 });
  });
});

it('reads all of 20,000 rows', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => ({
    ...sale,
    Id: `r${row}`,
    Date: daysAgo(row % 180),
  }));
  expect(decisionOn(told(rows)).features).toMatchObject({
    monthlyRevenue: Math.floor((20_000 * 25_000) / 6),
    ignoredTransactions: 0,
  });
});

it('counts the test bank’s duplicates and pending rows without an amount', () => {
  const persona = findPersona('instant');
  if (!persona) throw new Error('no persona');
  const body = { Accounts: buildAccounts(persona, new Date(`${AS_OF}T17:00:00Z`), 365) };
  // the last row of a page again and a payment without its amount, in each of two accounts
  expect(decisionOn(body).features.ignoredTransactions).toBe(2 + 2);
  expect(parseAccounts(body).map(({ unreadable }) => unreadable)).toEqual([1, 1, 0]);
});
