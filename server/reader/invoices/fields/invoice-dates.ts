import { addDays, daysBetween, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Found } from '../invoice-reading';
import type { Label } from '../layout/labels';
import { besides, gapTo, type Sheet, type Span, spanText, under } from '../layout/sheet';
import { type DayOrder, type FoundDate, findDates } from '../values/dates';
import { clamp } from './evidence';

const evidence = {
  issued: 0.92,
  dueDate: 0.92,
  /** `Date` alone. */
  weakDate: 0.86,
  /** At the top of the first page, and nothing says what it is. */
  unlabelled: 0.7,
  only: 0.05,
  rival: -0.2,
  far: -0.1,
  /** Day and month may be either; by how the document writes its other dates, or by its terms. */
  orderTold: 0,
  orderByLanguage: -0.3,
  fromTerms: 0.9,
  onReceipt: 0.7,
  /** Due before it was issued, or years after. */
  absurdDue: -0.5,
};
const NEAR = 15;
const MOST_DAYS = 370;
const TOP = 0.5;

interface Candidate {
  readonly role: Label['role'];
  readonly date: FoundDate;
  readonly score: number;
}

export interface InvoiceDates {
  readonly issuedOn: Found<PlainDate> | null;
  readonly dueOn: Found<PlainDate> | null;
}

export function invoiceDates(sheet: Sheet): InvoiceDates {
  const issued =
    best(candidates(sheet, 'issued')) ?? best(candidates(sheet, 'weakDate')) ?? best(unlabelled(sheet));
  const due = best(candidates(sheet, 'dueDate'));
  const days = netDays(sheet);
  const order = orderOf(sheet, issued, due, days);
  const issuedOn = issued && settled(issued, order);
  const dueOn = due ? checked(settled(due, order), issuedOn) : fromTerms(issuedOn, days);
  return { issuedOn, dueOn };
}

function candidates(sheet: Sheet, role: 'issued' | 'weakDate' | 'dueDate'): readonly Candidate[] {
  return sheet.labels
    .filter((label) => label.role === role)
    .flatMap((label): Candidate[] => {
      const beside = besides(sheet, label);
      const date = beside && dateIn(sheet, beside);
      if (beside && date) {
        const far = gapTo(sheet, label, beside) > NEAR ? evidence.far : 0;
        return [{ role, date, score: evidence[role] + far }];
      }
      const below = under(sheet, label);
      const lower = below && dateIn(sheet, below);
      return lower ? [{ role, date: lower, score: evidence[role] }] : [];
    });
}

/** Dates at the top that no label is of, as on a letter, or right behind the number. */
function unlabelled(sheet: Sheet): readonly Candidate[] {
  return sheet.lines.flatMap((line, at): Candidate[] => {
    if (line.page !== sheet.lines[0]?.page || line.down > TOP) return [];
    return line.segments.flatMap((segment) => {
      const text = spanText(sheet, { line: at, ...segment });
      const label = sheet.lineLabels.get(at)?.findLast(({ from }) => from <= segment.to);
      const named = label && label.role !== 'number' && label.role !== 'title' && label.role !== 'weakNumber';
      const [date] = text.length > 120 || named ? [] : findDates(text);
      return date ? [{ role: 'weakDate', date, score: evidence.unlabelled } as const] : [];
    });
  });
}

/** The date that a span begins with: a sign or a short word may stand before it. */
function dateIn(sheet: Sheet, span: Span): FoundDate | null {
  const text = spanText(sheet, { ...span, to: Math.min(span.to, span.from + 8) });
  const date = findDates(text)[0];
  return date && /^[^\p{N}]{0,40}$/u.test(text.slice(0, date.at)) ? date : null;
}

function best(all: readonly Candidate[]): Candidate | null {
  const [first] = all.toSorted((a, b) => b.score - a.score);
  if (!first) return null;
  const others = all.filter((other) => other.date.readings[0] !== first.date.readings[0]);
  return { ...first, score: first.score + (others.length > 0 ? evidence.rival : evidence.only) };
}

const netTerms = /\b(?:net|nets|n) ?(?:de )?(\d{1,3})\b|\b(\d{1,3}) ?(?:days?|jours?)(?: nets?)?\b/;
const onReceipt = /\b(?:upon|on) receipt\b|\b(?:sur|a la|des) reception\b|\bdue immediately\b/;

/** Days to pay by the terms: 0 on receipt, null where they are not told. */
function netDays(sheet: Sheet): number | null {
  for (const label of sheet.labels) {
    if (label.role !== 'terms' && label.role !== 'dueDate') continue;
    for (const span of [besides(sheet, label), under(sheet, label)]) {
      if (!span) continue;
      const text = folded(spanText(sheet, { ...span, to: Math.min(span.to, span.from + 8) }));
      const days = netTerms.exec(text);
      if (days) return Number(days[1] ?? days[2]);
      if (onReceipt.test(text)) return 0;
    }
  }
  const loose = sheet.lines
    .slice(0, 400)
    .map(({ tokens }) =>
      folded(
        tokens
          .slice(0, 40)
          .map(({ text }) => text)
          .join(' '),
      ),
    )
    .map((text) => /\bnet (\d{1,3})(?: (?:days|jours))?\b/.exec(text)?.[1])
    .find((days) => days !== undefined);
  return loose === undefined ? null : Number(loose);
}

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** In which order the document writes day and month, as far as anything tells it. */
function orderOf(
  sheet: Sheet,
  issued: Candidate | null,
  due: Candidate | null,
  days: number | null,
): DayOrder | null {
  const texts = sheet.lines.slice(0, 600).map(({ tokens }) =>
    tokens
      .slice(0, 60)
      .map(({ text }) => text)
      .join(' '),
  );
  if (texts.some((text) => /\b(?:DD|JJ) ?[-/.] ?MM\b/i.test(text))) return 'dayFirst';
  if (texts.some((text) => /\bMM ?[-/.] ?(?:DD|JJ)\b/i.test(text))) return 'monthFirst';
  const told = new Set(texts.flatMap(findDates).map(({ order }) => order));
  told.delete(null);
  const [only] = told;
  if (told.size === 1 && only) return only;
  if (!issued || !due) return null;
  const fits = (['dayFirst', 'monthFirst'] as const).filter((order) => {
    const between = daysBetween(reading(issued.date, order), reading(due.date, order));
    return days === null ? between >= 0 && between <= 120 : between === days;
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

const reading = ({ readings }: FoundDate, order: DayOrder): PlainDate =>
  (order === 'monthFirst' ? readings[1] : undefined) ?? readings[0];

function settled({ date, score }: Candidate, order: DayOrder | null): Found<PlainDate> {
  const unsure = date.readings.length === 2 && order === null ? evidence.orderByLanguage : 0;
  return { value: reading(date, order ?? 'dayFirst'), confidence: clamp(score + unsure) };
}

function checked(due: Found<PlainDate>, issued: Found<PlainDate> | null): Found<PlainDate> {
  const between = issued ? daysBetween(issued.value, due.value) : 0;
  const absurd = between < 0 || between > MOST_DAYS;
  return absurd ? { ...due, confidence: clamp(due.confidence + evidence.absurdDue) } : due;
}

function fromTerms(issued: Found<PlainDate> | null, days: number | null): Found<PlainDate> | null {
  if (!issued || days === null || days > MOST_DAYS) return null;
  const told = days === 0 ? evidence.onReceipt : evidence.fromTerms;
  return { value: addDays(issued.value, days), confidence: clamp(Math.min(issued.confidence, told)) };
}
