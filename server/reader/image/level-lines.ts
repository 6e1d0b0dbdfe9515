import { detectSlope } from './detect-skew';
import type { GrayscaleImage } from './grayscale';

/** Slopes of text lines at the top and at the bottom edge of an image, as fall over run. */
export interface LineSlopes {
  readonly top: number;
  readonly bottom: number;
}

/** Parts of the height, as shares, in which lines have one slope. */
const bands = [0, 0.175, 0.35, 0.525, 0.7];
const BAND = 0.3;
/** Minimum letter edges for measuring a slope. */
const MIN_EDGES = 500;
const MIN_BANDS = 3;
/** Degrees between top and bottom that OCR reads as they are. */
const MIN_CHANGE = 0.5;
/** Degrees by which a band may differ: otherwise its edges are not those of lines. */
const MAX_MISS = 0.45;

/**
 * How the slope of lines changes from the top of a page to its bottom, in a photograph that was taken from one side;
 * null if it does not. Expects a small, evenly lit image that is straight on the whole.
 */
export function findLineSlopes(image: GrayscaleImage): LineSlopes | null {
  const found = bands
    .map((from) => ({ at: from + BAND / 2, ...detectSlope(cropRows(image, from, from + BAND)) }))
    .filter(({ edges }) => edges >= MIN_EDGES);
  if (found.length < MIN_BANDS) return null;
  const { start, change } = fitLine(found);
  const isLine = found.every(({ at, degrees }) => Math.abs(start + change * at - degrees) <= MAX_MISS);
  return isLine && Math.abs(change) >= MIN_CHANGE
    ? { top: toSlope(start), bottom: toSlope(start + change) }
    : null;
}

const toSlope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

function cropRows({ width, height, pixels }: GrayscaleImage, from: number, to: number): GrayscaleImage {
  const [first, last] = [Math.floor(from * height), Math.min(height, Math.ceil(to * height))];
  return { width, height: last - first, pixels: pixels.subarray(first * width, last * width) };
}

/** Least squares. */
function fitLine(points: readonly { readonly at: number; readonly degrees: number }[]): {
  readonly start: number;
  readonly change: number;
} {
  const mean = (get: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + get(point), 0) / points.length;
  const [at, degrees] = [mean((point) => point.at), mean((point) => point.degrees)];
  const change =
    mean((point) => (point.at - at) * (point.degrees - degrees)) / mean((point) => (point.at - at) ** 2);
  return { start: degrees - change * at, change };
}

/** Moves each column of pixels up or down, so that lines run level. */
export function levelLines(
  { width, height, pixels }: GrayscaleImage,
  { top, bottom }: LineSlopes,
): GrayscaleImage {
  const level = new Uint8Array(pixels.length).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    const slope = top + ((bottom - top) * y) / height;
    for (let x = 0; x < width; x++, at++) {
      const from = y + (x - width / 2) * slope;
      const above = Math.floor(from);
      if (above < 0 || above >= height - 1) continue;
      const index = above * width + x;
      const share = from - above;
      level[at] = (pixels[index] as number) * (1 - share) + (pixels[index + width] as number) * share;
    }
  }
  return { width, height, pixels: level };
}
