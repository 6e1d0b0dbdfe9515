import type { Token } from './tokens';

/** Rise over run of the slopes that are tried: to 4 degrees, each a tenth of a degree. */
const slopes = Array.from({ length: 81 }, (_, step) => ((step - 40) * Math.PI) / 1_800);
const BIN = 2;
const MOST_SAMPLES = 1_500;
/** Straight text is only turned where turning it gathers its words far better. */
const GAIN = 1.15;

/** How much a page's lines rise to the right, as rise over run: the slope along which its words gather in lines. */
export function skewOf(tokens: readonly Token[]): number {
  const step = Math.max(1, Math.ceil(tokens.length / MOST_SAMPLES));
  const samples = tokens.filter((_, index) => index % step === 0);
  const straight = gathered(samples, 0);
  let best = { slope: 0, score: straight };
  for (const slope of slopes) {
    const score = gathered(samples, slope);
    if (score > best.score) best = { slope, score };
  }
  return best.score > straight * GAIN ? best.slope : 0;
}

/** Sum of squares of the words in each narrow strip: largest where strips are lines. */
function gathered(tokens: readonly Token[], slope: number): number {
  const strips = new Map<number, number>();
  for (const { x, right, y, bottom } of tokens) {
    const strip = Math.round(((y + bottom) / 2 - ((x + right) / 2) * slope) / BIN);
    const weight = right - x;
    strips.set(strip, (strips.get(strip) ?? 0) + weight);
    strips.set(strip + 1, (strips.get(strip + 1) ?? 0) + weight / 2);
    strips.set(strip - 1, (strips.get(strip - 1) ?? 0) + weight / 2);
  }
  let sum = 0;
  for (const weight of strips.values()) sum += weight * weight;
  return sum;
}
