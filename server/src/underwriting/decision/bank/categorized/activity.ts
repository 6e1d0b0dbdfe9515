import type { Category } from '../../categories/category';
import { isSale } from '../../categories/category';
import type { Rules } from '../../rules/rules';
import type { Activity } from '../activity';
import { matchOwnTransfers } from '../own-transfers';
import type { CategorizedLine, CountedSale, Deductions } from './categorized-line';
import { deduct, getRemaining } from './categorized-line';
import { findExactTrips } from './find-exact-trips';
import { findMirroredParties } from './find-mirrored-parties';
import { findRoundTrips, listLent, type RoundTrip } from './find-round-trips';
import { findLentByName, type LentByName } from './lent-by-name';
import { isOutsideMoney } from './outside-money';
import { pairReversals } from './reversals';
import { netRoundTrips } from './round-trips';

/** The categorized lines of all accounts, and what follows from them. */
export interface CategorizedActivity {
  readonly lines: readonly CategorizedLine[];
  /** Sales with the amount that counts, in date order. Sales that do not count at all are omitted. */
  readonly sales: readonly CountedSale[];
  /** Returned payments and their fees, without the fees that the bank reversed. */
  readonly nsf: readonly CategorizedLine[];
  /** Repayments, with the lender's name if the line has one. */
  readonly repayments: readonly CategorizedLine[];
  /** Advances. */
  readonly proceeds: readonly CategorizedLine[];
  /** Both sides of transfers between the connected accounts. */
  readonly ownTransfers: ReadonlySet<CategorizedLine>;
  /** Those of them that are no activity: all where the accounts are together. */
  readonly internal: ReadonlySet<CategorizedLine>;
  readonly deductions: Deductions;
  /** Deposits so new that their money may still be taken back or leave another account; empty under rules that count them. */
  readonly uncleared: readonly CategorizedLine[];
  /** Possible round trips under two names; empty under rules that do not look for them. */
  readonly roundTrips: readonly RoundTrip[];
  /** Sales that do not count because of them, with the amount that would. */
  readonly roundTripped: readonly CountedSale[];
  /** Lines of round trips that began with a receipt, each with the name of its trip. */
  readonly lent: ReadonlyMap<CategorizedLine, string>;
  /** Money that named parties paid in and were paid back; empty under rules that do not look for it. */
  readonly lentByName: readonly LentByName[];
  /** The day on which the money of each transfer's receipt left the other account. */
  readonly leftOn: ReadonlyMap<CategorizedLine, number>;
}

/** Categories that can be one side of a transfer; a card settlement or a tax cannot. */
const transferCategories: ReadonlySet<Category> = new Set([
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
    accounts,
    settlement,
    today,
  }: Pick<Rules, 'transferDays' | 'accounts'> & {
    readonly settlement: NonNullable<Rules['settlement']>;
    readonly today: number;
  },
): CategorizedActivity {
  const { reversalDays, roundTripDays, reversals } = settlement;
  const { ownTransfers, leftOn } = matchTransfers(lines, transferDays);
  const deductions: Deductions = new Map();
  if (reversals !== 'last') pairReversals(lines, reversalDays, deductions);
  const refunded: Deductions = new Map();
  netRoundTrips(lines, roundTripDays, { paired: ownTransfers, deductions, settled: refunded });
  const roundTrips = findAllTrips(lines, { ownTransfers, settled: refunded }, settlement);
  const roundTripped = countSales(
    roundTrips.flatMap(({ received }) => received),
    deductions,
  );
  for (const { line, amount } of roundTripped) deduct(deductions, line, amount);
  if (reversals === 'last') {
    const others = lines.filter((line) => !ownTransfers.has(line));
    pairReversals(others, reversalDays, deductions, refunded);
  }
  const lent = listLent(roundTrips);
  const isFollowed = (line: CategorizedLine): boolean =>
    ownTransfers.has(line) || lent.has(line) || isOutsideMoney(line);
  const all = countSales(
    lines.filter((line) => line.amount > 0 && isSale(line.category) && !ownTransfers.has(line)),
    deductions,
  );
  const cleared = settlement.deposits === 'cleared' ? today - transferDays : null;
  const isNew = ({ category, day }: CategorizedLine): boolean =>
    cleared !== null && category === 'sale-deposit' && day > cleared;
  const filterLines = (category: Category) => lines.filter((line) => line.category === category);
  return {
    lines,
    sales: cleared === null ? all : clearDeposits(all, isNew, transferDays),
    nsf: listNsf(lines),
    repayments: filterLines('loan-repayment'),
    proceeds: filterLines('loan-proceeds'),
    ownTransfers,
    internal: accounts === 'together' ? ownTransfers : new Set(),
    deductions,
    uncleared: lines.filter((line) => line.amount > 0 && isNew(line) && !ownTransfers.has(line)),
    roundTrips,
    roundTripped,
    lent,
    lentByName: settlement.lentByName ? findLentByName(lines, roundTripDays, isFollowed) : [],
    leftOn,
  };
}

/** Possible round trips under two names, each kind among the lines that those before it do not explain. */
function findAllTrips(
  lines: readonly CategorizedLine[],
  {
    ownTransfers,
    settled,
  }: {
    /** Both sides of transfers between the connected accounts. */
    readonly ownTransfers: ReadonlySet<CategorizedLine>;
    /** What of each debit the same party paid back. */
    readonly settled: Deductions;
  },
  { otherNames, exactAmounts, mirroredParties }: NonNullable<Rules['settlement']>,
): readonly RoundTrip[] {
  const near = otherNames ? findRoundTrips(lines, ownTransfers, otherNames) : [];
  if (!exactAmounts) return near;
  const moved = new Set<CategorizedLine>();
  const isTaken = (line: CategorizedLine): boolean =>
    ownTransfers.has(line) || moved.has(line) || settled.has(line);
  addLines(moved, near);
  const exact = findExactTrips(lines, isTaken, exactAmounts);
  if (!mirroredParties) return [...near, ...exact];
  addLines(moved, exact);
  return [...near, ...exact, ...findMirroredParties(lines, isTaken, mirroredParties)];
}

function addLines(moved: Set<CategorizedLine>, trips: readonly RoundTrip[]): void {
  for (const { paid, received } of trips) {
    for (const line of paid) moved.add(line);
    for (const line of received) moved.add(line);
  }
}

/** Sales with their remaining amounts; those of which nothing remains are omitted. */
function countSales(lines: readonly CategorizedLine[], deductions: Deductions): readonly CountedSale[] {
  const sales: CountedSale[] = [];
  for (const line of lines) {
    const amount = getRemaining(deductions, line);
    if (amount > 0) sales.push({ account: line.account, day: line.day, text: line.text, amount, line });
  }
  return sales;
}

/**
 * Dates the sales of a deposit by the day on which it clears, when a cheque from another account would have left it. All
 * windows move with them: who deposits steadily loses no sales.
 */
const clearDeposits = (
  sales: readonly CountedSale[],
  isNew: (line: CategorizedLine) => boolean,
  days: number,
): readonly CountedSale[] =>
  sales
    .filter(({ line }) => !isNew(line))
    .map((sale) => (sale.line.category === 'sale-deposit' ? { ...sale, day: sale.day + days } : sale))
    .toSorted((a, b) => a.day - b.day);

/** Both sides of each transfer. Credits labelled as transfers are matched first, before customers' payments. */
function matchTransfers(
  lines: readonly CategorizedLine[],
  days: number,
): Pick<CategorizedActivity, 'ownTransfers' | 'leftOn'> {
  const eligible = lines.filter(({ category }) => transferCategories.has(category));
  const labelled = matchOwnTransfers(
    eligible.filter(({ amount, category }) => amount < 0 || category === 'own-transfer'),
    days,
  );
  const ownTransfers = new Set([...labelled.credits, ...labelled.debits]);
  const rest = matchOwnTransfers(
    eligible.filter((line) => !ownTransfers.has(line)),
    days,
  );
  for (const line of [...rest.credits, ...rest.debits]) ownTransfers.add(line);
  const leftOn = new Map<CategorizedLine, number>();
  for (const { credits, debits } of [labelled, rest])
    for (const [index, credit] of credits.entries()) leftOn.set(credit, debits[index]?.day ?? credit.day);
  return { ownTransfers, leftOn };
}

/** Returned payments and their fees, less the fees that the bank reversed. */
function listNsf(lines: readonly CategorizedLine[]): readonly CategorizedLine[] {
  const reversed = new Map<number, number>();
  for (const { rule, amount } of lines)
    if (rule === 'reversal.nsfFee') reversed.set(amount, (reversed.get(amount) ?? 0) + 1);
  return lines.filter((line) => {
    if (line.rule === 'reversal.nsf') return line.amount > 0;
    if (line.category !== 'nsf-fee') return false;
    const count = reversed.get(-line.amount) ?? 0;
    if (count > 0) reversed.set(-line.amount, count - 1);
    return count === 0;
  });
}

export const isNsf = (line: Pick<CategorizedLine, 'category' | 'rule'>): boolean =>
  line.category === 'nsf-fee' || line.rule === 'reversal.nsf';

/** The payer of a sale; null for cards, platforms and deposits, which bring many customers' money. */
export const toPayer = ({ line: { category, counterparty } }: CountedSale): string | null =>
  category === 'sale-transfer' ? counterparty : null;

/** Converts to the form of the rules that match words. */
export const toActivity = ({ lines, sales, nsf, repayments, internal }: CategorizedActivity): Activity => ({
  sales,
  nsf,
  lenderPayments: repayments.map((line) => ({ lender: toLender(line), line })),
  ordinary: lines.filter((line) => !isNsf(line) && !internal.has(line)),
});

/** The lender of a repayment; empty for the bank's own loans. */
export const toLender = ({ rule, counterparty }: CategorizedLine): string =>
  rule === 'loan.lender' || rule === 'loan.lending' ? (counterparty?.split(' ')[0] ?? '') : '';
