import { toTerms } from '../../labels/terms';
import { columnHeads } from '../../labels/word-sets';
import { type DocumentLayout, getSpanText } from '../../layout/document-layout';
import type { Label } from '../../layout/find-labels';

const runningBalances = new Set(['balance', 'solde', 'credits', 'payments']);

/** Whether a label heads a column in a table of items: the value below is that of the first item. */
export function isColumnHead(layout: DocumentLayout, label: Label): boolean {
  // `Invoice  Date  Balance`: the balance of each row of an account
  if (runningBalances.has(label.words) && (layout.lines[label.line]?.segments.length ?? 0) > 2) return true;
  return (layout.lines[label.line]?.segments ?? []).some((segment) => {
    const span = { line: label.line, ...segment };
    if (label.from >= segment.from && label.from <= segment.to) return false;
    const terms = toTerms(getSpanText(layout, span));
    return terms.length <= 4 && terms.some((term) => columnHeads.has(term));
  });
}

const accountColumns =
  /^(?:charges?|debits?|payments?|credits?|balance|solde|paiements?|frais|running balance|solde courant)$/;
const MIN_ACCOUNT_COLUMNS = 2;

/** `Date  Invoice  Charges  Payments  Balance`: the rows below are invoices of an account, none of them this paper. */
export const isAccountHead = (layout: DocumentLayout, line: number): boolean =>
  (layout.lines[line]?.segments ?? []).filter((segment) =>
    accountColumns.test(toTerms(getSpanText(layout, { line, ...segment })).join(' ')),
  ).length >= MIN_ACCOUNT_COLUMNS;
