import { getMedian } from './median';

/** Probability, 0 to 1, that each pixel belongs to the core of a line of text. */
export interface ProbabilityMap {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A line of text, level or nearly so: a parallelogram with upright sides. */
export interface TextLine {
  readonly left: number;
  readonly right: number;
  /** Vertical position of the line's middle at `left`. */
  readonly middle: number;
  /** Pixels down per pixel across. */
  readonly slope: number;
  readonly height: number;
}

const MIN_PROBABILITY = 0.3;
/** Minimum mean probability of a line. */
const MIN_MEAN = 0.5;
const MIN_PIXELS = 12;
/**
 * The model marks only the core of each line. The core's area divided by its perimeter, times this ratio, is the margin
 * around it that restores the line (PaddleOCR's `unclip_ratio`).
 */
const UNCLIP_RATIO = 1.6;
/** Steeper lines are drawings and stamps. */
const MAX_SLOPE = 0.25;
/** Minimum width of a core with a slope of its own, as a multiple of its height. */
const MIN_ASPECT = 4;
/** Minimum width of the long lines that determine the page's slope, as a multiple of their height. */
const LONG_ASPECT = 8;

interface Core {
  readonly left: number;
  readonly right: number;
  readonly top: Float64Array;
  readonly bottom: Float64Array;
}

/** Finds the lines of text of a page. */
export function findLines(map: ProbabilityMap): TextLine[] {
  const cores = findCores(map);
  const slopes = cores
    .filter((core) => core.right - core.left > LONG_ASPECT * measureHeight(core))
    .map((core) => fitMiddle(core).slope);
  const usual = getMedian(slopes);
  return cores.flatMap((core) => toLine(core, usual) ?? []);
}

/** Finds connected pixels above the minimum probability, as columns. */
function findCores({ width, height, values }: ProbabilityMap): Core[] {
  const seen = new Uint8Array(values.length);
  const stack = new Int32Array(values.length);
  const cores: Core[] = [];
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || (values[start] as number) < MIN_PROBABILITY) continue;
    const pixels: number[] = [];
    let total = 0;
    let depth = 0;
    const push = (at: number): void => {
      if (seen[at] || (values[at] as number) < MIN_PROBABILITY) return;
      seen[at] = 1;
      stack[depth++] = at;
    };
    push(start);
    while (depth > 0) {
      const at = stack[--depth] as number;
      pixels.push(at);
      total += values[at] as number;
      const x = at % width;
      if (x > 0) push(at - 1);
      if (x < width - 1) push(at + 1);
      if (at >= width) push(at - width);
      if (at < width * (height - 1)) push(at + width);
    }
    if (pixels.length >= MIN_PIXELS && total / pixels.length >= MIN_MEAN) cores.push(toCore(pixels, width));
  }
  return cores;
}

function toCore(pixels: readonly number[], width: number): Core {
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  for (const at of pixels) {
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
  }
  const top = new Float64Array(right - left + 1).fill(Number.POSITIVE_INFINITY);
  const bottom = new Float64Array(right - left + 1).fill(Number.NEGATIVE_INFINITY);
  for (const at of pixels) {
    const column = (at % width) - left;
    const y = Math.floor(at / width);
    top[column] = Math.min(top[column] as number, y);
    bottom[column] = Math.max(bottom[column] as number, y + 1);
  }
  return { left, right: right + 1, top, bottom };
}

/** Median height of the columns. */
const measureHeight = ({ top, bottom }: Core): number =>
  getMedian(top.map((each, column) => (bottom[column] as number) - each));

/** The straight line through the middles of the columns, by least squares. */
function fitMiddle({ left, top, bottom }: Core): { slope: number; at: (x: number) => number } {
  const count = top.length;
  let [sumY, sumXY] = [0, 0];
  const meanX = (count - 1) / 2;
  for (let column = 0; column < count; column++) {
    const y = ((top[column] as number) + (bottom[column] as number)) / 2;
    sumY += y;
    sumXY += (column - meanX) * y;
  }
  const spread = (count * (count * count - 1)) / 12;
  const slope = spread === 0 ? 0 : sumXY / spread;
  return { slope, at: (x) => sumY / count + slope * (x - left - meanX - 0.5) };
}

function toLine(core: Core, usualSlope: number): TextLine | null {
  const width = core.right - core.left;
  const own = fitMiddle(core);
  const slope = width > MIN_ASPECT * measureHeight(core) ? own.slope : usualSlope;
  if (Math.abs(slope) > MAX_SLOPE) return null;
  const centre = (core.left + core.right) / 2;
  const middle = own.at(centre);
  // distances of the columns' edges from the sloping middle, without the outermost 5%
  const above = Array.from(
    core.top,
    (y, column) => middle + slope * (core.left + column + 0.5 - centre) - y,
  ).sort((a, b) => a - b);
  const below = Array.from(
    core.bottom,
    (y, column) => y - middle - slope * (core.left + column + 0.5 - centre),
  ).sort((a, b) => a - b);
  const last = Math.floor((above.length - 1) * 0.95);
  const [up, down] = [above[last] as number, below[last] as number];
  const height = up + down;
  if (height < 2 || width < 2) return null;
  const margin = (width * height * UNCLIP_RATIO) / (2 * (width + height));
  return {
    left: core.left - margin,
    right: core.right + margin,
    middle: middle + (down - up) / 2 - slope * (width / 2 + margin),
    slope,
    height: height + 2 * margin,
  };
}
