import type { BankTransaction } from '../../../../../server/src/underwriting/decision/model/input';
import { buildTransaction } from './build-input';

/** Lines that a strategy adds, each in the account of that place. */
export type Moves = readonly (readonly [place: number, line: BankTransaction])[];

/** Moves an amount of one's own money, beginning so many days back. */
export type Strategy = (on: number, cents: number) => Moves;

export const pay = (day: number, cents: number, name = 'NORTHLAND TRADING') =>
  buildTransaction(day, -cents, `WIRE TO ${name}`);
export const receive = (day: number, cents: number, name = 'ABC HOLDINGS') =>
  buildTransaction(day, cents, `WIRE FROM ${name}`);

/** Between two of one's own accounts that both count. */
export const betweenAccounts: Readonly<Record<string, Strategy>> = {
  'moved between own accounts': (on, cents) => [
    [0, buildTransaction(on, -cents, 'TRANSFER TO 4411')],
    [1, buildTransaction(on - 1, cents, 'TRANSFER FROM 9911')],
  ],
  'moved between own accounts and back': (on, cents) => [
    [0, buildTransaction(on, -cents, 'TRANSFER TO 4411')],
    [1, buildTransaction(on, cents, 'TRANSFER FROM 9911')],
    [1, buildTransaction(on - 4, -cents, 'TRANSFER TO 9911')],
    [0, buildTransaction(on - 4, cents, 'TRANSFER FROM 4411')],
  ],
  'deposited in one account before the other one pays': (on, cents) => [
    [1, buildTransaction(on, cents, 'DEPOSIT')],
    [0, buildTransaction(on - 3, -cents, 'WITHDRAWAL')],
  ],
};

/** With somebody of one name, in cash, or with a lender. */
const underOneName: Readonly<Record<string, Strategy>> = {
  'moved under other words': (on, cents) => [
    [0, buildTransaction(on, -cents, 'WITHDRAWAL')],
    [0, buildTransaction(on - 1, cents, 'DEPOSIT')],
  ],
  'sent to oneself and back, in parts': (on, cents) => [
    [0, buildTransaction(on, -cents * 3, 'E-TRANSFER SENT M TREMBLAY')],
    ...[1, 2, 3].map(
      (day) => [0, buildTransaction(on - day, cents, 'E-TRANSFER FROM TREMBLAY, MAYA')] as const,
    ),
  ],
  'lent to a friend and paid back in parts': (on, cents) => [
    [0, buildTransaction(on, -cents * 3, 'E-TRANSFER SENT J GAGNON')],
    ...[1, 2, 3].map((day) => [0, buildTransaction(on - day, cents, 'E-TRANSFER FROM J GAGNON')] as const),
  ],
  'borrowed from a friend, held and given back': (on, cents) => [
    [0, buildTransaction(on, cents * 9, 'E-TRANSFER FROM J GAGNON')],
    [0, buildTransaction(Math.max(0, on - 80), -cents * 9, 'E-TRANSFER SENT J GAGNON')],
  ],
  'taken out in cash and paid in': (on, cents) => [
    [0, buildTransaction(on, -cents, 'ATM WITHDRAWAL')],
    [0, buildTransaction(on - 2, cents, 'CASH DEPOSIT')],
  ],
  'borrowed and kept': (on, cents) => [[0, buildTransaction(on, cents * 9, 'JOURNEY CAPITAL ADVANCE')]],
  'put in by the owner and kept': (on, cents) => [[0, buildTransaction(on, cents * 9, 'SHAREHOLDER LOAN')]],
  'sold and charged back': (on, cents) => [
    [0, buildTransaction(on, cents, 'MONERIS DEPOSIT')],
    [0, buildTransaction(on, -cents, 'MONERIS CHARGEBACK')],
  ],
};

/** Names of their own for each amount, which differ in the letters by which a party is known. */
const formatName = (cents: number, last: 'TRADING' | 'HOLDINGS') =>
  `${last === 'TRADING' ? 'NO' : 'LE'}${[...String(cents)].map((digit) => 'BDFGKLMNRV'[Number(digit)]).join('A')} ${last}`;

/** Out to one party, and back from another. */
export const underTwoNames: Readonly<Record<string, Strategy>> = {
  'sent to one company and back from another': (on, cents) => [
    [0, pay(on, cents)],
    [0, receive(on - 2, cents)],
  ],
  'back with a fee kept': (on, cents) => [
    [0, pay(on, cents, formatName(cents, 'TRADING'))],
    [0, receive(on - 3, Math.ceil(cents * 0.97), formatName(cents, 'HOLDINGS'))],
  ],
  'back in parts': (on, cents) => [
    [0, pay(on, cents * 3, formatName(cents, 'TRADING'))],
    ...[1, 2, 3].map((day) => [0, receive(on - day, cents, formatName(cents, 'HOLDINGS'))] as const),
  ],
  'lent by one company and paid back to another': (on, cents) => [
    [0, receive(on, cents, formatName(cents, 'HOLDINGS'))],
    [0, pay(on - 3, cents, formatName(cents, 'TRADING'))],
  ],
};

/** Out and back to the cent, which no party's name and no ten days tell. */
const toTheCent: Readonly<Record<string, Strategy>> = {
  'back from another company after weeks': (on, cents) => [
    [0, pay(on + 16, cents, formatName(cents, 'TRADING'))],
    [0, receive(on, cents, formatName(cents, 'HOLDINGS'))],
  ],
  'a cheque that another company pays back': (on, cents) => [
    [0, buildTransaction(on + 5, -cents, `CHEQUE ${100 + (cents % 800)}`)],
    [0, receive(on, cents, formatName(cents, 'HOLDINGS'))],
  ],
  'own money charged to a card terminal': (on, cents) => [
    [0, pay(on + 5, cents, formatName(cents, 'TRADING'))],
    [0, buildTransaction(on, cents, 'MONERIS DEPOSIT 771')],
  ],
};

/** Every strategy. */
export const strategies: Readonly<Record<string, Strategy>> = {
  ...betweenAccounts,
  ...underOneName,
  ...underTwoNames,
  ...toTheCent,
};
