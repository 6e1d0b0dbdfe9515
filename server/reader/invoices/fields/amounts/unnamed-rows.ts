import type { Cents } from '@tamarack/core/money/cents';
import { type AmountRole, isAmountRole } from '../../labels/label-roles';
import { toTerms } from '../../labels/terms';
import { getLineText } from '../../layout/build-lines';
import { type DocumentLayout, getSpanText } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';
import type { AmountEntry } from './amount-entries';
import { isConditional, namesAmountDue, namesPayment, requestsAmount } from './due-wordings';
import { findRunningSums, findTaxedAmounts } from './running-sums';
import { COLUMN_TOLERANCE, isTaxedSum, MAX_TAXES } from './total-proofs';

/** A line whose last amount has words before it, or none. */
interface Row {
  readonly line: number;
  readonly page: number;
  readonly amount: AmountSpan;
  /** Words of the cell right before its first amount. */
  readonly words: string;
  readonly isAlone: boolean;
  /** Whether a known label names an amount of the row. */
  readonly isLabelled: boolean;
}

/** Lines from a base without taxes down to the total. */
const MAX_LINES = 9;
const MAX_WORDS = 9;

/**
 * Amounts that no known label names, by what they add up to or by how their words are put together: no list has all
 * wordings.
 */
export function findUnnamedEntries(
  layout: DocumentLayout,
  named: readonly AmountEntry[],
): readonly AmountEntry[] {
  const rows = listRows(layout);
  return [
    ...findTaxedSums(rows, named),
    ...findProseSums(layout, named),
    ...findListedSums(rows, named),
    ...findRowSums(layout, named),
    ...findTaxedAmounts(layout)
      .filter(({ sum }) => !sum.isLabelled && !hasOtherTotal(named, sum.amount.cents, sum.amount.cents))
      .map(({ sum }) => toEntry(sum, 'total', sum.words)),
    ...rows
      .filter(
        (row) =>
          !row.isLabelled &&
          row.isAlone &&
          isShort(row.words) &&
          namesAmountDue(row.words) &&
          !isConditional(getWordsAfter(layout, row)),
      )
      .filter(({ amount }) => !named.some((one) => one.role === 'due' && one.amount.cents !== amount.cents))
      .map((row) => toEntry(row, 'due', row.words)),
    ...findRequests(layout, named),
  ];
}

const isShort = (words: string): boolean => words.split(' ').length <= MAX_WORDS;

const toEntry = (
  { line, amount }: Pick<Row, 'line' | 'amount'>,
  role: AmountRole,
  words: string,
): AmountEntry => ({
  role,
  label: { role, words, line, from: 0, to: Math.max(0, amount.from - 1) },
  amount,
  line,
  position: 'beside',
  isInvoiceTotal: true,
  others: [],
});

function listRows(layout: DocumentLayout): readonly Row[] {
  return layout.lines.flatMap((own, line): readonly Row[] => {
    const amounts = (layout.amounts[line] ?? []).filter(isClearAmount);
    const [first, amount] = [amounts[0], amounts.at(-1)];
    if (!first || !amount) return [];
    const cell = own.segments[own.segmentIndexes[first.from - 1] ?? -1];
    const words = cell
      ? toTerms(getSpanText(layout, { line, from: cell.from, to: first.from - 1 })).join(' ')
      : '';
    const isLabelled = (layout.labelsByLine.get(line) ?? []).some(({ role }) => isAmountRole(role));
    return [{ line, page: own.page, amount, words, isAlone: amounts.length === 1, isLabelled }];
  });
}

/**
 * A base, one or two taxes at a rate of Canada, and their sum, one below the other, whatever their labels: `Gross value`,
 * `This instalment`, `Pay`.
 */
function findTaxedSums(rows: readonly Row[], named: readonly AmountEntry[]): readonly AmountEntry[] {
  const found = new Map<Row, AmountEntry>();
  for (const [index, sum] of rows.entries()) {
    if (sum.amount.cents <= 0 || namesPayment(sum.words)) continue;
    const above = rows
      .slice(Math.max(0, index - MAX_LINES), index)
      .filter(
        ({ line, page, amount }) =>
          page === sum.page &&
          sum.line - line <= MAX_LINES &&
          amount.cents !== 0 &&
          Math.abs(amount.right - sum.amount.right) <= COLUMN_TOLERANCE,
      )
      .toReversed();
    for (let count = 1; count <= MAX_TAXES; count += 1) {
      const [taxes, base] = [above.slice(0, count), above[count]];
      const amounts = taxes.map(({ amount }) => amount.cents);
      if (!base || !isTaxedSum(base.amount.cents, amounts, sum.amount.cents)) continue;
      if (!sum.isLabelled && hasOtherTotal(named, base.amount.cents, sum.amount.cents)) continue;
      const parts: readonly (readonly [Row, AmountRole])[] = [
        [base, 'subtotal'],
        ...taxes.map((tax) => [tax, 'tax'] as const),
        [sum, 'total'],
      ];
      for (const [row, role] of parts)
        if (!row.isLabelled && !found.has(row)) found.set(row, toEntry(row, role, row.words));
    }
  }
  return [...found.values()];
}

/** Sums in the words of a text, and what they are made of. */
const findProseSums = (layout: DocumentLayout, named: readonly AmountEntry[]): readonly AmountEntry[] =>
  findRunningSums(layout)
    .filter(({ base, sum }) => !sum.isLabelled && !hasOtherTotal(named, base.amount.cents, sum.amount.cents))
    .flatMap(({ base, sum }) => [
      ...(base.isLabelled ? [] : [toEntry(base, 'subtotal', base.words)]),
      toEntry(sum, 'total', sum.words),
    ]);

/**
 * What a list of charges and its taxes come to, printed apart without a label that is known: the rows above the taxes add up
 * to an amount that the taxes are a rate of.
 */
function findListedSums(rows: readonly Row[], named: readonly AmountEntry[]): readonly AmountEntry[] {
  const taxes = named.filter(({ role, amount }) => role === 'tax' && isClearAmount(amount));
  const first = rows.findIndex(({ amount }) => amount === taxes[0]?.amount);
  const column = rows[first];
  if (!column || taxes.length > MAX_TAXES) return [];
  const [cents, last] = [taxes.map(({ amount }) => amount.cents), taxes.at(-1)?.line ?? column.line];
  const below = rows.filter(
    ({ line, page, isLabelled }) => line > last && page === column.page && !isLabelled,
  );
  let base = 0;
  for (const { amount, page, line } of rows.slice(0, first).toReversed()) {
    if (page !== column.page || Math.abs(amount.right - column.amount.right) > COLUMN_TOLERANCE) continue;
    if (named.some((one) => one.line === line && one.role === 'previous')) return [];
    base += amount.cents;
    const sum = cents.reduce((all, tax) => all + tax, base);
    const printed = below.find((row) => row.amount.cents === sum && row.amount.hasCurrencySign);
    if (printed && isTaxedSum(base, cents, sum) && !hasOtherTotal(named, base, sum))
      return namesPayment(printed.words) ? [] : [toEntry(printed, 'total', printed.words)];
  }
  return [];
}

/** Lines from a head down to its row. */
const MAX_HEAD_LINES = 2;

/** Charges that the taxes of such a row are of. */
const MAX_CHARGES = 3;

interface RowSum {
  readonly line: number;
  readonly charges: readonly AmountSpan[];
  readonly taxes: readonly AmountSpan[];
  readonly sum: AmountSpan;
}

const addCents = (amounts: readonly AmountSpan[]): Cents =>
  amounts.reduce((all, { cents }) => all + cents, 0);

/** `Service  HST  Total payable` above `5,140.80  668.30  $5,809.10`: a summary in one row, alone below its head. */
function findRowSums(layout: DocumentLayout, named: readonly AmountEntry[]): readonly AmountEntry[] {
  const sums = layout.amounts.flatMap((all, line) => {
    if (!isSummaryRow(layout, line)) return [];
    const row = all.filter(isClearAmount);
    const lower = findLower(layout, line, row.at(-1));
    const found = findRowSum(row, line) ?? (lower && findRowSum([...row, lower], line));
    return found ? [found] : [];
  });
  const [only] = sums;
  if (!only || sums.length > 1 || hasOtherTotal(named, addCents(only.charges), only.sum.cents)) return [];
  const { line, charges, taxes, sum } = only;
  return [
    ...charges.map((amount, index) =>
      toEntry({ line, amount }, index === 0 ? 'subtotal' : 'added', `base ${index}`),
    ),
    ...taxes.map((amount, index) => toEntry({ line, amount }, 'tax', `tax ${index}`)),
    toEntry({ line: layout.amounts[line]?.includes(sum) ? line : line + 1, amount: sum }, 'total', 'sum'),
  ];
}

/** The sum of a row in larger letters, which lands on the next line: alone there, right of the row and close to it. */
function findLower(layout: DocumentLayout, line: number, last: AmountSpan | undefined): AmountSpan | null {
  const [own, next] = [layout.lines[line], layout.lines[line + 1]];
  const [first, amount] = [next?.tokens[0], layout.amounts[line + 1]?.[0]];
  if (!own || !next || !first || !amount || !last || next.page !== own.page) return null;
  const isAlone = amount.from === 0 && amount.to === next.tokens.length - 1 && isClearAmount(amount);
  return isAlone && first.x > last.right && next.top < own.bottom + (own.bottom - own.top) ? amount : null;
}

/** The last amount of a row as the sum of the charges and taxes before it, the fewest charges that hold. */
function findRowSum(amounts: readonly AmountSpan[], line: number): RowSum | null {
  const sum = amounts.at(-1);
  for (let charged = 1; charged <= MAX_CHARGES; charged += 1)
    for (let count = 1; count <= MAX_TAXES; count += 1) {
      const parts = amounts.slice(-1 - count - charged, -1);
      const [charges, taxes] = [parts.slice(0, charged), parts.slice(charged)];
      if (!sum || taxes.length !== count) continue;
      const isSum = isTaxedSum(
        addCents(charges),
        taxes.map(({ cents }) => cents),
        sum.cents,
      );
      if (isSum) return { line, charges, taxes, sum };
    }
  return null;
}

/** Whether a head without amounts, with a tax and a total or amount due in it, is right above a line: in one line, or in both. */
const isSummaryRow = (layout: DocumentLayout, line: number): boolean =>
  Array.from({ length: MAX_HEAD_LINES }, (_, index) => line - 1 - index).some((at) => {
    const heads = layout.amounts[line - 1]?.some(isClearAmount) ? [at] : [at, line - 1];
    const roles = heads.flatMap((head) => (layout.labelsByLine.get(head) ?? []).map(({ role }) => role));
    const isHead =
      layout.lines[at]?.page === layout.lines[line]?.page && !layout.amounts[at]?.some(isClearAmount);
    const isTaxed = roles.includes('tax') || roles.includes('taxTotal');
    const last = layout.lines[at]?.segments.at(-1);
    const isAsked =
      last !== undefined && namesAmountDue(toTerms(getSpanText(layout, { line: at, ...last })).join(' '));
    return isHead && isTaxed && (isAsked || roles.includes('total') || roles.includes('due'));
  });

/** Whether a label names another total or amount due: the sum may be for information. */
const hasOtherTotal = (named: readonly AmountEntry[], base: Cents, sum: Cents): boolean =>
  named.some(
    ({ role, isInvoiceTotal, amount: { cents } }) =>
      (role === 'due' || (role === 'total' && isInvoiceTotal)) && cents !== base && cents !== sum,
  );

/** An amount that a sentence asks for, where no label names another: `Please send us the sum of $6,812.27`. */
const findRequests = (layout: DocumentLayout, named: readonly AmountEntry[]): readonly AmountEntry[] =>
  layout.lines.flatMap((_, line) =>
    (layout.amounts[line] ?? []).flatMap((amount): readonly AmountEntry[] => {
      const isAsked =
        isClearAmount(amount) &&
        amount.hasCurrencySign &&
        amount.cents > 0 &&
        !hasOtherTotal(named, amount.cents, amount.cents) &&
        isRequested(layout, line, amount);
      return isAsked ? [toEntry({ line, amount }, 'due', 'requested')] : [];
    }),
  );

/** A condition anywhere before the amount on its line, or right after it, takes it out. */
function isRequested(layout: DocumentLayout, line: number, amount: AmountSpan): boolean {
  const isLabelled = (layout.labelsByLine.get(line) ?? []).some(
    ({ role, to }) => isAmountRole(role) && to === amount.from - 1,
  );
  const own = getSpanText(layout, { line, from: 0, to: amount.from - 1 });
  const upper = layout.lines[line - 1];
  const before = upper && upper.page === layout.lines[line]?.page ? getLineText(upper) : '';
  const clause = before.split(/[.;:!?]\s/).at(-1) ?? '';
  return (
    !isLabelled &&
    !isConditional(getWordsAfter(layout, { line, amount })) &&
    requestsAmount(toTerms(`${clause} ${own}`).join(' '))
  );
}

const getWordsAfter = (layout: DocumentLayout, { line, amount }: Pick<Row, 'line' | 'amount'>): string => {
  const to = (layout.lines[line]?.tokens.length ?? 0) - 1;
  return toTerms(getSpanText(layout, { line, from: amount.to + 1, to })).join(' ');
};
