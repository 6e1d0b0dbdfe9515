import type { GrayscaleImage } from './grayscale';

/** Angles of the text lines, in degrees: as they are, and after a quarter turn. */
export interface Skew {
  /** Angle by which lines fall to the right; at most `MAX_DEGREES`. */
  readonly horizontal: number;
  /** That angle after a counterclockwise quarter turn. */
  readonly vertical: number;
  /** A guess: text probably runs up or down. */
  readonly isSideways: boolean;
}

const MAX_DEGREES = 12;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Darker pixels are ink. */
const INK = 150;
/** Share of the image's side; longer straight edges are rules and frames, not letters. */
const MAX_EDGE = 0.02;
const MAX_POINTS = 60_000;

interface Edges {
  readonly along: Float32Array;
  readonly across: Float32Array;
  /** Before sampling. */
  readonly count: number;
  /** No point is further from the first row, whatever the angle. */
  readonly reach: number;
}

/**
 * Finds the angle at which the top edges of letters fall into the fewest rows. Expects a small, evenly lit image.
 * Letters have more vertical strokes than horizontal ones, which identifies sideways text.
 */
export function detectSkew(image: GrayscaleImage): Skew {
  const horizontal = findTopEdges(image, false);
  const vertical = findTopEdges(image, true);
  return {
    horizontal: findAngle(horizontal),
    vertical: findAngle(vertical),
    isSideways: horizontal.count > vertical.count,
  };
}

/** Points where paper turns to ink; `turned`: as after a counterclockwise quarter turn. */
function findTopEdges({ width, height, pixels }: GrayscaleImage, turned: boolean): Edges {
  const length = turned ? height : width;
  const depth = turned ? width : height;
  // after the turn, the right edge is on top
  const isInk = (along: number, across: number): boolean =>
    (pixels[turned ? along * width + (width - 1 - across) : across * width + along] ?? 255) < INK;
  const longest = Math.max(8, length * MAX_EDGE);
  const points: [number, number][] = [];
  for (let across = 1; across < depth; across++)
    for (let along = 0; along < length; ) {
      const start = along;
      while (along < length && isInk(along, across) && !isInk(along, across - 1)) along++;
      if (along - start <= longest) for (let at = start; at < along; at++) points.push([at, across]);
      if (along === start) along++;
    }
  const every = Math.ceil(points.length / MAX_POINTS);
  const some = every > 1 ? points.filter((_, index) => index % every === 0) : points;
  return {
    along: Float32Array.from(some, ([along]) => along),
    across: Float32Array.from(some, ([, across]) => across),
    count: points.length,
    reach: length + depth,
  };
}

function findAngle(edges: Edges): number {
  const findSharpest = (from: number, to: number, step: number): number =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => {
      const degrees = from + index * step;
      return { degrees, sharpness: measureSharpness(edges, degrees) };
    }).reduce((best, each) => (each.sharpness > best.sharpness ? each : best)).degrees;
  const coarse = findSharpest(-MAX_DEGREES, MAX_DEGREES, COARSE_STEP);
  return findSharpest(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP);
}

/** Sum of squared row counts at an angle: highest when the points gather in few rows. */
function measureSharpness({ along, across, reach }: Edges, degrees: number): number {
  const radians = (degrees * Math.PI) / 180;
  const sine = Math.sin(radians);
  const cosine = Math.cos(radians);
  const rows = new Uint32Array(2 * reach + 1);
  for (let at = 0; at < along.length; at++) {
    const row = reach + Math.round((across[at] as number) * cosine - (along[at] as number) * sine);
    rows[row] = (rows[row] as number) + 1;
  }
  let sum = 0;
  for (const count of rows) sum += count * count;
  return sum;
}
