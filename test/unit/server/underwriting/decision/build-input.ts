import { formatDayNumber, toDayNumber } from '../../../../../server/src/underwriting/decision/model/days';
import type {
  BankAccount,
  BankTransaction,
  DecisionInput,
} from '../../../../../server/src/underwriting/decision/model/input';

export const AS_OF = '2026-11-20';
const TODAY = toDayNumber(AS_OF) ?? 0;

export const daysAgo = (days: number): string => formatDayNumber(TODAY - days);

let next = 0;
export const buildTransaction = (
  days: number,
  amount: number,
  description = 'POS DEPOSIT',
): BankTransaction => {
  next += 1;
  return { id: `t${next}`, date: daysAgo(days), description, amount };
};

/** An account that opened a year ago with `opening` and holds what its lines left: as a real bank would show it. */
export const buildAccount = (
  transactions: readonly BankTransaction[],
  opening = 2_000_000,
  rest: Partial<BankAccount> = {},
): BankAccount => ({
  id: 'main',
  currency: 'CAD',
  operating: true,
  holder: null,
  balance: transactions.reduce((sum, { amount }) => sum + amount, opening),
  transactions,
  ...rest,
});

/** A year of steady sales: one deposit a day, paid out again weekly. */
export const buildSteadySales = (perDay = 100_000): BankTransaction[] =>
  Array.from({ length: 360 }, (_, days) => [
    buildTransaction(days, perDay),
    ...(days % 7 === 0 ? [buildTransaction(days, -perDay * 6, 'SUPPLIER PAYMENT')] : []),
  ]).flat();

export const buildInput = (change: Partial<DecisionInput> = {}): DecisionInput => ({
  asOf: AS_OF,
  person: { first: 'Maya', last: 'Tremblay', dob: '1985-04-12', sinConfirmed: false },
  business: { legal: 'Bistro du Nord Inc.', businessAs: 'Bistro du Nord', months: 60 },
  bureau: {
    status: 'found',
    score: 780,
    monthsSinceBankruptcy: null,
    openCollections: 0,
    fraudAlert: false,
    monthsRegistered: null,
  },
  accounts: [buildAccount(buildSteadySales())],
  exposure: 0,
  rejectedElsewhere: false,
  ...change,
});

type BureauReport = Extract<DecisionInput['bureau'], { status: 'found' }>;

export const buildBureauReport = (change: Partial<BureauReport>): BureauReport => ({
  status: 'found',
  score: 780,
  monthsSinceBankruptcy: null,
  openCollections: 0,
  fraudAlert: false,
  monthsRegistered: null,
  ...change,
});
