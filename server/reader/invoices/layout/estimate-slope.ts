import type { Token } from './split-tokens';

/** Candidate slopes, as rise over run: ±4 degrees in tenths. */
const slopes = Array.from({ length: 81 }, (_, step) => ((step - 40) * Math.PI) / 1_800);
/** In points. */
const STRIP_HEIGHT = 2;
const MAX_SAMPLES = 500;
/** Strips cover the page with a margin above and below. */
const STRIPS = 1_024;
const MARGIN_STRIPS = 128;
/** Minimum improvement over no deskew. */
const MIN_GAIN = 1.15;

/** Slope of a page's lines, as rise over run: the one along which its words gather best in lines. */
export function estimateSlope(tokens: readonly Token[]): number {
  const step = Math.max(1, Math.ceil(tokens.length / MAX_SAMPLES));
  const samples = tokens.filter((_, index) => index % step === 0);
  const straight = scoreSlope(samples, 0);
  let best = { slope: 0, score: straight };
  for (const slope of slopes) {
    const score = scoreSlope(samples, slope);
    if (score > best.score) best = { slope, score };
  }
  return best.score > straight * MIN_GAIN ? best.slope : 0;
}

/** Sum of squared word widths per strip: highest when strips match lines. */
function scoreSlope(tokens: readonly Token[], slope: number): number {
  const strips = new Float64Array(STRIPS);
  const put = (strip: number, weight: number): void => {
    if (strip >= 0 && strip < STRIPS) strips[strip] = (strips[strip] ?? 0) + weight;
  };
  for (const { x, right, y, bottom } of tokens) {
    const strip = MARGIN_STRIPS + Math.round(((y + bottom) / 2 - ((x + right) / 2) * slope) / STRIP_HEIGHT);
    const weight = right - x;
    put(strip, weight);
    put(strip + 1, weight / 2);
    put(strip - 1, weight / 2);
  }
  return strips.reduce((sum, weight) => sum + weight * weight, 0);
}
