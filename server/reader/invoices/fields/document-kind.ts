import { toTerms } from '../labels/terms';
import { denials, isInvoiceTitle, paidStamps, titles } from '../labels/titles';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  isAtTop,
  type Span,
  startsSegment,
  startsWithLabel,
} from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { toConfidence } from '../values/confidence';
import { findDates, isDate } from '../values/find-dates';
import { type DocumentKind, type FieldValue, prefillConfidence } from '../values/invoice-reading';
import { isClearAmount } from '../values/parse-amount';
import { isAccountHead } from './amounts/column-heads';
import { hasEarlierBalance } from './amounts/own-entries';
import type { Totals } from './amounts/totals';

const weights = {
  /** In larger letters. */
  largeTitle: 0.75,
  /** A cell of its own, without a value beside or below. */
  title: 0.55,
  /** With a number after it: `Invoice 1042`. */
  numberedTitle: 0.5,
  nearTop: 0.15,
  /** `Invoice number` */
  numberLabel: 0.4,
  numberLabelAlone: 0.65,
  /** No sign of another kind. */
  unrivalled: 0.27,
  /** The only evidence is a sentence, or the amount due. */
  mentioned: 0.4,
  paidStamp: 1.3,
  nothingDue: 0.95,
  negativeTotal: 0.9,
  denial: 1.5,
  /** Share of the second kind's score that is subtracted. */
  shareOfSecond: 0.45,
  unknown: 0.5,
};
/** In median letter heights. */
const LARGE_LETTERS = 1.2;
const TOP_SHARE = 0.35;
/** More numbered titles mean a list of invoices. */
const MAX_NUMBERED = 2;
/** Heads of a summary of the account; of a table of items, one has a description below. */
const MIN_HEADS = 3;

type Kind = Exclude<DocumentKind, 'other'>;
const kinds = new Map(
  Object.entries(titles).flatMap(([kind, names]) =>
    names.map((name) => [toTerms(name).join(' '), kind as Kind]),
  ),
);
const stamps = new Set(paidStamps.map((stamp) => toTerms(stamp).join(' ')));

/** The kind of a document, from its title, its number labels and the amount due. */
export function findDocumentKind(layout: DocumentLayout, totals: Totals): FieldValue<DocumentKind> {
  const scores = new Map<Kind, number>();
  const raiseScore = (kind: Kind, score: number): void => {
    scores.set(kind, Math.max(scores.get(kind) ?? 0, score));
  };
  for (const { kind, score } of findTitles(layout)) raiseScore(kind, score);
  if (hasPaidStamp(layout)) raiseScore('receipt', weights.paidStamp);
  const titled = scores.get('invoice');
  const numbers = layout.labels.filter(({ role }) => role === 'number');
  if (numbers.length > 0) {
    if (titled !== undefined) scores.set('invoice', titled + weights.numberLabel);
    // statements and credit notes mention invoice numbers, too
    else if (scores.size === 0 && numbers.some((label) => startsSegment(layout, label)))
      scores.set('invoice', weights.numberLabelAlone);
  }
  if (scores.size === 0 && totals.total !== null && isAskedFor(layout, totals))
    scores.set('invoice', weights.mentioned);
  if (!scores.has('invoice') && isBillInOtherWords(layout, totals, scores)) {
    scores.clear();
    scores.set('invoice', weights.numberLabelAlone);
  }
  const total = totals.total?.value ?? 0;
  if (total < 0) raiseScore('creditNote', weights.negativeTotal);
  if (total > 0 && totals.amountDue?.value === 0 && totals.amountDue.confidence > 0.7)
    raiseScore('receipt', weights.nothingDue + (scores.get('invoice') ?? 0));
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!best) return { value: 'other', confidence: weights.unknown };
  const rival = second ? -second[1] * weights.shareOfSecond : weights.unrivalled;
  return { value: best[0], confidence: toConfidence(best[1] + rival) };
}

/** Titles of papers that some businesses send instead of an invoice. */
const otherPaper =
  /^(?:work|service|repair|job) (?:order|report|ticket)$|^bon de (?:travail|service)$|^(?:delivery|service|field) ticket$/;

/**
 * `Statement of account` of a lawyer, `Work order` of a garage: the page makes up its own total with taxes, leaves nothing
 * over from before, and says what is owing.
 */
function isBillInOtherWords(
  layout: DocumentLayout,
  { entries, total, amountDue }: Totals,
  scores: ReadonlyMap<Kind, number>,
): boolean {
  const isStatement = scores.size === 1 && scores.has('statement');
  const isPaper =
    scores.size === 1 &&
    scores.has('quote') &&
    findCells(layout).some(({ terms }) => otherPaper.test(terms.join(' ')));
  if (!isStatement && !isPaper) return false;
  const isTaxed = entries.some(({ role, amount }) => role === 'tax' && amount.cents > 0);
  const isOwing = entries.some(({ role, amount }) => role === 'due' && amount.cents > 0);
  const isSure = [total, amountDue].every((field) => field !== null && field.confidence >= prefillConfidence);
  return isTaxed && isOwing && isSure && !hasEarlierBalance(entries);
}

/** Without a title: a sentence names the invoice, an amount is due, or a numbered paper charges a customer with taxes. */
function isAskedFor(layout: DocumentLayout, { entries }: Totals): boolean {
  const named = layout.labels.some(
    ({ role, line, to }) =>
      role === 'number' || (role === 'title' && /\d/.test(layout.lines[line]?.tokens[to + 1]?.text ?? '')),
  );
  if (named || entries.some(({ role, amount }) => role === 'due' && amount.cents > 0)) return true;
  if (entries.some(({ role, label }) => role === 'total' && /\b(?:invoice|bill|facture)\b/.test(label.words)))
    return true;
  const isTaxed = entries.some(({ role, amount }) => role === 'tax' && amount.cents > 0);
  const has = (wanted: Label['role']): boolean => layout.labels.some(({ role }) => role === wanted);
  return (
    isTaxed && (has('dueDate') || has('terms') || ((has('customer') || has('payTo')) && has('weakNumber')))
  );
}

function findTitles(layout: DocumentLayout): readonly { kind: Kind; score: number }[] {
  const matches: { kind: Kind; score: number }[] = [];
  let numbered = 0;
  const seconds = new Set<string>();
  for (const cell of findCells(layout)) {
    const { span, first, line } = cell;
    if (seconds.has(toKey(span))) continue;
    const second = findSecondTitleLine(layout, cell);
    if (second) seconds.add(toKey(second));
    const terms = second ? [...cell.terms, ...toTerms(getSpanText(layout, second))] : cell.terms;
    const text = terms.join(' ');
    const denial = denials.find(([words]) => text.includes(words));
    if (denial) matches.push({ kind: denial[1], score: weights.denial });
    const title = matchTitle(terms);
    if (!title || (title.kind === 'invoice' && isAccountHead(layout, span.line))) continue;
    const large = first.bottom - first.y > layout.medianHeight * LARGE_LETTERS;
    const top = isAtTop(layout, line, TOP_SHARE);
    if (text === 'recu' && !top && isAboveBareDate(layout, span)) continue;
    const positionScore = top ? weights.nearTop : 0;
    if (title.numbered) {
      numbered += 1;
      // order and quote numbers on an invoice are in normal letters
      const isNote =
        title.kind === 'creditNote' && span.from === 0 && !layout.amounts[span.line]?.some(isClearAmount);
      if (((title.kind === 'invoice' || isNote) && top && numbered <= MAX_NUMBERED) || large)
        matches.push({ kind: title.kind, score: weights.numberedTitle + positionScore });
    } else if (large) {
      matches.push({ kind: title.kind, score: weights.largeTitle + positionScore });
    } else if (
      top &&
      (title.kind === 'invoice' ||
        !(hasValue(layout, second ?? span, title.kind) || isAmongHeads(layout, span)))
    ) {
      matches.push({ kind: title.kind, score: weights.title + positionScore });
    }
  }
  return numbered > MAX_NUMBERED
    ? matches.filter(({ kind, score }) => kind !== 'invoice' || score >= weights.largeTitle)
    : matches;
}

const toKey = ({ line, from }: Span): string => `${line}:${from}`;

/** `REÇU` above `2026-07-17`: a stamp of the day on which the paper came. */
function isAboveBareDate(layout: DocumentLayout, span: Span): boolean {
  const below = findBelow(layout, { role: 'title', words: '', ...span });
  const text = below ? getSpanText(layout, below) : '';
  return isDate(text);
}

/** Second line of a title in the same size: `Statement of` above `account`. */
function findSecondTitleLine(layout: DocumentLayout, { span, terms, first }: Cell): Span | null {
  if (terms.length > 3) return null;
  const lower = findBelow(layout, { role: 'title', words: '', ...span });
  const next = lower && layout.lines[lower.line]?.tokens[lower.from];
  if (!lower || !next) return null;
  const [height, other] = [first.bottom - first.y, next.bottom - next.y];
  if (Math.abs(height - other) > 0.2 * height) return null;
  const below = toTerms(getSpanText(layout, lower));
  return below.length <= 3 && kinds.has([...terms, ...below].join(' ')) ? lower : null;
}

type Cell = ReturnType<typeof findCells>[number];

const MAX_TITLE_WORDS = 12;

/** Segments short enough for a title. */
function findCells(layout: DocumentLayout) {
  return layout.lines.flatMap((line, at) =>
    line.segments
      .filter(({ from, to }) => to - from <= MAX_TITLE_WORDS)
      .flatMap((segment) => {
        const span = { line: at, ...segment };
        const first = line.tokens[segment.from];
        return first
          ? [{ span, line, first, terms: joinTitlePieces(toTerms(getSpanText(layout, span))) }]
          : [];
      }),
  );
}

/** `…, all of which are otherwise | paid.`: the last line of a sentence. */
const sentenceEnd = /^\p{Ll}.*\.$/u;
const hasPaidStamp = (layout: DocumentLayout): boolean =>
  findCells(layout).some(
    ({ span, terms }) =>
      stamps.has(terms.join(' ')) &&
      !sentenceEnd.test(getSpanText(layout, span)) &&
      !(layout.amounts[span.line] ?? []).some(({ from }) => from > span.to) &&
      !isHeadOfAmounts(layout, span),
  );

/** `Last invoice | Paid | This invoice | Total due`: heads of which each has an amount below, and nothing else stands there. */
function isHeadOfAmounts(layout: DocumentLayout, { line }: Span): boolean {
  const [heads, row] = [layout.lines[line], layout.lines[line + 1]];
  const amounts = layout.amounts[line + 1] ?? [];
  return (
    heads !== undefined &&
    row?.page === heads.page &&
    heads.segments.length >= MIN_HEADS &&
    row.segments.length === heads.segments.length &&
    row.segments.every(({ from, to }) =>
      amounts.some((amount) => amount.from === from && amount.to === to && isClearAmount(amount)),
    )
  );
}

/** With a number or date beside or below, a title is a label; but a statement is of a date. */
function hasValue(layout: DocumentLayout, span: Span, kind: Kind): boolean {
  const label = { role: 'title', words: '', ...span } as const;
  return [findBeside(layout, label), findBelow(layout, label)].some((value) => {
    const text = value && !startsWithLabel(layout, value) ? getSpanText(layout, value) : '';
    const isOfDate = kind === 'statement' && findDates(text).some(({ start }) => start === 0);
    return /\d/.test(text) && !isOfDate;
  });
}

/** `Date | Customer | Purchase order`: heads of a table are no titles. */
const isAmongHeads = (layout: DocumentLayout, { line, from }: Span): boolean =>
  (layout.labelsByLine.get(line) ?? []).filter((label) => label.from !== from && startsSegment(layout, label))
    .length >= 2;

const MIN_SPACED_LETTERS = 4;
const MIN_PIECES = 2;
const LONGEST_PIECE = 5;
/** `F A C T U R E`, and `INVO IC E` as OCR reads a title whose letters stand apart. */
function joinTitlePieces(terms: readonly string[]): readonly string[] {
  const joined = terms.join('');
  const isSpaced = terms.length >= MIN_SPACED_LETTERS && terms.every((term) => /^\p{L}$/u.test(term));
  const isInPieces =
    terms.length >= MIN_PIECES &&
    terms.every((term) => term.length <= LONGEST_PIECE && /^\p{L}+$/u.test(term)) &&
    !kinds.has(terms.join(' ')) &&
    kinds.has(joined);
  return isSpaced || isInPieces ? [joined] : terms;
}

/** The longest title at the start of a cell, followed by nothing or a number. */
function matchTitle(terms: readonly string[]): { readonly kind: Kind; readonly numbered: boolean } | null {
  for (let length = Math.min(6, terms.length); length > 0; length -= 1) {
    const words = terms.slice(0, length).join(' ');
    const kind = kinds.get(words) ?? (isInvoiceTitle(words) ? 'invoice' : undefined);
    if (!kind) continue;
    const rest = dropSubject(terms.slice(length));
    if (rest.length === 0) return { kind, numbered: false };
    const numbered = rest.some((term) => /\d/.test(term)) && rest.every((term) => numberTerm.test(term));
    return numbered ? { kind, numbered } : null;
  }
  return null;
}

const numberTerm = /^(?:\d+|#|.{1,4}|numero|number|reference|rappeler)$/;

/** `Invoice 26-031 for hay and straw`: the terms before what the numbered invoice is for. */
function dropSubject(terms: readonly string[]): readonly string[] {
  const at = terms.findIndex((term) => term === 'for' || term === 'pour');
  return at > 0 && /\d/.test(terms[at - 1] ?? '') ? terms.slice(0, at) : terms;
}
