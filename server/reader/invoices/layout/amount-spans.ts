import { type Amount, parseAmount } from '../values/amounts';
import type { Line } from './lines';
import type { Token } from './tokens';

/** An amount where it stands: from token to token of its line, the last one included. */
export interface AmountSpan extends Amount {
  readonly from: number;
  readonly to: number;
  readonly right: number;
  /** How sure the letters are. */
  readonly letters: number;
}

const MOST_PIECES = 6;
/** Gaps inside an amount, in heights of its letters: `1 234,56`; and of a sign at the other edge of its cell. */
const gaps = { group: 0.6, mark: 1.2, farMark: 12 };

const piece =
  /^[-–—−(]*(?:[A-Z]{0,3}\$|CAD|CDN|USD|EUR|GBP|[€£])?[\d(][\d.,'’)]*[-–—−)*]*(?:\$|CA\$|US\$|€|£|CR|CAD|USD)?\*?$|^[\d.,]+$/i;
const markAlone = /^\(?-?(?:\$|€|£|(?:CA|C|US|CAD|USD|CDN)\$?|\$(?:CA|US|CAD|USD)|EUR|GBP)\(?$/i;
const behind = /^(?:\$|€|£|(?:CA|C|US)\$|CAD|USD|CDN|CR|CT|EUR|GBP|\$(?:CA|US|CAD|USD)?\)?|US|CA|-|\))\*?$/i;

/** The amounts on a line, from left to right. Rates are none. */
export function amountsOn({ tokens }: Line): readonly AmountSpan[] {
  const spans: AmountSpan[] = [];
  for (let from = 0; from < tokens.length; ) {
    const span = longestFrom(tokens, from);
    if (span && !isRate(tokens, span)) spans.push(span);
    from = span ? span.to + 1 : from + 1;
  }
  return spans;
}

function longestFrom(tokens: readonly Token[], from: number): AmountSpan | null {
  const first = tokens[from];
  if (!first || !(piece.test(first.text) || markAlone.test(first.text) || first.text === '-')) return null;
  let to = from;
  while (to - from < MOST_PIECES - 1 && belongs(tokens, from, to + 1)) to += 1;
  for (; to >= from; to -= 1) {
    const parts = tokens.slice(from, to + 1);
    const amount = parseAmount(
      parts
        .map(({ text }) => text)
        .join(' ')
        .replace(/\*+$/, ''),
    );
    const last = parts.at(-1);
    if (amount && last)
      return {
        ...amount,
        from,
        to,
        right: last.right,
        letters: Math.min(...parts.map(({ confidence }) => confidence)),
      };
  }
  return null;
}

function belongs(tokens: readonly Token[], from: number, at: number): boolean {
  const [last, next] = [tokens[at - 1], tokens[at]];
  if (!last || !next) return false;
  const gap = (next.x - last.right) / Math.max(1, last.bottom - last.y);
  if (markAlone.test(last.text) && at - 1 === from) return gap <= gaps.farMark && piece.test(next.text);
  if (behind.test(next.text)) return gap <= gaps.mark;
  return gap <= gaps.group && (/^\d/.test(next.text) || last.text === '-') && piece.test(next.text);
}

const isRate = (tokens: readonly Token[], { to }: AmountSpan): boolean =>
  tokens[to + 1]?.text.startsWith('%') === true || tokens[to]?.text.includes('%') === true;
