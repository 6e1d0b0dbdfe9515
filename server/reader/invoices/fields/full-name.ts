import { fold, toTerms } from '../labels/terms';
import { getText } from '../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  getSpanText,
  type Span,
  startsWithLabel,
} from '../layout/document-layout';
import { hasAddressBelow, isAddress, isCustomer, legalForm } from './letterhead';

/** Another's address. */
export const careMark = /\bc\/o\b|\ba\/s\b/i;
const legalForms = new Set(
  (
    'inc ltd ltee limited limitee corp corporation llp llc ulc lp senc sencrl enr co company compagnie ' +
    'coop cooperative operative'
  ).split(' '),
);

/** Whether a text is only a legal form, which a narrow letterhead wraps: `Evergreen Bin Services` / `Corp.` */
export const isLegalFormAlone = (text: string): boolean => {
  const terms = toTerms(text);
  return terms.length > 0 && terms.every((term) => legalForms.has(term));
};

/** `Coopérative d’électricité` above `des Trois-Pignons`: a line that goes on with the name above it. */
const furtherName = /^(?:des?|du|of(?: the)?|and|et|&) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}$/u;

/** A name with the legal form, or the rest of the name, right below it. */
export function joinNameBelow(layout: DocumentLayout, span: Span, name: string, lines = 1): string {
  const below = findBelow(layout, { role: 'title', words: '', ...span });
  const text = below ? getSpanText(layout, below) : '';
  if (below && lines < MAX_LINES && isWrapped(layout, span, below, text))
    return joinNameBelow(layout, below, `${name} ${text}`, lines + 1);
  return isLegalFormAlone(text) || furtherName.test(text) ? `${name} ${text}` : name;
}

/** In median letter heights. */
export const LARGE_LETTERS = 1.25;
const SAME_SIZE = 0.08;
const MAX_LINES = 3;
const WRAPPED_EDGE = 3;
const MAX_WRAPPED_WORDS = 3;

/** `Beacon Hill` above `Security` above `Systems`: the lines of one name in large letters, in a narrow column. */
function isWrapped(layout: DocumentLayout, upper: Span, lower: Span, text: string): boolean {
  const [first, next] = [upper, lower].map(({ line, from }) => layout.lines[line]?.tokens[from]);
  if (!first || !next || lower.line > upper.line + 2) return false;
  const height = first.bottom - first.y;
  return (
    height > LARGE_LETTERS * layout.medianHeight &&
    Math.abs(next.bottom - next.y - height) < SAME_SIZE * height &&
    Math.abs(next.x - first.x) < WRAPPED_EDGE &&
    next.y - first.bottom < height &&
    text.split(' ').length <= MAX_WRAPPED_WORDS &&
    /^\p{L}[\p{L} .&'’-]*$/u.test(text) &&
    !isAddress(text) &&
    !startsWithLabel(layout, lower)
  );
}

const toLetters = (text: string): string => toTerms(text).join('');

const MIN_SET_APART = 3;
/** `AMALLP`: a legal form that the file joins to the word before it. */
const joinedForm = /\p{Lu}{3}(?:LLP|LTD|INC|LTÉE|CORP)$/u;

/** `illancourtDesrosiersavocats` */
const joinedWords = /\p{Ll}{4}\p{Lu}\p{Ll}{6}/u;

/** `D U N MO R E FITC H LLP`, `FERRIER OY AMALLP`: letters set apart, whose words the file does not tell. */
export function isSetApart(name: string): boolean {
  const words = name.split(' ');
  const short = words.filter((word) => /^\p{L}{1,2}$/u.test(word)).length;
  const isBroken = short >= MIN_SET_APART && short * 2 >= words.length && !words.includes('&');
  return isBroken || joinedForm.test(name) || joinedWords.test(name);
}

/** The name as another line prints it: letters set apart in a logo hide the spaces between words, or add some. */
export function findSpacedName(layout: DocumentLayout, name: string): string {
  const own = toLetters(name);
  const isApart = isSetApart(name);
  const clearer = layout.lines
    .flatMap((line) => line.segments.map((segment) => getText(line, segment)))
    .find(
      (text) =>
        toLetters(text) === own &&
        !isSetApart(text) &&
        (isApart || toTerms(text).length > toTerms(name).length),
    );
  return clearer ?? name;
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

const MAX_FURTHER_WORDS = 6;

/**
 * The name in full where the document prints it up to its legal form, in one wording only: `NORTHMARK` in a logo, `Northmark
 * Chemicals Canada ULC` in the footer. A logo of one word is completed above an address only. Null otherwise.
 */
export function findFullName(layout: DocumentLayout, name: string): string | null {
  const own = toTerms(name);
  if (own.length === 0 || legalForm.test(fold(name))) return null;
  const found = new Map(
    layout.lines
      .flatMap((line, at) =>
        line.segments.flatMap((segment) =>
          isCustomer(layout, { line: at, ...segment }) ||
          careMark.test(getText(line, segment)) ||
          (own.length === 1 && !hasAddressBelow(layout, { line: at, ...segment }))
            ? []
            : (continueToForm(getText(line, segment), own) ?? []),
        ),
      )
      .map((full) => [toTerms(full).join(' '), full]),
  );
  return found.size === 1 ? ([...found.values()][0] ?? null) : null;
}

/** Whether a name may begin after a word: `Make cheques payable to`, but not the first words of a longer name. */
const beginsName = (before: string | undefined): boolean =>
  before === undefined || /[:©.]$|^(?:to|by|of|from|a|à|de|par|pour)$/i.test(before);

/** The text of a name in a text up to its legal form. */
function continueToForm(text: string, own: readonly string[]): string | null {
  const words = text.split(' ');
  for (const [start] of words.entries()) {
    const end = words.findIndex(
      (_, to) => to >= start && toTerms(words.slice(start, to + 1).join(' ')).join() === own.join(),
    );
    // `Agence de sécurité Garde-Fort inc.`
    const isOfLonger = /^\p{Ll}/u.test(words[start] ?? '');
    if (end < 0 || isOfLonger || !beginsName(words[start - 1])) continue;
    for (let to = end + 1; to <= end + MAX_FURTHER_WORDS && to < words.length; to += 1) {
      const word = words[to] ?? '';
      if (isLegalFormAlone(word))
        return words
          .slice(start, to + 1)
          .join(' ')
          .replace(/[,;:]+$/, '');
      if (!/^(?:\p{Lu}|&$|\()/u.test(word)) break;
    }
  }
  return null;
}
