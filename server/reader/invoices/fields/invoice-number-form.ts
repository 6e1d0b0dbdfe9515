import type { DocumentLayout, Span } from '../layout/document-layout';
import type { Token } from '../layout/split-tokens';
import { findDates } from '../values/find-dates';
import { isClearAmount, parseAmount } from '../values/parse-amount';

/** Added to the confidence of an invoice number, by its form. */
const weights = {
  oneDigit: -0.06,
  year: -0.12,
  /** As long as no invoice number. */
  long: -0.05,
  /** It ends with a hyphen at the end of its cell: the rest may be on the next line. */
  cut: -0.3,
  /** More digits follow in its cell. */
  continued: -0.3,
  /** OCR may have read a zero as the letter, or the letter as a zero. */
  zeroOrLetter: -0.3,
  lowOcrConfidence: -0.12,
  veryLowOcrConfidence: -0.35,
};
const GOOD_OCR = 0.85;
/** No letter may be taken for a digit. */
const GOOD_OCR_OF_DIGITS = 0.75;
const POOR_OCR = 0.65;

/** `INO0066701`, `F1O24`; the `O` of `SO4471` is one. */
const zeroOrLetter = /O0|\dO|\p{Lu}{2}O\d/u;
const numberShape = /^[\p{L}\p{N}][\p{L}\p{N}./#_-]{0,29}$/u;
const telephone = /^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/;
const taxNumber = /^\d{9} ?R[TPC] ?\d{4}$|^\d{10} ?TQ ?\d{4}$/i;
/** Also its second half alone, at the start of a line. */
const postalCode = /^(?:[A-Z]\d[A-Z] ?)?\d[A-Z]\d$/i;

/**
 * The number at the start of a span, as printed, and what its form adds to the confidence; null for a date, an amount, and a
 * phone, tax or postal number. Eight digits that a label names as a number are no date.
 */
export function findNumberIn(
  layout: DocumentLayout,
  span: Span,
  { isNamed = false }: { readonly isNamed?: boolean } = {},
): { text: string; form: number } | null {
  const tokens = (layout.lines[span.line]?.tokens ?? []).slice(span.from, span.to + 1);
  const isRecognized = layout.source === 'recognition';
  const start = tokens.findIndex(
    ({ text }, at) =>
      !/^(?:[#:.\-–—()/]+|n[o°]\.?:?|num[ée]ro:?|number:?|\/date:?)$/iu.test(text) &&
      // a small raised o
      !(isRecognized && /^n0[.:]?$/i.test(text) && /^\d/.test(tokens[at + 1]?.text ?? '')),
  );
  const parts =
    start < 0
      ? []
      : joinParts(tokens.slice(start, start + 5), (token) => isLastOfSegment(layout, span.line, token));
  const printed = parts.map((token) => token.text).join(' ');
  const [before, after] = [findHalf(layout, span.line, parts, -1), findHalf(layout, span.line, parts, 1)];
  const text = `${before ?? ''}${printed}${after ?? ''}`
    .replace(/^[#(:]+|[),;:.\-/]+$/g, '')
    // `Inv.1906`, set without a space
    .replace(/^(?:inv|fact?)\.(?=\d)/i, '')
    // a hyphen that a scan sets apart
    .replace(/(?<=^\p{L}{1,3}) -(?=\d)/u, isRecognized ? '-' : ' -');
  const isCut = after === null && endsCut(printed) && isLastOfSegment(layout, span.line, parts.at(-1));
  const next = tokens.slice(start, start + 6).map((token) => token.text);
  const isDate = findDates(next.join(' ')).some(({ start }) => start <= 1);
  if (!isNumber(text) || (isDate && !(isNamed && /^\d{8}$/.test(text)))) return null;
  const isMixed = isRecognized && zeroOrLetter.test(text);
  const doubts =
    (isCut ? weights.cut : 0) +
    (isContinued(layout, span.line, parts.at(-1)) ? weights.continued : 0) +
    (isMixed ? weights.zeroOrLetter : 0);
  return { text, form: scoreFormat(text) + scoreOcr(parts) + doubts };
}

const endsCut = (text: string): boolean => /\w-$/.test(text);

/** Points by which the two halves of a number may be out of line. */
const HALF_EDGE = 4;
/** Gap between the halves, in letter heights. */
const HALF_GAP = 1.2;
/** A label in the middle of both halves has a line of its own. */
const MAX_HALF_LINES = 2;

/** The other half of a number that a narrow column wraps after a hyphen: `SG-2026-` above `W14-00871`. */
function findHalf(
  layout: DocumentLayout,
  at: number,
  parts: readonly Token[],
  direction: 1 | -1,
): string | null {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || (direction === 1 && !endsCut(last.text))) return null;
  for (let step = 1; step <= MAX_HALF_LINES; step += 1) {
    const other = layout.lines[at + step * direction];
    const own = layout.lines[at];
    const half = other?.segments.find(
      ({ from, to }) => from === to && Math.abs((other.tokens[from]?.x ?? 0) - first.x) < HALF_EDGE,
    );
    const token = half && other?.tokens[half.from];
    if (!token || !own || other?.page !== own.page) continue;
    const [upper, lower] = direction === 1 ? [last, token] : [token, first];
    const isNear = lower.y - upper.bottom <= HALF_GAP * (upper.bottom - upper.y);
    return isNear && endsCut(upper.text) && /\d/.test(token.text) ? token.text : null;
  }
  return null;
}

function isLastOfSegment(layout: DocumentLayout, at: number, token: Token | undefined): boolean {
  const line = layout.lines[at];
  const index = line && token ? line.tokens.indexOf(token) : -1;
  return line?.segments.some(({ to }) => to === index) === true;
}

/** Whether digits follow in the same cell, which no date begins with: `AR 2026 / 1187`. */
function isContinued(layout: DocumentLayout, at: number, token: Token | undefined): boolean {
  const tokens = layout.lines[at]?.tokens ?? [];
  if (!token || isLastOfSegment(layout, at, token)) return false;
  const rest = tokens.slice(tokens.indexOf(token) + 1).map(({ text }) => text);
  const startsDate = findDates(rest.join(' ')).some(({ start }) => start === 0);
  return /^\d{2,}$/.test(rest[0] ?? '') && !startsDate;
}

/** Heights of a line between two parts of a number; a scan can widen the one after a prefix. */
const PART_GAP = 0.8;
const SCANNED_PREFIX_GAP = 1.3;

/** Tokens of one number: `INV 1042`, `2026 - 118`, and `F-88 134` at the end of its cell. */
function joinParts(tokens: readonly Token[], endsCell: (token: Token) => boolean): readonly Token[] {
  const [first] = tokens;
  if (!first) return [];
  const parts = [first];
  for (const [index, token] of tokens.entries()) {
    const last = parts.at(-1) ?? first;
    if (index === 0) continue;
    const rest = tokens.slice(index).map(({ text }) => text);
    const gap = (token.x - last.right) / Math.max(1, last.bottom - last.y);
    const startsDate = findDates(rest.join(' ')).some(({ start }) => start <= 2);
    if (
      gap > (token.confidence < 1 && /^\p{Lu}{1,3}$/u.test(last.text) ? SCANNED_PREFIX_GAP : PART_GAP) ||
      startsDate ||
      !(continuesNumber(last.text, token.text) || (endsCell(token) && isGroup(last.text, token.text))) ||
      parts.length > 3
    )
      break;
    parts.push(token);
  }
  return parts.at(-1)?.text === '-' ? parts.slice(0, -1) : parts;
}

function continuesNumber(last: string, next: string): boolean {
  if (next === '-') return /^\d{1,4}$|^\p{Lu}{1,6}$/u.test(last);
  if (!/\d/.test(next)) return false;
  return /[-/]$/.test(last) || /^[-/]/.test(next) || /^\p{Lu}{1,6}$/u.test(last) || !/\D/.test(last);
}

/** Digits in groups: `L2026-441 907`. A year is not of the number before it. */
const isGroup = (last: string, next: string): boolean =>
  /\D\d{1,4}$/.test(last) && /^\d{3,4}$/.test(next) && !/^20\d\d$/.test(next);

function isNumber(text: string): boolean {
  const bare = text.replace(/ /g, '');
  if (!numberShape.test(bare) || telephone.test(text) || taxNumber.test(text) || postalCode.test(text))
    return false;
  if (!/\d/.test(bare)) return false;
  const amount = parseAmount(text);
  return !(amount && isClearAmount(amount)) && !/^\d+[.,]\d{2}$|%$/.test(bare);
}

function scoreFormat(text: string): number {
  if (text.length === 1) return weights.oneDigit;
  if (/^20[0-3]\d$/.test(text)) return weights.year;
  return /^\d{13,}$/.test(text) ? weights.long : 0;
}

function scoreOcr(tokens: readonly Token[]): number {
  const least = Math.min(...tokens.map(({ confidence }) => confidence));
  if (least < POOR_OCR) return weights.veryLowOcrConfidence;
  const isOfDigits = tokens.every(({ text }) => /^[\d/#:-]+$/.test(text));
  return least < (isOfDigits ? GOOD_OCR_OF_DIGITS : GOOD_OCR) ? weights.lowOcrConfidence : 0;
}
