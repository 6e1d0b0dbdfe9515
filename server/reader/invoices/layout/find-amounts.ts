import { type Amount, parseAmount } from '../values/parse-amount';
import type { Line } from './build-lines';
import type { Token } from './split-tokens';

/** An amount in a range of tokens of a line, `to` inclusive. */
export interface AmountSpan extends Amount {
  readonly from: number;
  readonly to: number;
  readonly right: number;
  /** Lowest of its tokens. */
  readonly ocrConfidence: number;
}

const MAX_PARTS = 6;
/** Gaps inside an amount, in letter heights: between digit groups, to a sign, to a sign at the far edge of a cell. */
const maxGaps = { group: 0.6, thousands: 0.8, thousandsOfOcr: 0.9, mark: 1.2, farMark: 12 };
/** The last thousands of an amount: `037,10 $` */
const thousands = /^\d{3}[.,]\d{2}\D*$/;

const amountPart =
  /^[-–—−(]*(?:[A-Z]{0,3}\$|CAD|CDN|USD|EUR|GBP|[€£])?[\d(][\d.,'’)]*[-–—−)*]*(?:\$|CA\$|US\$|€|£|CR|CAD|USD)?\*?$|^[\d.,]+$/i;
const currencySign = /^\(?-?(?:\$|€|£|(?:CA|C|US|CAD|USD|CDN)\$?|\$(?:CA|US|CAD|USD)|EUR|GBP)\(?$/i;
const trailingSign =
  /^(?:\$|€|£|(?:CA|C|US)\$|CAD|USD|CDN|CR|CT|EUR|GBP|\$(?:CA|US|CAD|USD)?\)?|US|CA|-|\))\*?$/i;

/** Amounts on a line, from left to right, without percentages. */
export function findAmounts({ tokens }: Line): readonly AmountSpan[] {
  const spans: AmountSpan[] = [];
  for (let from = 0; from < tokens.length; ) {
    const span = findLongestAmount(tokens, from);
    if (span && !isRate(tokens, span))
      spans.push(isCutOff(tokens, span) ? { ...span, formatConfidence: CUT_OFF_CONFIDENCE } : span);
    from = span ? span.to + 1 : from + 1;
  }
  return spans;
}

function findLongestAmount(tokens: readonly Token[], from: number): AmountSpan | null {
  const first = tokens[from];
  if (!first || isPronoun(tokens[from - 1], first)) return null;
  if (!(amountPart.test(first.text) || currencySign.test(first.text) || first.text === '-')) return null;
  let to = from;
  while (to - from < MAX_PARTS - 1 && continuesAmount(tokens, from, to + 1)) to += 1;
  for (; to >= from; to -= 1) {
    const parts = tokens.slice(from, to + 1);
    const amount = parseAmount(
      parts
        .map(({ text }) => text)
        .join(' ')
        .replace(/\*+$/, '')
        // the end of a sentence
        .replace(/(?<=[.,]\d{2})[.,]$/, ''),
    );
    const last = parts.at(-1);
    if (amount && last)
      return {
        ...amount,
        from,
        to,
        right: last.right,
        ocrConfidence: Math.min(...parts.map(({ confidence }) => confidence)),
      };
  }
  return null;
}

/** `Balance due to us  $4,206.63`: no US dollars. */
export const isPronoun = (before: Token | undefined, { text }: Token): boolean =>
  text === 'us' &&
  /^(?:to|pay|paying|owed?|owes|owing|with|from|by|send|contact|call)$/i.test(before?.text ?? '');

function continuesAmount(tokens: readonly Token[], from: number, at: number): boolean {
  const [last, next] = [tokens[at - 1], tokens[at]];
  if (!last || !next) return false;
  // the box that OCR gives a single digit is lower than that of digits with a comma
  const height = Math.max(1, last.bottom - last.y, next.confidence < 1 ? next.bottom - next.y : 0);
  const gap = (next.x - last.right) / height;
  if (currencySign.test(last.text) && at - 1 === from)
    return gap <= maxGaps.farMark && amountPart.test(next.text);
  if (trailingSign.test(next.text)) return gap <= maxGaps.mark;
  // the space of a monospaced face is wide, and the boxes of OCR are as low as the letters
  const wide = next.confidence === 1 ? maxGaps.thousands : maxGaps.thousandsOfOcr;
  const isThousands = /^\D*\d{1,3}$/.test(last.text) && thousands.test(next.text);
  return (
    gap <= (isThousands ? wide : maxGaps.group) &&
    (/^\d/.test(next.text) || last.text === '-') &&
    amountPart.test(next.text)
  );
}

/** In `1 234,56` from OCR, the 1 is either the thousands or a quantity before the amount. */
const CUT_OFF_CONFIDENCE = 0.6;
/** In letter heights. */
const MAX_CUT_OFF_GAP = 1.6;
function isCutOff(tokens: readonly Token[], { from }: AmountSpan): boolean {
  const [before, first] = [tokens[from - 1], tokens[from]];
  if (!before || !first || first.confidence === 1) return false;
  if (!/^\$?\d{1,3}[,.]?$/.test(before.text) || !/^\d{3}[.,]\d{2}/.test(first.text)) return false;
  return (first.x - before.right) / Math.max(1, first.bottom - first.y) <= MAX_CUT_OFF_GAP;
}

const isRate = (tokens: readonly Token[], { to }: AmountSpan): boolean =>
  tokens[to + 1]?.text.startsWith('%') === true || tokens[to]?.text.includes('%') === true;
