import { addDays, daysBetween, type PlainDate } from '@tamarack/core/calendar/plain-date';
import { getSegmentAt } from '../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  measureGap,
  type Span,
} from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { toConfidence } from '../values/confidence';
import { type DateMatch, type DayOrder, findDates } from '../values/find-dates';
import type { FieldValue } from '../values/invoice-reading';
import { isColumnHead } from './amounts/column-heads';
import { findHeadDates, isInDateColumn, isInPricedRow } from './head-dates';
import { findDueSentences, findNetDays } from './payment-terms';

const weights = {
  issued: 0.92,
  dueDate: 0.92,
  /** `Date` alone. */
  weakDate: 0.86,
  /** At the top of the first page, without a label. */
  unlabelled: 0.7,
  /** The same, where the date of a paper stands. */
  ofPaper: 0.86,
  only: 0.05,
  rival: -0.2,
  far: -0.01,
  /** Day and month are ambiguous, but other dates or the terms settle their order. */
  orderKnown: 0,
  orderByLanguage: -0.3,
  fromTerms: 0.9,
  onReceipt: 0.7,
  /** Due before the issue date, or more than a year after. */
  absurdDue: -0.5,
};
const NEAR_GAP = 15;
const MAX_DAYS = 370;
/** Fewer days to pay are rare: of two orders of day and month, the other is right. */
const MIN_TERM = 5;

interface Candidate {
  readonly role: Label['role'];
  readonly date: DateMatch;
  readonly score: number;
}

export interface InvoiceDates {
  readonly issuedOn: FieldValue<PlainDate> | null;
  readonly dueOn: FieldValue<PlainDate> | null;
}

export function findInvoiceDates(layout: DocumentLayout): InvoiceDates {
  const issued =
    pickBest(findCandidates(layout, 'issued')) ??
    pickBest(findCandidates(layout, 'weakDate')) ??
    pickBest(findUnlabelledDates(layout));
  const due = pickBest([...findCandidates(layout, 'dueDate'), ...findSentenceDates(layout)]);
  const days = findNetDays(layout);
  const order = detectDayOrder(layout, issued, due, days);
  const issuedOn = issued && toFieldValue(issued, order);
  const dueOn = due ? checkDueDate(toFieldValue(due, order), issuedOn) : computeDueDate(issuedOn, days);
  const isDoubtful = issued?.role === 'weakDate' && issuedOn && dueOn && dueOn.value < issuedOn.value;
  return { issuedOn: isDoubtful ? lower(issuedOn, weights.rival) : issuedOn, dueOn };
}

function findCandidates(
  layout: DocumentLayout,
  role: 'issued' | 'weakDate' | 'dueDate',
): readonly Candidate[] {
  return layout.labels
    .filter((label) => label.role === role)
    .flatMap((label): Candidate[] => {
      if (role === 'weakDate' && isOfOther(layout, label)) return [];
      const beside = findBeside(layout, label);
      const date = beside && findDateIn(layout, beside);
      if (beside && date) {
        const far = measureGap(layout, label, beside) > NEAR_GAP ? weights.far : 0;
        return [{ role, date, score: weights[role] + far }];
      }
      const below = findBelow(layout, label);
      if (below && role === 'weakDate' && isOfItem(layout, label, below)) return [];
      const lower = below && findDateBelow(layout, label, below);
      return lower ? [{ role, date: lower, score: weights[role] }] : [];
    });
}

/** `Date in`, `Date of event`: another date than the invoice's, which the words after the label tell. */
function isOfOther(layout: DocumentLayout, { line, to }: Label): boolean {
  const segment = getSegmentAt(layout.lines[line], to);
  const next = layout.labelsByLine.get(line)?.find(({ from }) => from > to);
  if (!segment || segment.to === to || next?.from === to + 1) return false;
  const text = getSpanText(layout, { line, from: to + 1, to: segment.to });
  const before = text.slice(0, findDates(text)[0]?.start ?? text.length);
  return /^(?:of|in|out|de|du|d’|d')\b/i.test(before) && /^[^\d(]*$/.test(before);
}

/** Whether the date below a plain `Date` is that of the first item, or of a row of an account. */
const isOfItem = (layout: DocumentLayout, label: Label, below: Span): boolean =>
  isInDateColumn(layout, below) || (isColumnHead(layout, label) && isInPricedRow(layout, below));

/** A date in a place of its own, else one in a sentence. */
const findUnlabelledDates = (layout: DocumentLayout): readonly Candidate[] => {
  const found = findHeadDates(layout);
  const ofPaper = found.filter(({ isOfPaper }) => isOfPaper);
  const score = ofPaper.length > 0 ? weights.ofPaper : weights.unlabelled;
  return (ofPaper.length > 0 ? ofPaper : found).map(({ date }) => ({ role: 'weakDate', date, score }));
};

const findSentenceDates = (layout: DocumentLayout): readonly Candidate[] =>
  findDueSentences(layout).map((date) => ({ role: 'dueDate', date, score: weights.dueDate }));

/** The date at the start of a span; a short word may precede it. */
function findDateIn(layout: DocumentLayout, span: Span): DateMatch | null {
  const text = getSpanText(layout, { ...span, to: Math.min(span.to, span.from + 8) });
  const [date] = findDates(text);
  if (!date) return null;
  const before = text.slice(0, date.start);
  return /^[^\p{N}]{0,40}$/u.test(before) && !endOfPeriod.test(before) ? date : null;
}

/** The date of a cell below a label; of two in one cell, as OCR joins columns, the nearer. */
function findDateBelow(layout: DocumentLayout, label: Label, span: Span): DateMatch | null {
  const first = findDateIn(layout, span);
  const text = getSpanText(layout, span);
  const tokens = layout.lines[span.line]?.tokens;
  const x = layout.lines[label.line]?.tokens[label.from]?.x ?? 0;
  const measure = ({ start }: DateMatch): number =>
    Math.abs(
      (tokens?.[span.from + text.slice(0, start).split(' ').length - 1]?.x ?? Number.POSITIVE_INFINITY) - x,
    );
  return first && (findDates(text).toSorted((a, b) => measure(a) - measure(b))[0] ?? first);
}

/** `Services, mission au 31 mars 2026`: not the date of a label before it. */
const endOfPeriod = /(?<=\p{L} )(?:au|to|ended|ending|terminée?) $/iu;

function pickBest(all: readonly Candidate[]): Candidate | null {
  const [first] = all.toSorted((a, b) => b.score - a.score);
  if (!first) return null;
  const others = all.filter((other) => other.date.readings[0] !== first.date.readings[0]);
  return { ...first, score: first.score + (others.length > 0 ? weights.rival : weights.only) };
}

/** The order of day and month in the document, or null if nothing settles it. */
function detectDayOrder(
  layout: DocumentLayout,
  issued: Candidate | null,
  due: Candidate | null,
  days: number | null,
): DayOrder | null {
  const texts = layout.lines.slice(0, 600).map(({ tokens }) =>
    tokens
      .slice(0, 60)
      .map(({ text }) => text)
      .join(' '),
  );
  if (texts.some((text) => /\b(?:DD|JJ) ?[-/.] ?MM\b/i.test(text))) return 'dayFirst';
  if (texts.some((text) => /\bMM ?[-/.] ?(?:DD|JJ)\b/i.test(text))) return 'monthFirst';
  const orders = new Set(texts.flatMap(findDates).map(({ order }) => order));
  orders.delete(null);
  const [proven] = orders;
  if (orders.size === 1 && proven) return proven;
  if (!issued || !due) return null;
  const fits = (['dayFirst', 'monthFirst'] as const).filter((order) => {
    const between = daysBetween(resolveReading(issued.date, order), resolveReading(due.date, order));
    return days === null ? between >= 0 && between <= 120 : between === days;
  });
  const usual = fits.filter(
    (order) => daysBetween(resolveReading(issued.date, order), resolveReading(due.date, order)) >= MIN_TERM,
  );
  return [usual, fits].find(({ length }) => length === 1)?.[0] ?? null;
}

const resolveReading = ({ readings }: DateMatch, order: DayOrder): PlainDate =>
  (order === 'monthFirst' ? readings[1] : undefined) ?? readings[0];

function toFieldValue({ date, score }: Candidate, order: DayOrder | null): FieldValue<PlainDate> {
  const unsure = date.readings.length === 2 && order === null ? weights.orderByLanguage : 0;
  return { value: resolveReading(date, order ?? 'dayFirst'), confidence: toConfidence(score + unsure) };
}

function checkDueDate(
  due: FieldValue<PlainDate>,
  issued: FieldValue<PlainDate> | null,
): FieldValue<PlainDate> {
  const between = issued ? daysBetween(issued.value, due.value) : 0;
  const absurd = between < 0 || between > MAX_DAYS;
  return absurd ? lower(due, weights.absurdDue) : due;
}

const lower = (field: FieldValue<PlainDate>, by: number): FieldValue<PlainDate> => ({
  ...field,
  confidence: toConfidence(field.confidence + by),
});

function computeDueDate(
  issued: FieldValue<PlainDate> | null,
  days: number | null,
): FieldValue<PlainDate> | null {
  if (!issued || days === null || days > MAX_DAYS) return null;
  const byTerms = days === 0 ? weights.onReceipt : weights.fromTerms;
  return {
    value: addDays(issued.value, days),
    confidence: toConfidence(Math.min(issued.confidence, byTerms)),
  };
}
