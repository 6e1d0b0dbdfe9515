import { maskStyle } from '@tamarack/core/recording/mask-text';
import { type RecordedItem, recordingLimits } from '@tamarack/core/recording/recorded-items';
import type { Emit } from './emit';

/** Rules of a sheet in one item: together they stay far below the size of a report. */
const rulesAtOnce = 40;

/**
 * Records the style sheets that the root adopts. `insertRule` fires no event; instead of replacing it, which would change it for
 * the page as well, this compares the rules whenever the document has changed, if there are more or fewer of them. A new sheet
 * comes with its first rules: a player that skips forward applies rules before it creates sheets.
 *
 * @returns the function that compares now
 */
export function followSheets(root: ShadowRoot, emit: Emit): () => void {
  const known = new Map<CSSStyleSheet, { readonly id: number; rules: readonly string[] }>();
  let order: readonly number[] = [];

  const compareRules = (sheet: CSSStyleSheet): void => {
    const entry = known.get(sheet);
    if (!entry || sheet.cssRules.length === entry.rules.length) return;
    const rules = [...sheet.cssRules].map(readRule);
    const { index, removed, added } = findChange(entry.rules, rules);
    for (let at = 0; at === 0 || at < added.length; at += rulesAtOnce)
      emit({
        kind: 'rules',
        sheet: entry.id,
        index: index + at,
        removed: at === 0 ? removed : 0,
        added: added.slice(at, at + rulesAtOnce),
      });
    entry.rules = rules;
  };

  return () => {
    const sheets = root.adoptedStyleSheets;
    const created = sheets
      .filter((sheet) => !known.has(sheet))
      .map((sheet) => {
        const rules = [...sheet.cssRules].slice(0, rulesAtOnce).map(readRule);
        known.set(sheet, { id: known.size + 1, rules });
        return { sheet: known.size, rules };
      });
    const now = sheets.map((sheet) => known.get(sheet)?.id ?? 0);
    if (now.join() !== order.join()) emit({ kind: 'sheets', order: now, created });
    order = now;
    sheets.forEach(compareRules);
  };
}

/** A rule that is too long, such as one with an embedded font, is replaced by one that matches nothing. */
const readRule = ({ cssText }: CSSRule): string => {
  const masked = maskStyle(cssText);
  return masked.length > recordingLimits.attribute ? ':not(*){}' : masked;
};

type Rules = Pick<Extract<RecordedItem, { kind: 'rules' }>, 'index' | 'removed' | 'added'>;

/** The range in which two lists differ. */
function findChange(before: readonly string[], after: readonly string[]): Rules {
  const shorter = Math.min(before.length, after.length);
  let index = 0;
  while (index < shorter && before[index] === after[index]) index++;
  let kept = 0;
  while (kept < shorter - index && before.at(-1 - kept) === after.at(-1 - kept)) kept++;
  return { index, removed: before.length - index - kept, added: after.slice(index, after.length - kept) };
}
