import { fold } from '../labels/terms';
import { isInvoiceTitle } from '../labels/titles';
import { getSegmentAt, type Line } from '../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  measureGap,
  type Span,
  startsSegment,
  startsWithLabel,
} from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { toConfidence } from '../values/confidence';
import { findDates } from '../values/find-dates';
import type { FieldValue } from '../values/invoice-reading';
import { toNumberKey } from '../values/number-key';
import { isAccountHead } from './amounts/column-heads';
import { findNumberIn } from './invoice-number-form';
import { addressLine } from './letterhead';
import {
  dateRoles,
  isAfterPair,
  isAfterTitle,
  isDescribed,
  isFollowedByWord,
  isInAccountRow,
  isItemColumnHead,
  isNearTop,
  isRepeatedInRow,
  isSubject,
  scoreContext,
} from './number-context';
import { NEAR_GAP, type NumberCandidate, numberWeights as weights } from './number-weights';
import {
  endsTitle,
  findBesideTitle,
  findFeeAccountNumber,
  findInvoiceShapedNumbers,
  findOwnDocumentNumber,
  findUnderTitle,
  getCellWords,
  isWholeCell,
} from './unlabelled-number';

const RIVAL_MARGIN = 0.08;
/** A number of the same role that scores this much less is no rival. */
const NEAR_MARGIN = 0.1;
/** From this score on, no other places are searched. */
const SURE_SCORE = 0.86;

export function findInvoiceNumber(layout: DocumentLayout): FieldValue<string> | null {
  const labelled = layout.labels.flatMap((label) => findCandidates(layout, label));
  const isNamed = labelled.some(({ role, score }) => role === 'number' || score >= SURE_SCORE);
  const others = isNamed ? [] : findUnnamed(layout);
  const candidates = [...labelled, ...others];
  if (candidates.length === 0)
    candidates.push(...findBesideTitle(layout), ...findInvoiceShapedNumbers(layout));
  const byKey = new Map<string, NumberCandidate[]>();
  for (const candidate of candidates) {
    const key = toNumberKey(candidate.value);
    byKey.set(key, [...(byKey.get(key) ?? []), candidate]);
  }
  const ranked = [...byKey.values()]
    .map((same) => {
      const best = same.toSorted((a, b) => b.score - a.score)[0];
      return best && { ...best, score: best.score + (same.length > 1 ? weights.repeated : 0) };
    })
    .filter((candidate) => candidate !== undefined)
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return null;
  // a `Reference` does not compete with an `Invoice number`
  const isRivalled =
    second !== undefined &&
    second.score >= best.score - RIVAL_MARGIN &&
    (best.role !== 'number' || second.role === 'number') &&
    !(isReference(second) && !isReference(best));
  const hasSeveralInvoices = candidates.some((other) => isOfAnotherInvoice(layout, best, other));
  const rival = isRivalled || hasSeveralInvoices ? weights.rival : 0;
  const isNear = (other: NumberCandidate): boolean =>
    other !== best && other.role === best.role && other.score > best.score - NEAR_MARGIN;
  const alone = ranked.some(isNear) ? 0 : weights.aloneOfItsKind;
  return { value: best.value, confidence: toConfidence(best.score + rival + alone) };
}

/** Below the title or, without one there, that of the paper itself. */
function findUnnamed(layout: DocumentLayout): readonly NumberCandidate[] {
  const titled = layout.labels.flatMap((label) => findUnderTitle(layout, label));
  if (titled.length > 0) return titled;
  return layout.labels.flatMap((label) => [
    ...findFeeAccountNumber(layout, label),
    ...findOwnDocumentNumber(layout, label),
  ]);
}

/** Share of a page's height by which the heads of two invoices in one file may differ. */
const SAME_HEIGHT = 0.03;

/** Whether another page has another number behind the same label at the same height: the file holds several invoices. */
function isOfAnotherInvoice(layout: DocumentLayout, best: NumberCandidate, other: NumberCandidate): boolean {
  const [own, next] = [layout.lines[best.line ?? -1], layout.lines[other.line ?? -1]];
  return (
    own !== undefined &&
    next !== undefined &&
    own.page !== next.page &&
    other.words === best.words &&
    toNumberKey(other.value) !== toNumberKey(best.value) &&
    Math.abs(own.relativeY - next.relativeY) < SAME_HEIGHT
  );
}

/** `N° réf.` does not compete with `Numéro`. */
const isReference = ({ words = '' }: NumberCandidate): boolean => /\bref(?:erence)?\b/.test(words);

/** `Billing # 2`: which one of the job's, not its number. */
const countedFromOne = /^billing\b/;
const MAX_COUNT_DIGITS = 2;

function findCandidates(layout: DocumentLayout, label: Label): readonly NumberCandidate[] {
  const { role } = label;
  if (role !== 'number' && role !== 'title' && role !== 'weakNumber') return [];
  if (isAccountHead(layout, label.line)) return [];
  const sentenceScore =
    startsSegment(layout, label) ||
    isSubject(layout, label) ||
    endsTitle(layout, label) ||
    isAfterPair(layout, label) ||
    isAfterTitle(layout, label) ||
    findBefore(layout, label) !== null ||
    (role === 'number' && isDescribed(layout, label))
      ? 0
      : weights.inSentence;
  if (sentenceScore !== 0 && role !== 'number') return [];
  if (
    role === 'weakNumber' &&
    (isFollowedByWord(layout, label) || isItemColumnHead(layout, label) || isRepeatedInRow(layout, label))
  )
    return [];
  const contextScore =
    role === 'weakNumber'
      ? scoreContext(layout, label)
      : role === 'title' && (!isNearTop(layout, label) || isInAccountRow(layout, label))
        ? weights.inList
        : 0;
  const candidates: NumberCandidate[] = [];
  const addCandidate = (span: Span | null, positionScore: number): void => {
    const isNamed =
      role === 'number' && span?.line === label.line && measureGap(layout, label, span) <= NEAR_GAP;
    const value = span && findNumberIn(layout, span, { isNamed });
    if (value && !(countedFromOne.test(label.words) && value.text.length <= MAX_COUNT_DIGITS))
      candidates.push({
        role,
        words: label.words,
        line: label.line,
        value: value.text,
        score: weights[role] + sentenceScore + contextScore + positionScore + value.form,
      });
  };
  const found = skipTitle(
    layout,
    label,
    findBeside(layout, label) ?? findBesidePair(layout, label) ?? findRaised(layout, label),
  );
  // `Invoice number ‖ 44 Water Street` with the number below, `#210 – 1639 Water Street`
  const beside =
    found && (!isSameCell(layout, label, found) || label.words === '#') && continuesAsAddress(layout, found)
      ? null
      : found;
  const gap = beside ? measureGap(layout, label, beside) : Number.POSITIVE_INFINITY;
  if (gap <= 1 || isSameCell(layout, label, beside)) addCandidate(beside, weights.besideInCell);
  else if (role !== 'title' || (beside && isWholeCell(layout, beside)))
    addCandidate(beside, role === 'title' || gap <= NEAR_GAP ? weights.besideNear : weights.besideFar);
  const hasValuesBelow = role !== 'title' || isInLabelRow(layout, label, candidates.length === 0 ? 2 : 3);
  if (hasValuesBelow && (gap > NEAR_GAP || candidates.length === 0)) {
    const below = findBelow(layout, isDescribed(layout, label) ? widenToCell(layout, label) : label);
    const isValue = below !== null && (role !== 'title' || isWholeCell(layout, below));
    if (isValue && !startsWithLabel(layout, below)) addCandidate(below, weights.below);
  }
  if (candidates.length === 0) addCandidate(findBefore(layout, label), weights.besideNear);
  return candidates;
}

/** `Electronic invoice number` above a number at its left edge: the label with the words that describe it. */
function widenToCell(layout: DocumentLayout, label: Label): Label {
  const own = layout.lines[label.line];
  return { ...label, from: getSegmentAt(own, label.from)?.from ?? label.from };
}

/** `50771   Invoice no.`: the value left of its label, as in the rows above and below. */
function findBefore(layout: DocumentLayout, { line, from, to, role }: Label): Span | null {
  const own = layout.lines[line];
  if (role === 'weakNumber' || to !== (own?.tokens.length ?? 0) - 1 || !isReversedBlock(layout, line))
    return null;
  const cell = getSegmentAt(own, from);
  const before = cell?.from === from ? own?.segments[(own.segmentIndexes[from] ?? 0) - 1] : undefined;
  const start = before?.from ?? cell?.from ?? from;
  const span = { line, from: start, to: from - 1 };
  const isNumber = span.to >= span.from && /^\S*\d\S*$/.test(getSpanText(layout, span));
  return isNumber && !startsWithLabel(layout, span) ? span : null;
}

/** Whether the next line has its label right of its value, too: a date or an amount ends the line before the label's words. */
const isReversedBlock = (layout: DocumentLayout, line: number): boolean =>
  [line - 1, line + 1].some((at) => {
    const tokens = layout.lines[at]?.tokens ?? [];
    const last = tokens.at(-1)?.text ?? '';
    const text = getSpanText(layout, { line: at, from: 0, to: tokens.length - 2 });
    return (
      tokens.length > 1 && /^\p{L}/u.test(last) && findDates(text).some(({ end }) => end === text.length)
    );
  });

/** `Number/Date  90001187 / 2026-06-25`: the text after two labels of one cell starts with the first one's value. */
function findBesidePair(layout: DocumentLayout, label: Label): Span | null {
  const indexes = layout.lines[label.line]?.segmentIndexes;
  const next = layout.labelsByLine.get(label.line)?.find(({ from }) => from === label.to + 1);
  if (!next || !dateRoles.has(next.role) || indexes?.[next.from] !== indexes?.[label.from]) return null;
  return findBeside(layout, next);
}

/** Vertical overlap of a value with one of two lines that it is in the middle of. */
const MIN_SHARED_HEIGHT = 0.25;

/** `N° de facture` above `Invoice no.` with the number right of both, half a line lower than the first. */
function findRaised(layout: DocumentLayout, label: Label): Span | null {
  const own = layout.lines[label.line];
  const last = own?.tokens[label.to];
  if (label.role !== 'number' || !own || !last) return null;
  for (const at of [label.line - 1, label.line + 1]) {
    const other = layout.lines[at];
    const segment = other?.segments.find(({ from }) => (other.tokens[from]?.x ?? 0) > last.right);
    const first = segment && other?.tokens[segment.from];
    if (!segment || !first || other?.page !== own.page) continue;
    const span = { line: at, ...segment };
    const shared = Math.min(first.bottom, last.bottom) - Math.max(first.y, last.y);
    if (shared < MIN_SHARED_HEIGHT * (last.bottom - last.y)) continue;
    if (isWholeCell(layout, span) && !startsWithLabel(layout, span)) return span;
  }
  return null;
}

/** The text after the title `Facture de transport`, whose label is `Facture`. */
function skipTitle(layout: DocumentLayout, label: Label, beside: Span | null): Span | null {
  const own = layout.lines[label.line];
  const end = getSegmentAt(own, label.to)?.to ?? label.to;
  if (label.role !== 'title') return beside;
  for (let to = Math.min(end, label.to + 4); to > label.to; to -= 1)
    if (!startsNumber(own?.tokens ?? [], to) && isInvoiceTitle(getCellWords(layout, label, to))) {
      const last = to === end ? (own?.tokens.length ?? 0) - 1 : end;
      return last > to ? { line: label.line, from: to + 1, to: last } : null;
    }
  return beside;
}

/** `FACTURE DE VENTE M -88122`: a prefix is of the number after it. */
const startsNumber = (tokens: Line['tokens'], at: number): boolean =>
  /^\p{Lu}{1,2}$/u.test(tokens[at]?.text ?? '') && /^-?\d/.test(tokens[at + 1]?.text ?? '');

/** Whether the cell of a span goes on as an address or a sentence after the number it starts with. */
function continuesAsAddress(layout: DocumentLayout, { line, from, to }: Span): boolean {
  const own = layout.lines[line];
  const end = getSegmentAt(own, from)?.to ?? to;
  const text = getSpanText(layout, { line, from, to: Math.min(to, end) });
  // `8830 0417 2206` and `WL-0260 4417` have the digits of a telephone number, but no word of an address
  return end > from && /\p{L}{3}/u.test(text) && addressLine.test(fold(text));
}

/** `Facture : F-118`: the space before a colon widens the gap. */
function isSameCell(layout: DocumentLayout, { line, to }: Label, beside: Span | null): boolean {
  const indexes = layout.lines[line]?.segmentIndexes;
  return beside !== null && indexes?.[to] === indexes?.[beside.from];
}

/** A row of labels has its values below. */
const isInLabelRow = (layout: DocumentLayout, { line }: Label, least: number): boolean =>
  (layout.labelsByLine.get(line) ?? []).filter((label) => startsSegment(layout, label)).length >= least;
