import type { Category } from '../../categories/category';
import { isSale } from '../../categories/category';
import type { Rules } from '../../rules/rules';
import type { Activity } from '../activity';
import { matchOwnTransfers } from '../own-transfers';
import type { CategorizedLine, CountedSale, Deductions } from './lines';
import { remainingOf } from './lines';
import { netRoundTrips } from './round-trips';
import { pairTakeBacks } from './take-backs';

/** What the lines of all accounts say together. */
export interface CategorizedActivity {
  readonly lines: readonly CategorizedLine[];
  /** Sales with what counts of them, in date order; those that do not count at all are left out. */
  readonly sales: readonly CountedSale[];
  /** Returned payments and the fees for them, but fees that the bank took back. */
  readonly nsf: readonly CategorizedLine[];
  /** Repayments, with the lender's name where the line has one. */
  readonly repayments: readonly CategorizedLine[];
  /** Advances. */
  readonly proceeds: readonly CategorizedLine[];
  /** Both sides of transfers between the connected accounts. */
  readonly ownTransfers: ReadonlySet<CategorizedLine>;
  readonly deductions: Deductions;
}

/** Which credits and debits may be two sides of one transfer: a terminal's settlement or a tax is none. */
const MAY_BE_TRANSFER: ReadonlySet<Category> = new Set([
  'sale-transfer',
  'sale-deposit',
  'own-transfer',
  'owner-injection',
  'purchase',
  'owner-draw',
  'cash-withdrawal',
  'unknown',
]);

export function categorizeActivity(
  lines: readonly CategorizedLine[],
  {
    transferDays,
    settlement,
  }: Pick<Rules, 'transferDays'> & { readonly settlement: NonNullable<Rules['settlement']> },
): CategorizedActivity {
  const ownTransfers = matchTransfers(lines, transferDays);
  const deductions: Deductions = new Map();
  pairTakeBacks(lines, settlement.takeBackDays, deductions);
  netRoundTrips(lines, settlement.roundTripDays, ownTransfers, deductions);
  const sales = lines.flatMap((line) => {
    if (line.amount <= 0 || !isSale(line.category) || ownTransfers.has(line)) return [];
    const amount = remainingOf(deductions, line);
    return amount > 0 ? [{ account: line.account, day: line.day, text: line.text, amount, line }] : [];
  });
  const of = (category: Category) => lines.filter((line) => line.category === category);
  return {
    lines,
    sales,
    nsf: listNsf(lines),
    repayments: of('loan-repayment'),
    proceeds: of('loan-proceeds'),
    ownTransfers,
    deductions,
  };
}

/** Both sides of each transfer: first of credits that say so, so that no customer's payment takes their place. */
function matchTransfers(lines: readonly CategorizedLine[], days: number): ReadonlySet<CategorizedLine> {
  const eligible = lines.filter(({ category }) => MAY_BE_TRANSFER.has(category));
  const said = matchOwnTransfers(
    eligible.filter(({ amount, category }) => amount < 0 || category === 'own-transfer'),
    days,
  );
  const matched = new Set([...said.credits, ...said.debits]);
  const rest = matchOwnTransfers(
    eligible.filter((line) => !matched.has(line)),
    days,
  );
  for (const line of [...rest.credits, ...rest.debits]) matched.add(line);
  return matched;
}

/** Fees for returned payments and the payments themselves, less the fees that the bank gave back. */
function listNsf(lines: readonly CategorizedLine[]): readonly CategorizedLine[] {
  const givenBack = new Map<number, number>();
  for (const { rule, amount } of lines)
    if (rule === 'reversal.nsfFee') givenBack.set(amount, (givenBack.get(amount) ?? 0) + 1);
  return lines.filter((line) => {
    if (line.rule === 'reversal.nsf') return line.amount > 0;
    if (line.category !== 'nsf-fee') return false;
    const back = givenBack.get(-line.amount) ?? 0;
    if (back > 0) givenBack.set(-line.amount, back - 1);
    return back === 0;
  });
}

export const isNsf = (line: Pick<CategorizedLine, 'category' | 'rule'>): boolean =>
  line.category === 'nsf-fee' || line.rule === 'reversal.nsf';

/** The payer of a sale; null for cards, platforms and deposits, which bring many customers' money. */
export const toPayer = ({ line: { category, counterparty } }: CountedSale): string | null =>
  category === 'sale-transfer' ? counterparty : null;

/** As rules of words would tell it. */
export const toActivity = ({ lines, sales, nsf, repayments }: CategorizedActivity): Activity => ({
  sales,
  nsf,
  lenderPayments: repayments.map((line) => ({ lender: toLender(line), line })),
  ordinary: lines.filter((line) => !isNsf(line)),
});

/** The lender of a repayment; empty for the bank's own loans. */
export const toLender = ({ rule, counterparty }: CategorizedLine): string =>
  rule === 'loan.lender' || rule === 'loan.lending' ? (counterparty?.split(' ')[0] ?? '') : '';
