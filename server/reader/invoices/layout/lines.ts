import type { DocumentWords, PageWords } from '../../pages/page-words';
import { skewOf } from './skew';
import { mostTokens, type Token, tokensOf } from './tokens';

/** Words that stand next to each other, from token to token of its line, the last one included. */
export interface Segment {
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly page: number;
  /** 0 at the top of its page to 1 at its foot. */
  readonly down: number;
  readonly top: number;
  readonly bottom: number;
  /** From left to right. */
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  /** Which segment each token is in. */
  readonly segmentOf: readonly number[];
}

/** A line of more is no line of an invoice; the rest of it is left unread. */
const MOST_ON_A_LINE = 200;
/** Lines that a word may still join, of those that began last. */
const OPEN_LINES = 6;
/** Of the height of the letters: a wider gap is one between columns. */
const COLUMN_GAP = 1;

const heightOf = ({ y, bottom }: Token): number => bottom - y;
const middleOf = ({ y, bottom }: Token): number => (y + bottom) / 2;

/** The lines of a document as they are read, page by page, from the top. */
export function linesOf(document: DocumentWords): readonly Line[] {
  const lines: Line[] = [];
  let left = mostTokens;
  for (const page of document.pages) {
    const tokens = tokensOf(page).slice(0, left);
    left -= tokens.length;
    lines.push(...pageLines(page, tokens));
  }
  return lines;
}

function pageLines({ number, height }: PageWords, crooked: readonly Token[]): readonly Line[] {
  const tokens = straightened(crooked);
  const usual = medianHeight(tokens);
  const rows: { tokens: Token[]; middle: number; height: number; foot: number }[] = [];
  for (const token of tokens.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const tall = Math.max(heightOf(token), usual / 2);
    const row = rows.slice(-OPEN_LINES).find((open) => {
      const least = Math.min(tall, open.height);
      return (
        Math.abs(middleOf(token) - open.middle) <= least * 0.42 ||
        (Math.abs(token.bottom - open.foot) <= least * 0.2 && Math.max(tall, open.height) < 2.5 * least)
      );
    });
    if (row) {
      row.tokens.push(token);
      const share = 1 / row.tokens.length;
      row.middle += (middleOf(token) - row.middle) * share;
      row.foot += (token.bottom - row.foot) * share;
      row.height += (tall - row.height) * share;
    } else {
      rows.push({ tokens: [token], middle: middleOf(token), height: tall, foot: token.bottom });
    }
  }
  return rows
    .toSorted((a, b) => a.middle - b.middle)
    .map((row) => lineOf(number, row.middle / Math.max(1, height), row.tokens));
}

function straightened(tokens: readonly Token[]): readonly Token[] {
  const slope = skewOf(tokens);
  if (slope === 0) return tokens;
  return tokens.map((token) => {
    const drop = ((token.x + token.right) / 2) * slope;
    return { ...token, y: token.y - drop, bottom: token.bottom - drop };
  });
}

export function medianHeight(tokens: readonly Token[]): number {
  const heights = tokens.map(heightOf).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 10;
}

function lineOf(page: number, down: number, unordered: readonly Token[]): Line {
  const tokens = spacedWords(
    unordered
      .toSorted((a, b) => a.x - b.x)
      .filter((token, place, all) => !isDrawnTwice(token, all[place - 1]))
      .slice(0, MOST_ON_A_LINE),
  );
  const height = medianHeight(tokens);
  const segments: { from: number; to: number }[] = [];
  const segmentOf: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = segments.at(-1);
    const before = tokens[index - 1];
    if (last && before && token.x - before.right <= height * COLUMN_GAP) last.to = index;
    else segments.push({ from: index, to: index });
    segmentOf.push(segments.length - 1);
  }
  return {
    page,
    down,
    top: Math.min(...tokens.map(({ y }) => y)),
    bottom: Math.max(...tokens.map(({ bottom }) => bottom)),
    tokens,
    segments,
    segmentOf,
  };
}

/** Bold letters are made by drawing them again beside themselves. */
const isDrawnTwice = (token: Token, before: Token | undefined): boolean =>
  before !== undefined && before.text === token.text && token.x - before.x < 1.5;

const isLetter = ({ text }: Token): boolean => /^\p{L}$/u.test(text);

/** `T O T A L` is one word: four letters or more, each alone, no gap wider than the others. */
function spacedWords(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  let run: Token[] = [];
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length >= 4)
      joined.push({ ...first, text: run.map(({ text }) => text).join(''), right: last.right });
    else joined.push(...run);
    run = [];
  };
  for (const token of tokens) {
    const [first, second, last] = [run[0], run[1], run.at(-1)];
    const gap = last ? token.x - last.right : 0;
    const usual = first && second ? second.x - first.right : Math.max(gap, 0);
    if (!isLetter(token) || gap > usual * 1.6 + 1) close();
    if (isLetter(token)) run.push(token);
    else joined.push(token);
  }
  close();
  return joined;
}

export const textOf = (line: Line, { from, to }: Segment): string =>
  line.tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
