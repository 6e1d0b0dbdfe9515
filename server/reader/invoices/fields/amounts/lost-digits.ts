import type { Cents } from '@tamarack/core/money/cents';
import { taxNames } from '../../labels/word-sets';
import { type DocumentLayout, getSpanText } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';
import { isTaxedSum, MAX_TAXES } from './total-proofs';

/** The last amount of a line. */
interface Row {
  readonly line: number;
  readonly amount: AmountSpan;
}

/** Below it, an amount is as likely a count. */
const MIN_FORMAT_CONFIDENCE = 0.3;

/**
 * Restores a digit that OCR lost, by arithmetic: with a base, its taxes and their sum one below the other and one of them
 * misshapen, `6354,7` is the 6,354.57 that the others come to at the rates of Canada, if just one digit is missing in it.
 */
export function restoreLostDigits(layout: DocumentLayout): DocumentLayout {
  if (layout.source !== 'recognition') return layout;
  const rows = layout.amounts.flatMap((all, line): readonly Row[] => {
    const amount = all.findLast(({ formatConfidence }) => formatConfidence >= MIN_FORMAT_CONFIDENCE);
    return amount ? [{ line, amount }] : [];
  });
  const restored = new Map<AmountSpan, Cents>();
  for (let count = 1; count <= MAX_TAXES; count += 1)
    for (const at of rows.keys()) {
      const own = rows.slice(at, at + count + 2);
      const found = own.length === count + 2 && isOnePage(layout, own) ? restoreOne(layout, own) : null;
      if (found) restored.set(found.amount, found.cents);
    }
  if (restored.size === 0) return layout;
  const amounts = layout.amounts.map((all) =>
    all.map((amount) => {
      const cents = restored.get(amount);
      return cents === undefined ? amount : { ...amount, cents, formatConfidence: 1 };
    }),
  );
  return { ...layout, amounts };
}

/** The one misshapen amount of a base, its taxes and their sum, as the others make it. */
function restoreOne(
  layout: DocumentLayout,
  rows: readonly Row[],
): { amount: AmountSpan; cents: Cents } | null {
  const misshapen = rows.filter(({ amount }) => !isClearAmount(amount));
  const [only] = misshapen;
  const taxed = rows.slice(1, -1);
  const isNamed = taxed.every(({ line }) =>
    layout.labelsByLine.get(line)?.some(({ role, words }) => role === 'tax' || taxNames.test(words)),
  );
  if (!only || misshapen.length > 1 || !isNamed) return null;
  const isSum = only === rows.at(-1);
  const sum = isSum ? 0 : (rows.at(-1)?.amount.cents ?? 0);
  const others = rows.slice(0, -1).reduce((all, row) => all + (row === only ? 0 : row.amount.cents), 0);
  const cents = isSum ? others : sum - others;
  const [base = 0, ...rest] = rows.map((row) => (row === only ? cents : row.amount.cents));
  const read = getSpanText(layout, { line: only.line, ...only.amount }).replace(/\D/g, '');
  const holds = isTaxedSum(base, rest.slice(0, -1), rest.at(-1) ?? 0) && isOneDigitShort(read, String(cents));
  return holds ? { amount: only.amount, cents } : null;
}

const isOnePage = (layout: DocumentLayout, rows: readonly Row[]): boolean =>
  new Set(rows.map(({ line }) => layout.lines[line]?.page)).size === 1;

/** Whether digits are others without one of them. */
const isOneDigitShort = (read: string, full: string): boolean =>
  read.length === full.length - 1 &&
  Array.from(full, (_, at) => full.slice(0, at) + full.slice(at + 1)).includes(read);
