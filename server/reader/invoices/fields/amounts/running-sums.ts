import { isAmountRole } from '../../labels/label-roles';
import { toTerms } from '../../labels/terms';
import { type DocumentLayout, getSpanText } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';
import type { AmountEntry } from './amount-entries';
import { namesPayment } from './due-wordings';
import { isTaxedSum, MAX_TAXES } from './total-proofs';

/** An amount in reading order, with the words since the one before it on its line. */
export interface RunningAmount {
  readonly line: number;
  readonly amount: AmountSpan;
  readonly words: string;
  /** Whether a known label is among its words. */
  readonly isLabelled: boolean;
}

const taxNames = /\b(?:gst|hst|pst|qst|rst|tps|tvq|tvh|tvp|tax|taxe|[gh] s t|t p s|t v q)\b/;

/**
 * Sums written out in a sentence: `One day at $1,250.00 plus HST $162.50. That comes to $1,412.50`. A base, taxes of
 * it by their names, and their sum follow one another.
 */
export function findRunningSums(
  layout: DocumentLayout,
): readonly { base: RunningAmount; taxes: readonly RunningAmount[]; sum: RunningAmount }[] {
  const amounts = listRunning(layout);
  return amounts.flatMap((base, index) => {
    for (let count = 1; count <= MAX_TAXES; count += 1) {
      const taxes = amounts.slice(index + 1, index + 1 + count);
      const sum = amounts[index + 1 + count];
      if (!sum || namesPayment(sum.words)) continue;
      const cents = taxes.map(({ amount }) => amount.cents);
      const isNamed = taxes.every(({ words }) => taxNames.test(words));
      if (isNamed && isTaxedSum(base.amount.cents, cents, sum.amount.cents)) return [{ base, taxes, sum }];
    }
    return [];
  });
}

const inclusion = /\b(?:includ\w*|incl|inclus\w*|inclut|incluant|dont|comprend|comprenant|y compris)\b/;

/** `$2,090.50, includes HST of $240.50`: an amount with the tax that the text says is in it. */
export const findTaxedAmounts = (
  layout: DocumentLayout,
): readonly { tax: RunningAmount; sum: RunningAmount }[] => {
  const amounts = listRunning(layout);
  return amounts.flatMap((sum, index) => {
    const tax = amounts[index + 1];
    const isIncluded = tax && inclusion.test(tax.words) && taxNames.test(tax.words);
    const [whole, part] = [sum.amount.cents, tax?.amount.cents ?? 0];
    return isIncluded && isTaxedSum(whole - part, [part], whole) ? [{ tax, sum }] : [];
  });
};

/** `HST 15% $768.96 = $5,895.36`: a tax has the amount after its name, not the sum at the end of the line. */
export function correctTaxes(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
): readonly AmountEntry[] {
  const sums = findRunningSums(layout);
  return entries.map((entry) => {
    const found = entry.role === 'tax' ? sums.find(({ sum }) => sum.amount === entry.amount) : undefined;
    const tax = found?.taxes.find(({ line, amount }) => line === entry.line && amount.from > entry.label.to);
    return tax ? { ...entry, amount: tax.amount, others: [] } : entry;
  });
}

const listRunning = (layout: DocumentLayout): readonly RunningAmount[] =>
  layout.amounts.flatMap((all, line) => {
    const clear = all.filter(isClearAmount);
    return clear.map((amount, index): RunningAmount => {
      const from = (clear[index - 1]?.to ?? -1) + 1;
      const words = toTerms(getSpanText(layout, { line, from, to: amount.from - 1 })).join(' ');
      const isLabelled = (layout.labelsByLine.get(line) ?? []).some(
        (label) => isAmountRole(label.role) && label.from >= from && label.to < amount.from,
      );
      return { line, amount, words, isLabelled };
    });
  });
