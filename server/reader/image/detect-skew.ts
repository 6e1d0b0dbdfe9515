import type { GrayscaleImage } from './grayscale';

/** How the lines of a picture lie, if they run across it, and if they run up or down. */
export interface Skew {
  /** By which lines across fall to the right; within twelve degrees. */
  readonly horizontal: number;
  /** The same after a quarter turn against the clock. */
  readonly vertical: number;
  /** Its letters look as if they ran up or down: a guess. */
  readonly isSideways: boolean;
}

const MAX_DEGREES = 12;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Darker than this is ink. */
const INK = 150;
/** Longer straight edges, as a share of the picture's side, are rules and frames, not letters. */
const MAX_EDGE = 0.02;
const MAX_POINTS = 60_000;

interface Edges {
  readonly along: Float32Array;
  readonly across: Float32Array;
  /** Of all, of which there may be only some here. */
  readonly count: number;
}

/**
 * How the lines of text lie in a small picture, evenly lit: at the angle at which the upper edges of its letters fall into
 * the fewest rows. Letters have more upright strokes than level ones.
 */
export function detectSkew(picture: GrayscaleImage): Skew {
  const lying = findTopEdges(picture, false);
  const standing = findTopEdges(picture, true);
  return {
    horizontal: findAngle(lying),
    vertical: findAngle(standing),
    isSideways: lying.count > standing.count,
  };
}

/** Where paper turns to ink; `turned` as in the picture after a quarter turn against the clock. */
function findTopEdges({ width, height, pixels }: GrayscaleImage, turned: boolean): Edges {
  const length = turned ? height : width;
  const depth = turned ? width : height;
  // turned against the clock, what was right is on top
  const inkAt = (along: number, across: number): boolean =>
    (pixels[turned ? along * width + (width - 1 - across) : across * width + along] ?? 255) < INK;
  const longest = Math.max(8, length * MAX_EDGE);
  const points: [number, number][] = [];
  for (let across = 1; across < depth; across++)
    for (let along = 0; along < length; ) {
      const start = along;
      while (along < length && inkAt(along, across) && !inkAt(along, across - 1)) along++;
      if (along - start <= longest) for (let at = start; at < along; at++) points.push([at, across]);
      if (along === start) along++;
    }
  const every = Math.ceil(points.length / MAX_POINTS);
  const some = every > 1 ? points.filter((_, index) => index % every === 0) : points;
  return {
    along: Float32Array.from(some, ([along]) => along),
    across: Float32Array.from(some, ([, across]) => across),
    count: points.length,
  };
}

function findAngle(edges: Edges): number {
  const sharpest = (from: number, to: number, step: number): number =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => {
      const degrees = from + index * step;
      return { degrees, sharpness: sharpness(edges, degrees) };
    }).reduce((best, each) => (each.sharpness > best.sharpness ? each : best)).degrees;
  const coarse = sharpest(-MAX_DEGREES, MAX_DEGREES, COARSE_STEP);
  return sharpest(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP);
}

/** How unevenly the points fall into rows that run at an angle. */
function sharpness({ along, across }: Edges, degrees: number): number {
  const radians = (degrees * Math.PI) / 180;
  const rows = new Map<number, number>();
  const sine = Math.sin(radians);
  const cosine = Math.cos(radians);
  for (let at = 0; at < along.length; at++) {
    const row = Math.round((across[at] as number) * cosine - (along[at] as number) * sine);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}
