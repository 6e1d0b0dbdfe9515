import { dayMs } from '@tamarack/core/calendar/durations';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { generateLines } from './generate-lines';
import type { Persona } from './personas';
import { createGuid } from './random';

const dollars = (cents: number): number => cents / 100;

export interface FlinksTransaction {
  readonly Date: string;
  readonly Code: null;
  readonly Description: string;
  readonly Debit: number | null;
  readonly Credit: number | null;
  readonly Balance: number;
  readonly Id: string;
}

/** The accounts of a persona in the format of `GetAccountsDetail`. */
export function buildAccounts({ user, plan }: Persona, now: Date, days: number) {
  const today = new Date(`${dateIn(now)}T00:00:00Z`);
  const lines = generateLines(user, plan, today);
  const formatDate = (daysAgo: number): string =>
    new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);

  let balance = plan.openingBalance;
  const main = lines.map((line, index) => {
    balance += line.amount;
    return {
      daysAgo: line.daysAgo,
      row: buildRow(
        createGuid(user, 'main', String(index)),
        formatDate(line.daysAgo).replaceAll('-', '/'),
        line.description,
        line.amount,
        balance,
      ),
    };
  });
  let savingsBalance = 250_000;
  const savings = lines
    .filter((line) => line.description === 'TRANSFER TO SAVINGS')
    .map((line, index) => {
      savingsBalance -= line.amount;
      return {
        daysAgo: line.daysAgo,
        // The bank formats the dates of its savings accounts differently: both formats occur in practice.
        row: buildRow(
          createGuid(user, 'savings', String(index)),
          formatDate(line.daysAgo),
          'TRANSFER FROM CHEQUING',
          -line.amount,
          savingsBalance,
        ),
      };
    });

  const buildAccount = (
    key: string,
    type: string,
    category: string,
    rows: { daysAgo: number; row: FlinksTransaction }[],
    current: number,
  ) => ({
    Id: createGuid(user, key),
    // Newest first, and the last row of the previous page is repeated, as at a bank with pagination.
    Transactions: [
      ...(rows.length > 0
        ? [buildPendingRow(createGuid(user, key, 'announced'), formatDate(0), current)]
        : []),
      ...repeatFirst(rows.filter((entry) => entry.daysAgo < days).map((entry) => entry.row)).reverse(),
    ],
    TransitNumber: '77777',
    InstitutionNumber: '777',
    OverdraftLimit: 0,
    Title: `${type} ${key === 'main' ? plan.currency : 'CAD'}`,
    AccountNumber: `${createGuid(user, key, 'number').replace(/\D/g, '')}1111000`.slice(0, 7),
    LastFourDigits: null,
    Balance: { Available: null, Current: dollars(current), Limit: null },
    Category: category,
    Type: type,
    AccountType: 'Business',
    Currency: key === 'main' ? plan.currency : 'CAD',
    Holder: {
      Name: plan.holder,
      Address: {
        CivicAddress: '1275 avenue des Canadiens-de-Montréal',
        City: 'Montréal',
        Province: 'QC',
        PostalCode: 'H3B 5E8',
        POBox: null,
        Country: 'CA',
      },
      Email: null,
      PhoneNumber: null,
    },
  });

  const accounts = [buildAccount('main', 'Chequing', 'Operations', main, balance)];
  if (plan.currency === 'CAD') {
    accounts.push(buildAccount('savings', 'Savings', 'Operations', savings, savingsBalance));
    accounts.push(buildAccount('card', 'CreditCard', 'Credits', [], -120_000));
  }
  return accounts;
}

function buildRow(
  id: string,
  date: string,
  description: string,
  amount: number,
  balance: number,
): FlinksTransaction {
  return {
    Date: date,
    Code: null,
    Description: description,
    Debit: amount < 0 ? dollars(-amount) : null,
    Credit: amount > 0 ? dollars(amount) : null,
    Balance: dollars(balance),
    Id: id,
  };
}

/** A pending payment without an amount: occurs in practice, and does not count. */
const buildPendingRow = (id: string, date: string, balance: number): FlinksTransaction =>
  buildRow(id, date, 'PENDING AUTHORIZATION', 0, balance);

const repeatFirst = (rows: FlinksTransaction[]): FlinksTransaction[] => [...rows.slice(0, 1), ...rows];
