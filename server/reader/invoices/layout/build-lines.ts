import type { DocumentWords, PageWords } from '../../document/document-words';
import { joinSpacedLetters } from './join-spaced-letters';
import { getHeight, getMiddle, maxTokens, splitTokens, type Token } from './split-tokens';
import { deskew, straighten } from './straighten-page';

/** Adjacent words: a range of tokens of a line, `to` inclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly page: number;
  /** 0 at the top of the page, 1 at the bottom. */
  readonly relativeY: number;
  readonly top: number;
  readonly bottom: number;
  /** From left to right. */
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  /** The segment of each token. */
  readonly segmentIndexes: readonly number[];
}

/** The rest of a longer line is ignored. */
const MAX_LINE_TOKENS = 200;
/** A token may join one of the last lines, at most this many. */
const OPEN_LINES = 6;
/** In letter heights; a wider gap separates columns. */
const COLUMN_GAP = 1;

/** The lines of a document in reading order. */
export function buildLines(document: DocumentWords): readonly Line[] {
  const lines: Line[] = [];
  let remaining = maxTokens;
  for (const page of document.pages) {
    const tokens = splitTokens(page).slice(0, remaining);
    remaining -= tokens.length;
    lines.push(
      ...buildPageLines(page, document.source === 'recognition' ? straighten(tokens) : deskew(tokens)),
    );
  }
  return lines;
}

function buildPageLines({ number, height }: PageWords, tokens: readonly Token[]): readonly Line[] {
  const medianHeight = getMedianHeight(tokens);
  const rows: { tokens: Token[]; middle: number; height: number; baseline: number }[] = [];
  for (const token of tokens.toSorted((a, b) => getMiddle(a) - getMiddle(b))) {
    const tokenHeight = Math.max(getHeight(token), medianHeight / 2);
    const row = rows.slice(-OPEN_LINES).find((candidate) => {
      const lower = Math.min(tokenHeight, candidate.height);
      const taller = Math.max(tokenHeight, candidate.height);
      return (
        Math.abs(getMiddle(token) - candidate.middle) <= lower * 0.42 ||
        (Math.abs(token.bottom - candidate.baseline) <= lower * 0.2 && taller < 2.5 * lower)
      );
    });
    if (row) {
      row.tokens.push(token);
      const share = 1 / row.tokens.length;
      row.middle += (getMiddle(token) - row.middle) * share;
      row.baseline += (token.bottom - row.baseline) * share;
      row.height += (tokenHeight - row.height) * share;
    } else {
      rows.push({ tokens: [token], middle: getMiddle(token), height: tokenHeight, baseline: token.bottom });
    }
  }
  return rows
    .toSorted((a, b) => a.middle - b.middle)
    .map((row) => buildLine(number, row.middle / Math.max(1, height), row.tokens));
}

export function getMedianHeight(tokens: readonly Token[]): number {
  const heights = tokens.map(getHeight).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 10;
}

function buildLine(page: number, relativeY: number, unordered: readonly Token[]): Line {
  const tokens = joinSpacedLetters(
    unordered
      .toSorted((a, b) => a.x - b.x)
      .filter((token, index, all) => !isOverprint(token, all[index - 1]))
      .slice(0, MAX_LINE_TOKENS),
  );
  const height = getMedianHeight(tokens);
  const segments: { from: number; to: number }[] = [];
  const segmentIndexes: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = segments.at(-1);
    const before = tokens[index - 1];
    const gap = Math.max(height * COLUMN_GAP, before ? measureCapitalGap(before, token) : 0);
    if (last && before && token.x - before.right <= gap) last.to = index;
    else segments.push({ from: index, to: index });
    segmentIndexes.push(segments.length - 1);
  }
  return {
    page,
    relativeY,
    top: Math.min(...tokens.map(({ y }) => y)),
    bottom: Math.max(...tokens.map(({ bottom }) => bottom)),
    tokens,
    segments,
    segmentIndexes,
  };
}

/** Some files print bold by drawing a word twice with a small offset. */
const isOverprint = (token: Token, before: Token | undefined): boolean =>
  before !== undefined && before.text === token.text && token.x - before.x < 1.5;

/** The gap between words of letter-spaced capitals is about the width of one letter with the space after it. */
const CAPITAL_GAP = 1.15;
const capitals = /^\p{Lu}{2,}$/u;

const measureLetter = ({ x, right, text }: Token): number => (right - x) / text.length;

/** The gap between two words of one column if both are capitals; 0 if one is not. */
const measureCapitalGap = (before: Token, token: Token): number =>
  capitals.test(before.text) && capitals.test(token.text)
    ? CAPITAL_GAP * Math.min(measureLetter(before), measureLetter(token))
    : 0;

/** The segment that contains a token. */
export const getSegmentAt = (line: Line | undefined, token: number): Segment | undefined =>
  line?.segments[line.segmentIndexes[token] ?? 0];

export const getLineText = (line: Line): string => getText(line, { from: 0, to: line.tokens.length - 1 });

export const getText = (line: Line, { from, to }: Segment): string =>
  line.tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
