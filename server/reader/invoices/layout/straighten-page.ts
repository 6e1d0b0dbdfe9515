import { estimateSlope } from './estimate-slope';
import { measureRise } from './measure-rise';
import { getMiddle, type Token } from './split-tokens';

/** Turns a page so that its lines are level. */
export function deskew(tokens: readonly Token[]): readonly Token[] {
  const slope = estimateSlope(tokens);
  return slope === 0 ? tokens : shear(tokens, () => slope);
}

/** Minimum tokens in a half of a page for measuring its slope. */
const MIN_HALF = 30;
/** As rise over run: a fifth of a degree. */
const MIN_TURN = 0.0035;

/** Turns a photographed page: from an angle, lines at its top and at its bottom rise differently. */
export function straighten(skewed: readonly Token[]): readonly Token[] {
  const tokens = deskew(skewed).toSorted((a, b) => getMiddle(a) - getMiddle(b));
  const half = Math.floor(tokens.length / 2);
  const [upper, lower] = [tokens.slice(0, half), tokens.slice(half)];
  if (half < MIN_HALF) return tokens;
  const [above, below] = [estimateOwnSlope(upper), estimateOwnSlope(lower)];
  if (Math.abs(above - below) < MIN_TURN) return tokens;
  const [from, to] = [getMeanMiddle(upper), getMeanMiddle(lower)];
  return shear(tokens, (y) => above + ((below - above) * (y - from)) / Math.max(1, to - from));
}

/** Rise over run from which a slope may come from labels at the left and the amounts of a neighbouring row at the right. */
const MIN_SUSPECT_SLOPE = 0.012;

/** The slope of a part of a page, 0 if it is steep and the words next to each other do not have it. */
function estimateOwnSlope(tokens: readonly Token[]): number {
  const slope = estimateSlope(tokens);
  const rise = Math.abs(slope) < MIN_SUSPECT_SLOPE ? null : measureRise(tokens);
  return rise !== null && Math.abs(rise - slope) > Math.abs(slope) / 2 ? 0 : slope;
}

const getMeanMiddle = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + getMiddle(token), 0) / Math.max(1, tokens.length);

const shear = (tokens: readonly Token[], getSlope: (y: number) => number): readonly Token[] =>
  tokens.map((token) => {
    const offset = ((token.x + token.right) / 2) * getSlope(getMiddle(token));
    return { ...token, y: token.y - offset, bottom: token.bottom - offset };
  });
