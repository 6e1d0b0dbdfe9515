import { expect, it } from 'vitest';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import type { Decision } from '../../../../../server/src/underwriting/decision/model/decision';
import type {
  BankTransaction,
  DecisionInput,
} from '../../../../../server/src/underwriting/decision/model/input';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { rules202612 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12';
import { buildAccount, buildInput, buildSteadySales, buildTransaction } from './build-input';

const steady = () => buildSteadySales(40_000);
const buildInputFrom = (lines: readonly BankTransaction[], opening?: number) =>
  buildInput({ accounts: [buildAccount(lines, opening)] });
/** Every `step` days of half a year. */
const every = (step: number, amount: number, text: string) =>
  Array.from({ length: Math.floor(180 / step) }, (_, index) => buildTransaction(index * step, amount, text));

/** What version 2026-11.2 got wrong: the input, and what is right. */
const findings: Readonly<Record<string, readonly [DecisionInput, (decision: Decision) => boolean]>> = {
  ...Object.fromEntries(
    [
      'LINE OF CREDIT ADVANCE',
      'MARGE DE CREDIT AVANCE',
      'BDC LOAN',
      'CEBA LOAN',
      'TERM LOAN CREDIT',
      'FUNDTHROUGH',
      'NEWCO CAPITAL',
    ].map((text) => [
      `loan proceeds are no sales: ${text}`,
      [buildInputFrom([...steady(), buildTransaction(20, 5_000_000, text)]), hasRevenue(1_200_000)] as const,
    ]),
  ),
  ...Object.fromEntries(
    ['N.S.F. CHARGE', 'RETURNED ITEM FEE', 'NOT SUFFICIENT FUNDS', 'INSUFF FUNDS', 'EFFET RETOURNE'].map(
      (text) => [
        `a returned payment is one: ${text}`,
        [
          buildInputFrom([...steady(), buildTransaction(20, -4_800, text)]),
          ({ features }: Decision) => features.nsfCount === 1,
        ] as const,
      ],
    ),
  ),
  ...Object.fromEntries(
    [
      'LOAN PAYMENT',
      'LN PMT',
      'LOC PAYMENT',
      'TERM LOAN PAYMENT',
      'REMBOURSEMENT PRET',
      'VERSEMENT PRET',
      'PAIEMENT MARGE DE CREDIT',
      'BDC LOAN PMT',
      'MCA DAILY PAYMENT',
      'MERCHANT GROWT BUS',
    ].map((text) => [
      `a repayment is one: ${text}`,
      [
        buildInputFrom([...steady(), buildTransaction(20, -90_000, text)]),
        ({ features }: Decision) => features.lenderPaymentsMonthly === 30_000,
      ] as const,
    ]),
  ),
  'own e-transfers out and in are no sales': [
    buildInputFrom([
      ...steady(),
      ...every(7, -500_000, 'INTERAC E-TRANSFER TO MAYA TREMBLAY'),
      ...every(7, 500_000, 'INTERAC E-TRANSFER FROM MAYA TREMBLAY'),
    ]),
    hasRevenue(1_200_000),
  ],
  'money lent to a friend and paid back in parts is no sale': [
    buildInputFrom([
      ...steady(),
      ...every(30, -900_000, 'E-TRANSFER SENT J GAGNON'),
      ...every(10, 300_000, 'E-TRANSFER RECEIVED J GAGNON'),
    ]),
    hasRevenue(1_200_000),
  ],
  'cash taken out and paid in again is no sale': [
    buildInputFrom([
      ...steady(),
      ...every(30, -900_000, 'ATM WITHDRAWAL'),
      ...every(10, 300_000, 'CASH DEPOSIT'),
    ]),
    ({ features }) => (features.monthlyRevenue ?? 0) <= 1_200_000,
  ],
  'sales charged back on the same day are no sales': [
    buildInputFrom([
      ...steady(),
      ...every(7, 500_000, 'MONERIS DEPOSIT'),
      ...every(7, -500_000, 'MONERIS CHARGEBACK'),
    ]),
    hasRevenue(1_200_000),
  ],
  'a kept advance cures no overdraft and lifts no average': [
    buildInputFrom([...steady(), buildTransaction(88, 6_000_000, 'ONDECK LOAN ADVANCE')], -3_500_000),
    ({ outcome }) => outcome === 'manualReview' || outcome === 'rejected',
  ],
  'payments from NSF International are no returned payments': [
    buildInputFrom([...steady(), ...every(12, 90_000, 'NSF INTERNATIONAL')]),
    ({ features }) => features.nsfCount === 0,
  ],
  'purchases at Driven Brands and Sheaves Farm are no lenders': [
    buildInputFrom([
      ...steady(),
      ...every(30, -9_000, 'POS PURCHASE DRIVEN BRANDS'),
      ...every(30, -9_000, 'SHEAVES FARM'),
    ]),
    ({ features }) => features.lenderCount === 0 && features.lenderPaymentsMonthly === 0,
  ],
  ...Object.fromEntries(
    ['TRANSFER FROM CUSTOMER', 'VIREMENT DE COMPTE CLIENT', 'CORRECTIONAL SERVICE CANADA EFT'].map((text) => [
      `a sale is one: ${text}`,
      [buildInputFrom(every(2, 80_000, text)), hasRevenue(1_200_000)] as const,
    ]),
  ),
  'row ids that restart lose no row': [
    buildInputFrom(steady().map((line, index) => ({ ...line, id: `row-${index % 30}` }))),
    hasRevenue(1_200_000),
  ],
  'many unreadable lines go to a person': [
    buildInput({ accounts: [{ ...buildAccount(steady()), unreadable: 200 }] }),
    ({ outcome, reasons }) => outcome === 'manualReview' && reasons.includes('linesUnusable'),
  ],
  'one sale in an otherwise empty account goes to a person, as an empty one does': [
    buildInputFrom([buildTransaction(20, 60_000)]),
    ({ outcome }) => outcome === 'manualReview',
  ],
};

function hasRevenue(cents: number) {
  return ({ features }: Decision) => features.monthlyRevenue === cents;
}

it.each(Object.entries(findings))('%s', (_, [input, isRight]) => {
  expect(isRight(decide(input, rules202612))).toBe(true);
  expect(isRight(decide(input, rules2026112))).toBe(false);
});

it('a proposal beneath the minimum proposes nothing, with months missing as without', () => {
  const small = (months: number) =>
    decide(buildInputFrom(every(2, 80_000, 'POS DEPOSIT').slice(0, months * 15), 30_000), rules202612);
  expect(small(4)).toMatchObject({ outcome: 'manualReview' });
  for (const { limit } of [small(4), small(6)])
    expect(limit === 0 || limit >= rules202612.limit.min).toBe(true);
});
