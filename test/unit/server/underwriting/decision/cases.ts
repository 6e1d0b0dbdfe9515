import type { DecisionInput } from '../../../../../server/src/underwriting/decision/model/input';
import {
  buildAccount,
  buildBureauReport,
  buildInput,
  buildSteadySales,
  buildTransaction,
} from './build-input';

/** Steady sales, and a wire that comes back under another name five days later. Cents. */
const buildTrip = ({ paid, received }: { readonly paid: number; readonly received: number }): DecisionInput =>
  buildInput({
    accounts: [
      buildAccount(
        [
          ...buildSteadySales(40_000),
          buildTransaction(40, -paid, 'WIRE TO NORTHLAND TRADING'),
          buildTransaction(35, received, 'WIRE FROM ABC HOLDINGS'),
        ],
        9_000_000,
      ),
    ],
  });

/** One application for each kind of outcome and of binding term. */
export const cases = {
  strong: buildInput(),
  granted: buildInput({ accounts: [buildAccount(buildSteadySales(40_000))] }),
  weaker: buildInput({
    accounts: [buildAccount(buildSteadySales(40_000))],
    bureau: buildBureauReport({ score: 620 }),
  }),
  held: buildInput({ exposure: 700_000 }),
  poor: buildInput({ accounts: [buildAccount(buildSteadySales(40_000), 0, { balance: 40_000 })] }),
  falling: buildInput({
    accounts: [
      buildAccount(
        buildSteadySales().filter((_, index) => index > 90),
        9_000_000,
      ),
    ],
  }),
  rejected: buildInput({
    bureau: buildBureauReport({ score: 500 }),
    accounts: [buildAccount(buildSteadySales(4_000))],
  }),
  reviewed: buildInput({ bureau: buildBureauReport({ fraudAlert: true }) }),
  dependent: buildInput({
    accounts: [
      buildAccount(
        Array.from({ length: 300 }, (_, day) => buildTransaction(day, 100_000, 'EFT ACME HOTELS 0042')),
      ),
    ],
  }),
  borrower: buildInput({
    accounts: [
      buildAccount([
        ...buildSteadySales(),
        buildTransaction(30, 2_000_000, 'ONDECK CANADA LOAN ADVANCE'),
        ...Array.from({ length: 8 }, (_, week) => buildTransaction(week * 7, -40_000, 'ONDECK CANADA PAD')),
        buildTransaction(12, -4_800, 'NSF FEE'),
      ]),
      buildAccount([buildTransaction(3, 500_000, 'TRANSFER FROM 4411')], 100_000, { id: 'savings' }),
    ],
  }),
  overdrawnAside: buildInput({
    accounts: [
      buildAccount(buildSteadySales(40_000), 9_000_000),
      buildAccount([buildTransaction(140, -50_000, 'SUPPLIER')], 49_000, { id: 'second' }),
    ],
  }),
  coincidence: buildTrip({ paid: 300_000, received: 300_000 }),
  circle: buildTrip({ paid: 2_000_000, received: 1_950_000 }),
  blind: buildInput({ accounts: [] }),
  empty: buildInput({ accounts: [buildAccount([])] }),
  sin: buildInput({ bureau: { status: 'noFile' } }),
} satisfies Record<string, DecisionInput>;
