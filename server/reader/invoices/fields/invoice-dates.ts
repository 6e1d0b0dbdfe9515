import { addDays, daysBetween, type PlainDate } from '@tamarack/core/calendar/plain-date';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  isAtTop,
  measureGap,
  type Span,
} from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { toConfidence } from '../values/confidence';
import { type DateMatch, type DayOrder, findDates } from '../values/find-dates';
import type { FieldValue } from '../values/invoice-reading';
import { isColumnHead } from './amounts/column-heads';

const weights = {
  issued: 0.92,
  dueDate: 0.92,
  /** `Date` alone. */
  weakDate: 0.86,
  /** At the top of the first page, without a label. */
  unlabelled: 0.7,
  only: 0.05,
  rival: -0.2,
  far: -0.1,
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
const TOP_SHARE = 0.5;

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
  const due = pickBest(findCandidates(layout, 'dueDate'));
  const days = findNetDays(layout);
  const order = detectDayOrder(layout, issued, due, days);
  const issuedOn = issued && toFieldValue(issued, order);
  const dueOn = due ? checkDueDate(toFieldValue(due, order), issuedOn) : computeDueDate(issuedOn, days);
  return { issuedOn, dueOn };
}

function findCandidates(
  layout: DocumentLayout,
  role: 'issued' | 'weakDate' | 'dueDate',
): readonly Candidate[] {
  return layout.labels
    .filter((label) => label.role === role)
    .flatMap((label): Candidate[] => {
      const beside = findBeside(layout, label);
      const date = beside && findDateIn(layout, beside);
      if (beside && date) {
        const far = measureGap(layout, label, beside) > NEAR_GAP ? weights.far : 0;
        return [{ role, date, score: weights[role] + far }];
      }
      if (role === 'weakDate' && isColumnHead(layout, label)) return [];
      const below = findBelow(layout, label);
      const lower = below && findDateIn(layout, below);
      return lower ? [{ role, date: lower, score: weights[role] }] : [];
    });
}

/** Dates at the top without a label, as on a letter, or after the invoice number. */
function findUnlabelledDates(layout: DocumentLayout): readonly Candidate[] {
  return layout.lines.flatMap((line, at): Candidate[] => {
    if (!isAtTop(layout, line, TOP_SHARE)) return [];
    return line.segments.flatMap((segment) => {
      const text = getSpanText(layout, { line: at, ...segment });
      const label = layout.labelsByLine.get(at)?.findLast(({ from }) => from <= segment.to);
      const named = label && label.role !== 'number' && label.role !== 'title' && label.role !== 'weakNumber';
      const [date] = text.length > 120 || named ? [] : findDates(text);
      return date ? [{ role: 'weakDate', date, score: weights.unlabelled } as const] : [];
    });
  });
}

/** The date at the start of a span; a short word may precede it. */
function findDateIn(layout: DocumentLayout, span: Span): DateMatch | null {
  const text = getSpanText(layout, { ...span, to: Math.min(span.to, span.from + 8) });
  const date = findDates(text)[0];
  return date && /^[^\p{N}]{0,40}$/u.test(text.slice(0, date.start)) ? date : null;
}

function pickBest(all: readonly Candidate[]): Candidate | null {
  const [first] = all.toSorted((a, b) => b.score - a.score);
  if (!first) return null;
  const others = all.filter((other) => other.date.readings[0] !== first.date.readings[0]);
  return { ...first, score: first.score + (others.length > 0 ? weights.rival : weights.only) };
}

const netTerms = /\b(?:net|nets|n) ?(?:de )?(\d{1,3})\b|\b(\d{1,3}) ?(?:days?|jours?)(?: nets?)?\b/;
const onReceipt = /\b(?:upon|on) receipt\b|\b(?:sur|a la|des) reception\b|\bdue immediately\b/;

/** Days to pay by the payment terms: 0 on receipt, null if unknown. */
function findNetDays(layout: DocumentLayout): number | null {
  for (const label of layout.labels) {
    if (label.role !== 'terms' && label.role !== 'dueDate') continue;
    for (const span of [findBeside(layout, label), findBelow(layout, label)]) {
      if (!span) continue;
      const text = stripAccents(getSpanText(layout, { ...span, to: Math.min(span.to, span.from + 8) }));
      const days = netTerms.exec(text);
      if (days) return Number(days[1] ?? days[2]);
      if (onReceipt.test(text)) return 0;
    }
  }
  const loose = layout.lines
    .slice(0, 400)
    .map(({ tokens }) =>
      stripAccents(
        tokens
          .slice(0, 40)
          .map(({ text }) => text)
          .join(' '),
      ),
    )
    // `Total net 3.100,00`: an amount
    .map((text) => /\bnet (\d{1,3})\b(?![.,]\d| \d{3}\b)/.exec(text)?.[1])
    .find((days) => days !== undefined);
  return loose === undefined ? null : Number(loose);
}

const stripAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

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
  const [only] = orders;
  if (orders.size === 1 && only) return only;
  if (!issued || !due) return null;
  const fits = (['dayFirst', 'monthFirst'] as const).filter((order) => {
    const between = daysBetween(resolveReading(issued.date, order), resolveReading(due.date, order));
    return days === null ? between >= 0 && between <= 120 : between === days;
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
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
  return absurd ? { ...due, confidence: toConfidence(due.confidence + weights.absurdDue) } : due;
}

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
