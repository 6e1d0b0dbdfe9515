import type { DocumentWords, PageWords } from '../../document/document-words';
import { estimateSlope } from './estimate-slope';
import { measureRise } from './measure-rise';
import { maxTokens, splitTokens, type Token } from './split-tokens';

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

const getHeight = ({ y, bottom }: Token): number => bottom - y;
const getMiddle = ({ y, bottom }: Token): number => (y + bottom) / 2;

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

function deskew(tokens: readonly Token[]): readonly Token[] {
  const slope = estimateSlope(tokens);
  return slope === 0 ? tokens : shear(tokens, () => slope);
}

/** Minimum tokens in a half of a page for measuring its slope. */
const MIN_HALF = 30;
/** As rise over run: a fifth of a degree. */
const MIN_TURN = 0.0035;

/** In a photograph from an angle, lines at the top and at the bottom of the page rise differently. */
function straighten(skewed: readonly Token[]): readonly Token[] {
  const tokens = deskew(skewed).toSorted((a, b) => getMiddle(a) - getMiddle(b));
  const half = Math.floor(tokens.length / 2);
  const [upper, lower] = [tokens.slice(0, half), tokens.slice(half)];
  if (half < MIN_HALF) return tokens;
  const [above, below] = [estimateOwnSlope(upper), estimateOwnSlope(lower)];
  if (Math.abs(above - below) < MIN_TURN) return tokens;
  const [from, to] = [getMeanMiddle(upper), getMeanMiddle(lower)];
  return shear(tokens, (y) => above + ((below - above) * (y - from)) / Math.max(1, to - from));
}

/** As rise over run: slopes that labels at the left and amounts in the row above or below at the right may feign. */
const MIN_FEIGNED = 0.012;

/** The slope of a part of a page, 0 if it is steep and the words next to each other do not have it. */
function estimateOwnSlope(tokens: readonly Token[]): number {
  const slope = estimateSlope(tokens);
  const rise = Math.abs(slope) < MIN_FEIGNED ? null : measureRise(tokens);
  return rise !== null && Math.abs(rise - slope) > Math.abs(slope) / 2 ? 0 : slope;
}

const getMeanMiddle = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + getMiddle(token), 0) / Math.max(1, tokens.length);

const shear = (tokens: readonly Token[], getSlope: (y: number) => number): readonly Token[] =>
  tokens.map((token) => {
    const offset = ((token.x + token.right) / 2) * getSlope(getMiddle(token));
    return { ...token, y: token.y - offset, bottom: token.bottom - offset };
  });

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

const isLetter = ({ text }: Token): boolean => /^\p{L}$/u.test(text);

/** Minimum letters of a letter-spaced word, and of one in the line of another. */
const MIN_SPACED = 4;
const MIN_SPACED_BESIDE = 3;
/** By how much the gaps of a shorter word may differ from those of a longer one beside it. */
const SPACING_TOLERANCE = 0.4;

/**
 * Joins spaced letters with even gaps, such as `T O T A L`: at least four, and in the line of those also three with the
 * same gaps, as in `I N V O I C E  F O R`.
 */
function joinSpacedLetters(tokens: readonly Token[]): readonly Token[] {
  const runs = listSpacedRuns(tokens);
  const spacing = Math.max(
    0,
    ...runs.filter(({ length }) => length >= MIN_SPACED).map((run) => measureSpacing(run, 1)),
  );
  const isSpaced = (run: readonly Token[]): boolean =>
    run.length >= MIN_SPACED ||
    (spacing > 0 &&
      run.length >= MIN_SPACED_BESIDE &&
      run.every(
        (_, at) => at === 0 || Math.abs(measureSpacing(run, at) - spacing) <= spacing * SPACING_TOLERANCE,
      ));
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !isSpaced(run)) return run;
    return { ...first, text: run.map(({ text }) => text).join(''), right: last.right };
  });
}

/** The gap before a token of a run. */
const measureSpacing = (run: readonly Token[], at: number): number =>
  (run[at]?.x ?? 0) - (run[at - 1]?.right ?? 0);

/** Single letters with even gaps, and every other token by itself. */
function listSpacedRuns(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = last ? token.x - last.right : 0;
    const firstGap = run && run.length > 1 ? measureSpacing(run, 1) : Math.max(gap, 0);
    const continues = run && last && isLetter(last) && isLetter(token) && gap <= firstGap * 1.6 + 1;
    if (continues) run.push(token);
    else runs.push([token]);
  }
  return runs;
}

export const getLineText = (line: Line): string => getText(line, { from: 0, to: line.tokens.length - 1 });

export const getText = (line: Line, { from, to }: Segment): string =>
  line.tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
