import { billingWords } from '../../labels/billing-words';
import { toTerms } from '../../labels/terms';
import { type DocumentLayout, getSpanText } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';
import type { AmountEntry } from './amount-entries';
import { COLUMN_TOLERANCE, isAtTaxRate } from './total-proofs';

/** Heads of columns that tell times apart, beyond those of `billingWords`. */
const times =
  /\b(?:before|earlier|last|past|billed|paid|since|until|avant|depuis|jusqu\w*|accumul\w*|actuel\w*|periods?|periodes?|months?|mois|jan\w*|fev\w*|feb\w*|mar[cs]h?|avril|apr\w*|mai|may|juin|june?|juil\w*|july?|aout|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*)\b/;

/** Amounts of one row in three columns. */
type Row = readonly [AmountSpan, AmountSpan, AmountSpan];

/**
 * Whether an amount is in a row of three that has another row like it above: in both, one column is the sum of the two others, and the
 * heads tell times apart. They are what was billed before, what is billed now, and both; which is which, only known heads say.
 */
export function isOfRunningColumns(layout: DocumentLayout, { line }: AmountEntry): boolean {
  const own = toRow((layout.amounts[line] ?? []).filter(isClearAmount));
  const at = own && findSum(own);
  if (!own || at === null) return false;
  const page = layout.lines[line]?.page;
  const first = layout.amounts.slice(0, line).findIndex((all, above) => {
    const row = toRow(all.filter(isClearAmount).slice(-own.length));
    return layout.lines[above]?.page === page && row && findSum(row) === at && isAligned(row, own);
  });
  return first >= 0 && hasTimesAbove(layout, first, own);
}

const toRow = (amounts: readonly AmountSpan[]): Row | null => {
  const [first, second, third, more] = amounts;
  return first && second && third && !more ? [first, second, third] : null;
};

const isAligned = (row: Row, other: Row): boolean =>
  row.every(({ right }, at) => Math.abs(right - (other[at]?.right ?? 0)) <= COLUMN_TOLERANCE);

/** Which amount is the sum of the two others, unless one of these is a tax of the other. */
function findSum(row: Row): number | null {
  const cents = row.map((amount) => amount.cents);
  const at = cents.findIndex(
    (sum, index) => cents.reduce((all, one, other) => (other === index ? all : all + one), 0) === sum,
  );
  const [one = 0, other = 0] = cents.filter((_, index) => index !== at);
  const isTaxed = isAtTaxRate(one, other) || isAtTaxRate(other, one);
  return at < 0 || one <= 0 || other <= 0 || isTaxed ? null : at;
}

/** Whether the cells right above a table's first row, over its amounts, tell times apart. */
function hasTimesAbove(layout: DocumentLayout, first: number, row: Row): boolean {
  const page = layout.lines[first]?.page;
  for (let at = first - 1; at >= 0 && layout.lines[at]?.page === page; at -= 1) {
    const line = layout.lines[at];
    if (!line || layout.amounts[at]?.some(isClearAmount) || line.segments.length < row.length) continue;
    const heads = line.segments.slice(-row.length).map((segment) => {
      const words = toTerms(getSpanText(layout, { line: at, ...segment })).join(' ');
      return [times, ...Object.values(billingWords)].some((known) => known.test(words));
    });
    return heads.includes(true);
  }
  return false;
}
