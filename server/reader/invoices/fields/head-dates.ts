import type { LabelRole } from '../labels/label-roles';
import { fold } from '../labels/terms';
import { getSegmentAt } from '../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  getSpanText,
  isAtTop,
  type Span,
  startsWithLabel,
} from '../layout/document-layout';
import { type DateMatch, findDates } from '../values/find-dates';
import { isClearAmount } from '../values/parse-amount';

/** A date in the upper half of the first page that no label names. */
export interface HeadDate {
  readonly date: DateMatch;
  /** In a place of its own or after the invoice number, as the date of a paper stands; not in a sentence or a row of items. */
  readonly isOfPaper: boolean;
}

const TOP_SHARE = 0.5;
const MAX_LENGTH = 120;
/** Points by which the dates of a column may differ. */
const COLUMN_EDGE = 4;
/** A date as close below another, in lines, is the next in a column. */
const COLUMN_LINES = 2;

/** Labels that a date of the paper may follow. */
const openRoles: ReadonlySet<LabelRole> = new Set<LabelRole>(['number', 'title', 'weakNumber']);
/** Labels of blocks beside the date's own, which have no date. */
const blockRoles: ReadonlySet<LabelRole> = new Set<LabelRole>(['customer', 'payTo', 'tax', 'holdback']);

/** Dates at the top without a label, as on a letter, or after the invoice number. */
export function findHeadDates(layout: DocumentLayout): readonly HeadDate[] {
  const named = listNamedSpans(layout);
  return layout.lines.flatMap((line, at) =>
    isAtTop(layout, line, TOP_SHARE)
      ? line.segments.flatMap((segment) => {
          const span = { line: at, ...segment };
          const found = readSpan(layout, span);
          return found && !named.has(toKey(span)) ? [found] : [];
        })
      : [],
  );
}

function readSpan(layout: DocumentLayout, span: Span): HeadDate | null {
  const text = getSpanText(layout, span);
  const [date] = text.length > MAX_LENGTH ? [] : findDates(text);
  if (!date) return null;
  const token = span.from + text.slice(0, date.start).split(' ').length - 1;
  const label = layout.labelsByLine.get(span.line)?.findLast(({ from }) => from <= token);
  const isOwn = label !== undefined && label.from >= span.from;
  const isAlone = standsAlone(text, date);
  const isOpen = !label || openRoles.has(label.role) || (!isOwn && isAlone && blockRoles.has(label.role));
  if (!isOpen) return null;
  const isOfItem = isInPricedRow(layout, span) || isInDateColumn(layout, span);
  const isOfPaper = (isAlone || followsNumber(layout, span, text, date)) && !isOfItem;
  return { date, isOfPaper };
}

const toKey = ({ line, from }: Span): string => `${line}:${from}`;

/** Spans right below labels of other fields that have no value beside them: `Ship date` above a date. */
const listNamedSpans = (layout: DocumentLayout): ReadonlySet<string> =>
  new Set(
    layout.labels
      .filter(({ role }) => !openRoles.has(role) && !blockRoles.has(role))
      .filter(({ line, to }) => getSegmentAt(layout.lines[line], to)?.to === to)
      .map((label) => findBelow(layout, label))
      .filter((span) => span !== null)
      .map(toKey),
  );

const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? /;
/** `Billed:`, `Datée du` */
const ofIssue = /^(?:(?:billed|invoiced|dated|posted|facturee?|emise?|datee?)(?: on| le| du)? ?:? ?|le )?$/;
/** `Montréal, le`, `St. John's,` */
const town = /^\p{Lu}[\p{L}.’'-]*(?: (?:\p{Lu}[\p{L}.’'-]*|de|du|des|la)){0,3}(?:, ?(?:le )?| le )$/u;
/** Nothing, the number of the page, or when the invoice is due: `March 16, 2026 — due March 30, 2026` */
const afterAlone = /^[\s.,;]*(?:page \d.*)?$|^[\s.,;()–—-]+(?:due|payable|pay by|echeance)\b/;

function standsAlone(text: string, { start, end }: DateMatch): boolean {
  const before = text.slice(0, start);
  const isPlain = ofIssue.test(fold(before).replace(/^le /, '').replace(weekday, '')) || town.test(before);
  return isPlain && afterAlone.test(fold(text.slice(end)));
}

const betweenNumberAndDate = /^[\s,;|/–—-]*(?:of |du |dated |date:? )?$/;
/** `March 1 to March 31`: a period. */
const endOfPeriod = /^ ?(?:to|au|a|through|until|[–—-]) ?\d|^ ?(?:to|au|through|until) /;

/** `Invoice E-0626, June 20, 2026`, `RENEWAL INVOICE GB-90021 — June 1, 2026` */
function followsNumber(layout: DocumentLayout, span: Span, text: string, { start, end }: DateMatch): boolean {
  const label = layout.labelsByLine
    .get(span.line)
    ?.find(({ role, from }) => from >= span.from && openRoles.has(role));
  if (!label || label.from > span.to) return false;
  const before = getSpanText(layout, { ...span, to: label.from - 1 });
  if (label.from > span.from && before !== before.toUpperCase()) return false;
  const afterLabel = text.slice(getSpanText(layout, { ...span, to: label.to }).length, start);
  const [, number = '', rest = ''] =
    /^\W*([\w/.-]*)(.*)$/.exec(fold(afterLabel).replace(/ (?:no|#)\.?/, '')) ?? [];
  return (
    (/\d/.test(number) || number === '') &&
    betweenNumberAndDate.test(rest) &&
    !endOfPeriod.test(fold(text.slice(end)))
  );
}

/** Whether a date stands in a row with amounts. */
export const isInPricedRow = (layout: DocumentLayout, { line, from, to }: Span): boolean =>
  (layout.amounts[line] ?? []).some(
    (amount) => isClearAmount(amount) && (amount.to < from || amount.from > to),
  );

/** Whether a date is one of a column, those of items or of an account: another is right above or below, without a label between. */
export const isInDateColumn = (layout: DocumentLayout, span: Span): boolean =>
  [-1, 1].some((step) => {
    for (let at = span.line + step; Math.abs(at - span.line) <= COLUMN_LINES; at += step) {
      const other = findAligned(layout, at, span);
      if (other && startsWithLabel(layout, other)) return false;
      if (other && findDates(getSpanText(layout, other))[0]?.start === 0) return true;
    }
    return false;
  });

function findAligned(layout: DocumentLayout, line: number, span: Span): Span | null {
  const x = getX(layout, span);
  const segment = layout.lines[line]?.segments.find(
    ({ from }) => Math.abs(getX(layout, { line, from }) - x) < COLUMN_EDGE,
  );
  return segment ? { line, ...segment } : null;
}

const getX = (layout: DocumentLayout, { line, from }: Omit<Span, 'to'>): number =>
  layout.lines[line]?.tokens[from]?.x ?? Number.NaN;
