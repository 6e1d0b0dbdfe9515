import { toTerms } from '../labels/terms';
import { getSegmentAt } from '../layout/build-lines';
import { type DocumentLayout, getSpanText, isAtTop } from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { findDates, isDate } from '../values/find-dates';
import { isClearAmount } from '../values/parse-amount';
import { numberWeights as weights } from './number-weights';

const NEAR_TOP = 0.45;

export const isNearTop = (layout: DocumentLayout, { line }: Label): boolean => {
  const own = layout.lines[line];
  return own !== undefined && isAtTop(layout, own, NEAR_TOP);
};

/** A row of an account: it has an amount, or starts with a date as another one does. */
export function isInAccountRow(layout: DocumentLayout, label: Label): boolean {
  const { line, from, role } = label;
  return (
    (layout.amounts[line] ?? []).some((amount) => amount.from > from && isClearAmount(amount)) ||
    (isAfterDate(layout, label) &&
      layout.labels.some((other) => other.line !== line && other.role === role && isAfterDate(layout, other)))
  );
}

const isAfterDate = (layout: DocumentLayout, { line, from }: Label): boolean =>
  from > 0 &&
  findDates(getSpanText(layout, { line, from: 0, to: Math.min(3, from - 1) })).some(
    ({ start }) => start === 0,
  );

/** `Re: Lease renewal – invoice 7719`: a letter's subject names it. */
export const isSubject = (layout: DocumentLayout, { line, from }: Label): boolean =>
  from > 0 && subjects.has(toTerms(getSpanText(layout, { line, from: 0, to: 0 })).join(' '));

const subjects = new Set(['re', 'objet', 'subject', 'concerne', 'sujet', 'regarding']);

/** `Order 26-1177-A Invoice 26-1177`: a row of labels, each with its value. */
export function isAfterPair(layout: DocumentLayout, { line, from }: Label): boolean {
  const own = layout.lines[line];
  const start = getSegmentAt(own, from)?.from ?? from;
  const labels = (layout.labelsByLine.get(line) ?? []).filter((other) => other.from < from);
  const values = (own?.tokens ?? [])
    .slice(start, from)
    .filter((_, index) => !labels.some((other) => start + index >= other.from && start + index <= other.to));
  return (
    labels.some((other) => other.from === start) &&
    values.length > 0 &&
    values.every(({ text }) => /\d/.test(text))
  );
}

/** `FACTURE   Réf. à rappeler T26-058`: a label after the title, in one cell. */
export function isAfterTitle(layout: DocumentLayout, { line, from }: Label): boolean {
  const own = layout.lines[line];
  const start = getSegmentAt(own, from)?.from ?? from;
  return (layout.labelsByLine.get(line) ?? []).some(
    (title) => title.role === 'title' && title.from === start && title.to === from - 1,
  );
}

const MAX_DESCRIBING_TERMS = 2;
/** Words before the number of another invoice, or before a number in a sentence. */
const notDescribing =
  /\b(?:your|the|this|an?|to|for|of|on|in|by|per|see|and|or|with|from|under|against|above|quote|our|all|each|previous|prior|last|next|original|orig|prev|prec|corr|related|replac\w*|revers\w*|cancel\w*|correct\w*|appl\w*|credit\w*|paid|old|new|re|votre|la|le|les|cette|de|du|des|sur|pour|par|au|voir|precedente?|derniere|initiale|corrige\w*|annule\w*|rempla\w*)\b/;

/** `Demande de paiement / facture n°`: another name of the same paper. */
const samePaper =
  /^(?:(?:progress|payment) )?(?:application|certificate|claim|draw|requisition)(?: for payment)?(?: and)?$|^(?:demande de paiement|decompte(?: progressif)?)(?: et)?$/;

/** `Hydro invoice no.`: the subject of the invoice, before its label. */
export function isDescribed(layout: DocumentLayout, { line, from }: Label): boolean {
  const own = layout.lines[line];
  const start = getSegmentAt(own, from)?.from ?? from;
  const text = getSpanText(layout, { line, from: start, to: from - 1 });
  const terms = toTerms(text);
  return (
    start < from &&
    /^[\p{L} .&'’/-]+$/u.test(text) &&
    (samePaper.test(terms.join(' ')) ||
      (terms.length <= MAX_DESCRIBING_TERMS && !notDescribing.test(terms.join(' '))))
  );
}

/** `No de bon`, `Number of units`: another number. */
export function isFollowedByWord(layout: DocumentLayout, { line, to }: Label): boolean {
  const own = layout.lines[line];
  const next = own?.tokens[to + 1];
  return (
    next !== undefined &&
    own?.segmentIndexes[to + 1] === own?.segmentIndexes[to] &&
    /^\p{Ll}+:?$/u.test(next.text)
  );
}

/** `No.` before `Description` and `Qty`: a column of item numbers. */
export const isItemColumnHead = (layout: DocumentLayout, { line, from }: Label): boolean =>
  (layout.lines[line]?.segments ?? []).filter((segment) => {
    const terms = toTerms(getSpanText(layout, { line, ...segment }));
    return segment.from > from && terms.length <= 4 && terms.some((term) => itemHeads.has(term));
  }).length >= 2;

/** `No.` twice in a row: the second lines of two heads, such as `Transaction / No.` and `Cargo control / No.`. */
export const isRepeatedInRow = (layout: DocumentLayout, { line, from, words }: Label): boolean =>
  (layout.labelsByLine.get(line) ?? []).some(
    (other) => other.from !== from && toTerms(getSpanText(layout, other)).join(' ') === words,
  );

const itemHeads = new Set(
  'description qty quantity quantite qte price prix rate taux amount montant'.split(' '),
);

/** Extra confidence for a weak label from its surroundings. */
export function scoreContext(layout: DocumentLayout, label: Label): number {
  if (isAtTitle(layout, label)) return weights.weakAtTitle;
  const names =
    plainNumbers.has(label.words) ||
    ownReferences.has(label.words) ||
    (numberedReferences.has(label.words) && isOnlyWeak(layout, label));
  if (names && (isAmongDates(layout, label) || isBesideBareDate(layout, label)))
    return weights.weakAmongDates;
  // `#210` begins an address as often
  const isPlain = plainNumbers.has(label.words) && label.words !== '#';
  return isPlain && isNearTop(layout, label) ? weights.weakNearTop : 0;
}

const plainNumbers = new Set([
  'no',
  'n',
  'nr',
  '#',
  'number',
  'numero',
  'document no',
  'document number',
  'document #',
  'doc no',
  'doc number',
  'doc #',
  'no de document',
  'n de document',
  'numero de document',
]);
const ownReferences = new Set(['our reference', 'our ref', 'notre reference', 'notre ref', 'document']);
/** Of the customer as often, unless nothing else may be the number. */
const numberedReferences = new Set([
  'reference no',
  'reference number',
  'reference #',
  'ref no',
  'ref number',
  'ref #',
  'no de reference',
  'numero de reference',
]);

/** Whether no other label may name the number: neither a stronger one, nor an order, nor another reference. */
const isOnlyWeak = (layout: DocumentLayout, { words }: Label): boolean =>
  layout.labels.every(
    (other) =>
      other.role !== 'number' &&
      (other.role !== 'weakNumber' || other.words === words) &&
      (other.role !== 'otherNumber' || !ordersOrQuotes.test(other.words)),
  );
const ordersOrQuotes =
  /\b(?:po|p o|orders?|quot\w*|estimate|commande|soumission|bon|your|votre|customer ref\w*)\b/;

export const dateRoles: ReadonlySet<string> = new Set(['issued', 'weakDate', 'dueDate']);
const TITLE_LINES = 4;
const BLOCK_LINES = 3;
const BLOCK_EDGE = 6;

/** Whether a date label is on the same line or close by in the same column. */
function isAmongDates(layout: DocumentLayout, label: Label): boolean {
  const edges = getEdges(layout, label);
  return layout.labels.some((other) => {
    if (!dateRoles.has(other.role) || Math.abs(other.line - label.line) > BLOCK_LINES) return false;
    if (layout.lines[other.line]?.page !== layout.lines[label.line]?.page) return false;
    if (other.line === label.line) return true;
    const { left, right } = getEdges(layout, other);
    return Math.abs(left - edges.left) < BLOCK_EDGE || Math.abs(right - edges.right) < BLOCK_EDGE;
  });
}

/** Whether a cell right above or below, or next on the line, is nothing but a date, as in a letter's head. */
function isBesideBareDate(layout: DocumentLayout, label: Label): boolean {
  const { left } = getEdges(layout, label);
  const own = layout.lines[label.line];
  return [-1, 0, 1].some((step) => {
    const line = label.line + step;
    const row = layout.lines[line];
    return (
      row !== undefined &&
      row.page === own?.page &&
      row.segments.some((segment) => {
        const text = getSpanText(layout, { line, ...segment });
        const isNear = step === 0 || Math.abs((row.tokens[segment.from]?.x ?? 0) - left) < BLOCK_EDGE;
        return isNear && isDate(text);
      })
    );
  });
}

function getEdges(layout: DocumentLayout, { line, from, to }: Label): { left: number; right: number } {
  const tokens = layout.lines[line]?.tokens;
  return { left: tokens?.[from]?.x ?? 0, right: tokens?.[to]?.right ?? 0 };
}

/** Whether the title `Invoice` precedes the label on its line or is right above. */
const isAtTitle = (layout: DocumentLayout, label: Label): boolean =>
  layout.labels.some(
    (title) =>
      title.role === 'title' &&
      label.line - title.line >= 0 &&
      label.line - title.line <= TITLE_LINES &&
      (title.line < label.line ? isOver(layout, title, label) : title.from < label.from),
  );

function isOver(layout: DocumentLayout, title: Label, label: Label): boolean {
  const [upper, lower] = [layout.lines[title.line], layout.lines[label.line]];
  const [first, last] = [upper?.tokens[title.from], upper?.tokens[title.to]];
  const [from, to] = [lower?.tokens[label.from], lower?.tokens.at(-1)];
  if (!first || !last || !from || !to || upper?.page !== lower?.page) return false;
  return (
    from.x < last.right + 20 && to.right > first.x - 20 && from.y - last.bottom < 3 * (last.bottom - last.y)
  );
}
