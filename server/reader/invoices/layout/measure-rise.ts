import { getHeight, getMiddle, type Token } from './split-tokens';

const MAX_TOKENS = 500;
/** In letter heights: words of one text. */
const NEXT_GAP = 1.5;
const SAME_LINE = 0.5;
/** Minimum pairs for a reliable slope. */
const MIN_PAIRS = 12;

/**
 * The slope of adjacent words, as rise over run, which a neighbouring column cannot distort; null for too few pairs. As exact
 * as a degree.
 */
export function measureRise(tokens: readonly Token[]): number | null {
  const few = tokens.slice(0, MAX_TOKENS);
  const pairs = few.flatMap((token) => {
    const next = findNext(few, token);
    return next ? [{ run: next.right - token.x, rise: getMiddle(next) - getMiddle(token) }] : [];
  });
  if (pairs.length < MIN_PAIRS) return null;
  const run = pairs.reduce((sum, pair) => sum + pair.run, 0);
  // from the middle of the one word to that of the other is half of both
  return (2 * pairs.reduce((sum, pair) => sum + pair.rise, 0)) / run;
}

function findNext(tokens: readonly Token[], token: Token): Token | null {
  const height = getHeight(token);
  const near = tokens.filter(
    (other) =>
      other.x >= token.right &&
      other.x - token.right <= height * NEXT_GAP &&
      Math.abs(getMiddle(other) - getMiddle(token)) <= height * SAME_LINE,
  );
  return near.toSorted((a, b) => a.x - b.x)[0] ?? null;
}
