import { fold, toTerms } from '../labels/terms';
import { getText } from '../layout/build-lines';
import { type DocumentLayout, findBelow, getSpanText, type Span } from '../layout/document-layout';
import { isCustomer } from './letterhead';

export const legalForm =
  /\b(?:inc|ltd|ltee|limited|limitee|corp|corporation|llp|llc|ulc|lp|senc|sencrl|s\.e\.n\.c|s\.e\.c|enr|co|cooperative|coop)\b\.?/;
const legalForms = new Set(
  'inc ltd ltee limited limitee corp corporation llp llc ulc lp senc sencrl enr co company compagnie'.split(
    ' ',
  ),
);

/** Whether a text is only a legal form, which a narrow letterhead wraps: `Evergreen Bin Services` / `Corp.` */
export const isLegalFormAlone = (text: string): boolean => {
  const terms = toTerms(text);
  return terms.length > 0 && terms.every((term) => legalForms.has(term));
};

/** A name with the legal form right below it. */
export function joinLegalForm(layout: DocumentLayout, span: Span, name: string): string {
  const below = findBelow(layout, { role: 'title', words: '', ...span });
  const text = below ? getSpanText(layout, below) : '';
  return isLegalFormAlone(text) ? `${name} ${text}` : name;
}

/**
 * Whether a name may be only a part of the business's name, as in a logo: it is one word, or longer where the document
 * prints it elsewhere: `True Bite`, `True Bite Dental Laboratory`.
 */
export function isPartOfName(layout: DocumentLayout, name: string): boolean {
  const own = toTerms(name);
  if (legalForm.test(fold(name))) return false;
  return (
    own.length < 2 ||
    layout.lines.some((line, at) =>
      line.segments.some(
        (segment) =>
          continuesName(getText(line, segment), own) && !isCustomer(layout, { line: at, ...segment }),
      ),
    )
  );
}

/** Whether a text contains a name, followed by another word of the same name. */
function continuesName(text: string, own: readonly string[]): boolean {
  const words = text.split(' ');
  return words.some((_, start) => {
    for (let end = start + 1; end < words.length; end += 1) {
      const terms = toTerms(words.slice(start, end).join(' '));
      if (terms.length > own.length || terms.some((term, index) => term !== own[index])) return false;
      if (terms.length < own.length) continue;
      const next = words[end] ?? '';
      return (
        !/[,;:.]$/.test(words[end - 1] ?? '') && (/^(?:\p{Lu}|&$)/u.test(next) || isLegalFormAlone(next))
      );
    }
    return false;
  });
}
