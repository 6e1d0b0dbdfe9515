import fc from 'fast-check';
import type {
  BankAccount,
  BankTransaction,
  DecisionInput,
} from '../../../../../server/src/underwriting/decision/model/input';
import { buildAccount, buildBureauReport, buildInput, buildTransaction } from './build-input';

/** Few amounts and words, so that transfers, repeats and near misses happen. */
const amounts = [4_800, 20_000, 50_000, 75_000, 200_000, 400_000] as const;
export const amount = fc.constantFrom(...amounts);
/** Whether an amount that leaves an account explains what comes in as money that came back. */
export const isExplained = (cents: number): boolean =>
  amounts.some((paid) => cents >= paid * 0.95 && cents <= paid * 1.01);
/** Named payers, and those who bring many customers' money. */
export const payer = fc.constantFrom(
  'POS DEPOSIT',
  'MONERIS DEPOSIT 441',
  'EFT ACME HOTELS 0091',
  'ETRANSFER FROM J SMITH',
  'VIREMENT DE CHLOE ROY',
);
const words = fc.oneof(
  payer,
  fc.constantFrom(
    'TRANSFER FROM 123',
    'ONDECK PAD',
    'NSF FEE',
    'SUPPLIER',
    'CLEARCO ADVANCE',
    '2M7 DRIVEN',
    '',
  ),
);
export const day = fc.integer({ min: 0, max: 364 });

const entry = fc
  .record({ day: fc.integer({ min: -2, max: 380 }), amount, words, out: fc.boolean() })
  .map(({ day: on, amount: cents, words: text, out }) => buildTransaction(on, out ? -cents : cents, text));

/** What a bank tells badly; it must not matter. */
const malformed = fc.constantFrom<Partial<BankTransaction>>(
  { date: '2026-02-30' },
  { date: '2026/10/03' },
  { amount: Number.NaN },
  { amount: Number.POSITIVE_INFINITY },
  { amount: 0.5 },
  { id: 'again' },
);
const entries = fc
  .array(fc.tuple(entry, fc.option(malformed, { freq: 12 })), { maxLength: 50 })
  .map((all) => all.map(([each, change]) => ({ ...each, ...change })));

export interface History {
  /** Lines of the first account and of the others. */
  readonly accounts: readonly (readonly BankTransaction[])[];
  readonly input: DecisionInput;
  /** The same applicant with more lines, each in the account of that place (modulo how many there are). */
  readonly addLines: (added: readonly (readonly [place: number, line: BankTransaction])[]) => DecisionInput;
}

/** A day, counted back from today, and an amount that a strategy moves. */
export const move = fc.record({
  on: fc.integer({ min: 5, max: 170 }),
  cents: fc.integer({ min: 100, max: 30_000 }),
});

/** A business with sales every second day, or none, in one to four accounts. */
export const histories = fc
  .record({
    base: fc.constantFrom(0, 40_000, 90_000, 180_000),
    from: payer,
    since: fc.constantFrom(60, 150, 360),
    others: fc.array(entries, { minLength: 1, maxLength: 4 }),
    opening: fc.integer({ min: 0, max: 9_000_000 }),
    unknown: fc.option(fc.nat(3), { freq: 8 }),
    score: fc.integer({ min: 530, max: 850 }),
    months: fc.integer({ min: 6, max: 60 }),
    exposure: fc.constantFrom(0, 0, 500_000),
  })
  .map(({ base, from, since, others, opening, unknown, score, months, exposure }): History => {
    const sales =
      base === 0
        ? []
        : Array.from({ length: since / 2 }, (_, index) => buildTransaction(index * 2, base, from));
    const accounts = others.map((lines, place) => (place === 0 ? [...sales, ...lines] : lines));
    const build: History['addLines'] = (added) =>
      buildInput({
        accounts: accounts.map((lines, place) =>
          toBankAccount(
            [...lines, ...added.filter(([to]) => to % accounts.length === place).map(([, more]) => more)],
            // no two accounts hold the same to the cent: that would be one, listed twice
            opening + place,
            { id: `account-${place}`, ...(unknown === place && { balance: null }) },
          ),
        ),
        business: { ...buildInput().business, months },
        bureau: buildBureauReport({ score }),
        exposure,
      });
    return { accounts, input: build([]), addLines: build };
  });

/** As a bank shows it: its balance comes from amounts that are amounts. */
function toBankAccount(
  lines: readonly BankTransaction[],
  opening: number,
  rest: Partial<BankAccount>,
): BankAccount {
  const real = lines.filter(({ amount: cents }) => Number.isSafeInteger(cents));
  return { ...buildAccount(real, opening, rest), transactions: lines };
}
