/** A picture in shades of grey, a byte each: 0 is black. */
export interface GrayscaleImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Of pixels of red, green, blue and opacity, on white paper. */
export function toGrayscale(rgba: Uint8ClampedArray, width: number, height: number): GrayscaleImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4)
    pixels[at] =
      (valueAt(rgba, from) * 77 + valueAt(rgba, from + 1) * 150 + valueAt(rgba, from + 2) * 29) >> 8;
  return { width, height, pixels };
}

/** Side of the squares that the light is measured in. */
const TILE = 32;
/** Paper is at least this share as bright as the brightest paper: darker squares are printed dark. */
const DARKEST_PAPER = 0.45;
/** Paper this bright everywhere needs nothing. */
const EVENLY_LIT = 225;

/**
 * The same picture as if its paper were white everywhere: shadows of a photograph and grey paper go, what is printed dark
 * stays dark.
 */
export function evenLighting(picture: GrayscaleImage): GrayscaleImage {
  const { width, height, pixels } = picture;
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const paper = dilate(measurePaper(picture, columns, rows), columns, rows);
  const brightest = paper.reduce((most, each) => Math.max(most, each), 1);
  if (paper.every((each) => each >= EVENLY_LIT)) return picture;
  const light = paper.map((each) => Math.max(each, brightest * DARKEST_PAPER));

  const lit = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max(y / TILE - 0.5, 0), rows - 1);
    const top = Math.floor(v) * columns;
    const bottom = Math.min(Math.floor(v) + 1, rows - 1) * columns;
    const down = v - Math.floor(v);
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max(x / TILE - 0.5, 0), columns - 1);
      const left = Math.floor(u);
      const right = Math.min(left + 1, columns - 1);
      const across = u - left;
      const above = valueAt(light, top + left) * (1 - across) + valueAt(light, top + right) * across;
      const below = valueAt(light, bottom + left) * (1 - across) + valueAt(light, bottom + right) * across;
      const at = y * width + x;
      lit[at] = Math.min(255, (valueAt(pixels, at) * 255) / (above * (1 - down) + below * down));
    }
  }
  return { width, height, pixels: lit };
}

/** How bright the paper of each square is: what nine in ten of its elements do not exceed. */
function measurePaper(
  { width, height, pixels }: GrayscaleImage,
  columns: number,
  rows: number,
): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let tile = 0; tile < paper.length; tile++) {
    const left = (tile % columns) * TILE;
    const top = Math.floor(tile / columns) * TILE;
    const right = Math.min(left + TILE, width);
    const bottom = Math.min(top + TILE, height);
    counts.fill(0);
    for (let y = top; y < bottom; y += 2)
      for (let x = left; x < right; x += 2) {
        const shade = valueAt(pixels, y * width + x);
        counts[shade] = valueAt(counts, shade) + 1;
      }
    let above = (Math.ceil((right - left) / 2) * Math.ceil((bottom - top) / 2)) / 10;
    let shade = 255;
    for (; shade > 0 && above >= valueAt(counts, shade); shade--) above -= valueAt(counts, shade);
    paper[tile] = shade;
  }
  return paper;
}

/** Each the brightest of its neighbours, so that a word of bold letters is no shadow. */
function dilate(paper: Float32Array, columns: number, rows: number): Float32Array {
  return paper.map((_, tile) => {
    const column = tile % columns;
    const row = Math.floor(tile / columns);
    let most = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        most = Math.max(most, valueAt(paper, y * columns + x));
    return most;
  });
}

/** Of an index that is in its range. */
const valueAt = (values: ArrayLike<number>, index: number): number => values[index] as number;
