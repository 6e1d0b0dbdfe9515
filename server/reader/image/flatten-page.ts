import type { GrayscaleImage } from './grayscale';

/** A point of the middle of a line of text. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

/** How lines of text bend on a page: a curled sheet, or one that was photographed from one side. */
export interface Bend {
  /** Pixels by which a line lies lower at a point than in the middle of the page. */
  readonly measure: (x: number, y: number) => number;
}

/** Shapes of a bent line across the page, and how they change down the page; both from -1 to 1. */
const shapes: readonly ((across: number, down: number) => number)[] = [
  (across) => across,
  (across, down) => across * down,
  (across, down) => across * down ** 2,
  (across) => across ** 2,
  (across, down) => across ** 2 * down,
  (across) => across ** 3,
  (across, down) => across ** 3 * down,
];
/** Keeps shapes out that hardly any line shows. */
const DAMPING = 0.01;
const MIN_LINES = 6;
/** In line heights: a point further off belongs to a stamp, a drawing or two lines at once. */
const MAX_MISS = 0.4;
/** In line heights: lines that are this level are read as they are. */
const MIN_BEND = 0.25;

/**
 * The bend that all lines of a page share, or null if they are level. What one line does differently, as handwriting
 * does, has no part in it.
 *
 * @param lines points of each line, from left to right
 * @param lineHeight usual height of a line's letters
 */
export function findBend(
  { width, height }: Pick<GrayscaleImage, 'width' | 'height'>,
  lines: readonly (readonly LinePoint[])[],
  lineHeight: number,
): Bend | null {
  if (lines.length < MIN_LINES) return null;
  const measureShapes = (x: number, y: number): readonly number[] => {
    const [across, down] = [(2 * x) / width - 1, (2 * y) / height - 1];
    return shapes.map((shape) => shape(across, down));
  };
  const rows = lines.flatMap((points) => toRows(points, measureShapes));
  const rough = fit(rows);
  const isClose = ({ values, y }: Row): boolean => Math.abs(dot(values, rough) - y) <= MAX_MISS * lineHeight;
  const weights = fit(rows.filter(isClose));
  const measure = (x: number, y: number): number => dot(measureShapes(x, y), weights);
  const most = Math.max(...lines.flat().map(({ x, y }) => Math.abs(measure(x, y))));
  return most >= MIN_BEND * lineHeight ? { measure } : null;
}

/** A point of a line, as its differences from the line's mean: where on the page a line lies says nothing about its bend. */
interface Row {
  readonly values: readonly number[];
  readonly y: number;
}

function toRows(
  points: readonly LinePoint[],
  measureShapes: (x: number, y: number) => readonly number[],
): readonly Row[] {
  const mean = (get: (index: number) => number): number =>
    points.reduce((sum, _, index) => sum + get(index), 0) / points.length;
  const middle = mean((index) => points[index]?.y ?? 0);
  const all = points.map(({ x }) => measureShapes(x, middle));
  const means = shapes.map((_, shape) => mean((index) => all[index]?.[shape] ?? 0));
  return points.map(({ y }, index) => ({
    values: means.map((each, shape) => (all[index]?.[shape] ?? 0) - each),
    y: y - middle,
  }));
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);

/** Least squares, damped: how much of each shape there is. */
function fit(rows: readonly Row[]): readonly number[] {
  const matrix = shapes.map((_, row) => [
    ...shapes.map(
      (_, column) =>
        rows.reduce((sum, { values }) => sum + (values[row] ?? 0) * (values[column] ?? 0), 0) +
        (row === column ? DAMPING * (1 + rows.length / 100) : 0),
    ),
    rows.reduce((sum, { values, y }) => sum + (values[row] ?? 0) * y, 0),
  ]);
  return solve(matrix);
}

/** Gaussian elimination with the largest pivot; each row ends with its right-hand side. */
function solve(matrix: number[][]): readonly number[] {
  const size = matrix.length;
  for (let step = 0; step < size; step++) {
    const rest = matrix.slice(step).map((row) => Math.abs(row[step] ?? 0));
    const pivot = step + rest.indexOf(Math.max(...rest));
    [matrix[step], matrix[pivot]] = [matrix[pivot] ?? [], matrix[step] ?? []];
    const first = matrix[step] ?? [];
    for (const row of matrix.slice(step + 1)) {
      const share = (row[step] ?? 0) / (first[step] || 1);
      for (let column = step; column <= size; column++)
        row[column] = (row[column] ?? 0) - share * (first[column] ?? 0);
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let step = size - 1; step >= 0; step--) {
    const row = matrix[step] ?? [];
    const known = found.reduce(
      (sum, each, index) => (index > step ? sum + each * (row[index] ?? 0) : sum),
      0,
    );
    found[step] = ((row[size] ?? 0) - known) / (row[step] || 1);
  }
  return found;
}

/** Pixels between two measurements of a bend, which changes slowly. */
const STEP = 16;

/** Moves each column's pixels up or down, so that lines run level. */
export function flattenPage({ width, height, pixels }: GrayscaleImage, { measure }: Bend): GrayscaleImage {
  const flat = new Uint8Array(pixels.length).fill(255);
  const columns = Math.ceil(width / STEP) + 1;
  for (let y = 0; y < height; y++) {
    const bends = Float32Array.from({ length: columns }, (_, column) => measure(column * STEP, y));
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / STEP);
      const [left, right] = [bends[column] as number, bends[column + 1] as number];
      const from = y + left + ((right - left) * (x % STEP)) / STEP;
      const above = Math.floor(from);
      if (above < 0 || above >= height - 1) continue;
      const index = above * width + x;
      const upper = pixels[index] as number;
      flat[y * width + x] = upper + ((pixels[index + width] as number) - upper) * (from - above);
    }
  }
  return { width, height, pixels: flat };
}
