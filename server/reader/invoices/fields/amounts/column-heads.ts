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
